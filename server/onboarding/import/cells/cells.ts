import type { Language } from '#contract/language.ts';
import type { Column } from '#server/onboarding/import/column-names.ts';
import { NAMED_CURRENCIES } from './named-currency.ts';
import type { Problem } from '#server/onboarding/import/problem.ts';
import type { Sheet } from '#server/onboarding/import/sheet.ts';
import { fillText, IMPORT_TEXTS } from '#server/onboarding/import/texts/texts.ts';
import type { ProblemCode } from '#server/onboarding/import/texts/shape.ts';

/** The cells of one row by column, and their problems. */
export interface Cells {
  /** Whether the file has such a column. */
  has(column: Column): boolean;
  /** The text of a cell, trimmed; '' where the file has no such column. */
  text(column: Column): string;
  /** What the file calls a column; '' where it has no such one. */
  header(column: Column): string;
  /** A text within a length; null where there is none, or where it is invalid. */
  words(column: Column, length: { least: number; most: number }): string | null;
  /** A number, as people write it: "45,00 $/h", "12 ans", "30 km", "20 miles". */
  number(column: Column, range: { least: number; most: number; isWhole: boolean }): number | null;
  /** Records that the cell is invalid. */
  refuse(column: Column | null, code: ProblemCode, about?: string): null;
  problems: Problem[];
}

const NOT_TEXT = /\p{Cc}|[\u202a-\u202e\u2066-\u2069\uf8e0\uf8e1\ufffd]/u;
const CODES = NAMED_CURRENCIES.join('|');
/** A number, and the units people write about it. */
const AMOUNT = new RegExp(
  [
    String.raw`^(?:CA|US|MX|AU|NZ|R|${CODES})?\s*[$€£]?\s*(\d{1,6}(?:[.,]\d{1,2})?)\s*\+?\s*(?:[$€£]|${CODES})?`,
    String.raw`\s*(?:(?:\/|per|par|por|de l['’]|l['’]|a la|à l['’])?\s*(?:h|hr|hour|heure|hora))?`,
    String.raw`\s*(?:years?|yrs?|ans?|années?|años?|km|kms|kilom[eè]tres?|kilómetros?|mi|miles?|milles?|millas?)?\.?$`,
  ].join(''),
  'iu',
);

/** `sheet` maps columns to positions. */
export function openCells(fields: readonly string[], sheet: Sheet, language: Language): Cells {
  const problems: Problem[] = [];
  const text = (column: Column): string => {
    const at = sheet.at.get(column);
    return at === undefined ? '' : (fields[at] ?? '').normalize('NFC').trim();
  };
  const refuse: Cells['refuse'] = (column, code, about) => {
    const value = column ? text(column) : fields.join(sheet.delimiter);
    problems.push({ code, column, value, ...(about === undefined ? {} : { about }) });
    return null;
  };
  return {
    has: (column) => sheet.at.has(column),
    text,
    header: (column) => sheet.headers[sheet.at.get(column) ?? -1] ?? '',
    refuse,
    problems,
    words(column, { least, most }) {
      const said = text(column).replace(/\s+/g, ' ');
      if (said === '') return null;
      if (NOT_TEXT.test(said) || !said.isWellFormed()) return refuse(column, 'unreadable');
      if (said.length < least) return refuse(column, 'tooShort', String(least));
      if (said.length > most) return refuse(column, 'tooLong', String(most));
      return said;
    },
    number(column, { least, most, isWhole }) {
      const said = text(column);
      if (said === '') return null;
      const amount = Number((AMOUNT.exec(said.slice(0, 60))?.[1] ?? '').replace(',', '.') || NaN);
      const isRight = amount >= least && amount <= most && (!isWhole || Number.isInteger(amount));
      if (isRight) return amount;
      return refuse(
        column,
        'badNumber',
        fillText(IMPORT_TEXTS[language].ranges[isWhole ? 'from' : 'amount'], { least, most }),
      );
    },
  };
}
