// Whose profile a name at a table leads to.
import type { Table } from "../net/protocol";

/** The address of the profile of whoever sits there; null for a robot, a pupil, and one of several at a device. */
export function profileAt(table: Pick<Table, "seats" | "of_class"> | null, seat: number): string | null {
  const person = table?.seats[seat]?.person;
  if (!table || !person || table.of_class || table.seats.filter((one) => one.person === person).length > 1) return null;
  return `/people/${person}`;
}
