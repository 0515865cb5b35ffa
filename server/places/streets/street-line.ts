import { MAX_STREET_LENGTH } from '#server/places/place-ids/place-id.ts';

const NUMBER_BEFORE = /^\s*(\d{1,6}(?:[- ]?[a-z])?)[ ,]+(?=\D*\p{L}{2})/iu;
const NUMBER_BEHIND = /\p{L}{2}[^,\d]*?\s(?:(?:#|n[o°º]\.?)\s?)?(\d{1,6}(?:[- ]?[a-z])?)\s*$/iu;
/** "10e avenue": a name. */
const ORDINAL = /^\d+[a-z]/i;

/** The first line of an address: a street by its name, with the house number as it was typed. */
export function lineOfStreet(typed: string, name: string): string {
  const [part = ''] = typed.split(',');
  const before = NUMBER_BEFORE.exec(part)?.[1];
  const behind = NUMBER_BEHIND.exec(part)?.[1];
  const isName = (number: string) => name.split(/\s+/).includes(number);
  if (before && !ORDINAL.test(before) && !isName(before)) return cut(`${before} ${name}`);
  return cut(behind && !isName(behind) ? `${name} ${behind}` : name);
}

function cut(line: string): string {
  return line.slice(0, MAX_STREET_LENGTH).toWellFormed();
}
