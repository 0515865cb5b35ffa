import { createHash } from 'node:crypto';

/**
 * The id of an imported place: made of the name of its import and of its key there, so that it is the
 * same in every newer extract, and after a removal. Version 8 of RFC 9562.
 */
export function placeUuid(importName: string, kind: 'place' | 'street', key: string): string {
  const hash = createHash('sha256').update(`${importName}\n${kind}\n${key}`).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}
