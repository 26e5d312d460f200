// What the host asks of the server, and does there.
import { ask } from "../../net/api";
import type {
  AuditLine,
  CodeMade,
  Figures,
  NewSanction,
  PeopleListed,
  ReportShown,
  SanctionShown,
} from "../../net/protocol";

export const people = (search: string, before: string | null): Promise<PeopleListed> =>
  ask("GET", `/host/people?search=${encodeURIComponent(search)}${before ? `&before=${before}` : ""}`);
export const code = (login: string | null): Promise<CodeMade> =>
  ask("POST", "/host/codes", login === null ? {} : { login });
export const figures = (): Promise<Figures> => ask("GET", "/host/figures");
export const reports = (closed: boolean): Promise<ReportShown[]> => ask("GET", `/host/reports?closed=${closed}`);
export const closeReport = (report: number, note: string): Promise<void> =>
  ask("POST", `/host/reports/${report}/close`, { note });
export const sanctions = (): Promise<SanctionShown[]> => ask("GET", "/host/sanctions");
export const lay = (wanted: NewSanction): Promise<SanctionShown> => ask("POST", "/host/sanctions", wanted);
export const lift = (sanction: number): Promise<void> => ask("DELETE", `/host/sanctions/${sanction}`);
export const words = (): Promise<string[]> => ask("GET", "/host/names");
export const forbid = (word: string): Promise<{ word: string }> => ask("POST", "/host/names", { word });
export const allow = (word: string): Promise<void> => ask("DELETE", `/host/names/${encodeURIComponent(word)}`);
export const audit = (before: number | null): Promise<AuditLine[]> =>
  ask("GET", `/host/audit${before ? `?before=${before}` : ""}`);
