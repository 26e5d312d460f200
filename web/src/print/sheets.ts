// Sheets to print: what the server has, and the addresses of their PDFs and pictures.
import { ask } from "../net/ask";
import type { PrintableSheet } from "../net/protocol";

export type PaperSize = "a4" | "letter";

/** How a worksheet is chosen: how hard it is, and which of its questions. */
export interface Chosen {
  level: number;
  seed: string;
}

export const sheetsOf = (language: string): Promise<PrintableSheet[]> => ask("GET", `/sheets?lang=${language}`);

/** The PDF of some sheets together. */
export function pdfOf(
  sheets: readonly string[],
  lang: string,
  paper: PaperSize,
  chosen: Chosen = { level: 1, seed: "1" },
): string {
  const words = new URLSearchParams({ sheets: sheets.join(","), lang, paper });
  words.set("level", String(chosen.level));
  words.set("seed", chosen.seed);
  return `/api/sheets/pdf?${words}`;
}

/** A small picture of a sheet's first page. */
export const pictureOf = (sheet: string, lang: string, { level, seed }: Chosen = { level: 1, seed: "1" }): string =>
  `/api/sheets/${encodeURIComponent(sheet)}/picture.svg?${new URLSearchParams({ lang, level: String(level), seed })}`;

/** Letter is the paper of North America and some neighbours, A4 that of everybody else. */
export const usualPaper = (locale: string): PaperSize => (/-(US|CA|MX|PH|CL|CO|VE)$/.test(locale) ? "letter" : "a4");

/** A short name for a new set of questions. */
export const newSeed = (): string => Math.random().toString(36).slice(2, 6);
