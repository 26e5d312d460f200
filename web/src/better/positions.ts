// How many sit in a position that somebody typed.
/** The number of seats that a position's text names; null where the game has a fixed number. */
export function seatsIn(game: string, position: string): number | null {
  const parts = position.split("|");
  if (parts.length < 4) return null;
  if (game === "shut-the-box") return parts[2]!.split(",").length;
  if (game === "abaku") return parts[1]!.split(",").length;
  if (game === "chikugo" || game === "take-it") return parts[3]!.split(";").length;
  return null;
}
