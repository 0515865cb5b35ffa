import * as z from 'zod/mini';

/** The content of our place ids: a place by its key, and what was typed more precisely. */
export interface PlaceReference {
  key: string;
  street?: string;
  postalCode?: string;
}

const PREFIX = 'nh_';
const MAX_ID_LENGTH = 512;
/** At most 3 bytes a unit in UTF-8, so that an id stays under its limit. */
export const MAX_STREET_LENGTH = 100;

const wire = z.strictObject({
  k: z
    .string()
    .check(z.regex(/^(c\d{1,9}|d[a-z-]{1,30}\/[a-z0-9-]{1,60}|p[A-Z]{2}-[A-Z0-9]{1,5})$/)),
  s: z.optional(
    z.string().check(
      z.minLength(1),
      z.maxLength(MAX_STREET_LENGTH),
      z.refine((street) => isPlainText(street)),
    ),
  ),
  z: z.optional(z.string().check(z.regex(/^[A-Z0-9]{2,5}([ -][A-Z0-9]{3,4})?$/))),
});

/** Encodes a reference as place id: `nh_` and base64url of its JSON. */
export function encodePlaceId({ key, street, postalCode }: PlaceReference): string {
  const content = { k: key, ...(street && { s: street }), ...(postalCode && { z: postalCode }) };
  return PREFIX + Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** Decodes a place id, or null when it is not one of `encodePlaceId`. */
export function decodePlaceId(placeId: string): PlaceReference | null {
  if (!placeId.startsWith(PREFIX) || placeId.length > MAX_ID_LENGTH) return null;
  const encoded = placeId.slice(PREFIX.length);
  const bytes = Buffer.from(encoded, 'base64url');
  if (bytes.toString('base64url') !== encoded) return null;
  const parsed = wire.safeParse(jsonOf(bytes.toString()));
  if (!parsed.success) return null;
  const { k: key, s: street, z: postalCode } = parsed.data;
  return { key, ...(street && { street }), ...(postalCode && { postalCode }) };
}

/**
 * Sanitizes a typed line: no control and direction characters, lone surrogates and doubled spaces.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function isPlainText(text: string): boolean {
  return plainText(text) === text;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
