import { uuidv8 } from '#server/platform/uuid.ts';

/**
 * The id of an imported place: made of the name of its import and of its key there, so that it is the
 * same in every newer extract, and after a removal.
 */
export function placeUuid(importName: string, kind: 'place' | 'street', key: string): string {
  return uuidv8(`${importName}\n${kind}\n${key}`);
}
