import { types, type CustomTypesConfig } from 'pg';

const int8 = 20;
const numeric = 1700;
const date = 1082;
const timestamptz = 1184;

/**
 * The mapping of database values. bigint and numeric are numbers (a bigint beyond 2^53 throws: ids
 * and counts never get there, amounts have two decimals); date is 'YYYY-MM-DD', because a Date
 * would add a time zone; timestamptz is a Date; bytea a Buffer; jsonb the parsed value.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return toSafeInteger;
    if (oid === numeric) return Number;
    if (oid === date) return String;
    if (oid === timestamptz) return toDate;
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its types only know the built-in numbers
    return types.getTypeParser(oid, format as 'text');
  }) as CustomTypesConfig['getTypeParser'],
};

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`bigint ${text} does not fit a number`);
}

// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its types only know the built-in numbers
const parseAny = types.getTypeParser(timestamptz, 'text') as (text: string) => Date;

/** Sessions are in UTC: read as ISO 8601 that is a fifth of the work; anything else is `infinity` or BC. */
function toDate(text: string): Date {
  if (!text.endsWith('+00')) return parseAny(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}
