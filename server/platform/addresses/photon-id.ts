import * as z from 'zod/mini';

/** The content of our id for a place of Photon; '' for unknown parts. */
export interface PhotonPlace {
  lat: number;
  lon: number;
  number: string;
  street: string;
  district: string;
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  postcode: string;
}

const word = z.string();
const wire = z.tuple([
  z.number().check(z.minimum(-90), z.maximum(90)),
  z.number().check(z.minimum(-180), z.maximum(180)),
  word,
  word,
  word,
  word,
  word,
  word,
  word,
]);

/** Keeps a place id within the maximum length of the contract, in any script. */
const MAX_ID_LENGTH = 420;
const MAX_NAME_LENGTHS = [60, 40, 28, 18, 12];

/**
 * Encodes a place as id: base64url of its parts as JSON; long names are truncated to the maximum
 * length.
 */
export function encodePhotonId(place: PhotonPlace): string {
  const { lat, lon, number, street, district, city, state, country, postcode } = place;
  const encoded = (length: number) => {
    const words = [number, street, district, city, state, country, postcode];
    const cut = words.map((text) => Array.from(text).slice(0, length).join(''));
    return Buffer.from(JSON.stringify([lat, lon, ...cut])).toString('base64url');
  };
  const ids = MAX_NAME_LENGTHS.map(encoded);
  return ids.find((id) => id.length <= MAX_ID_LENGTH) ?? encoded(8);
}

/** Decodes an id; null for any other text. */
export function decodePhotonId(id: string): PhotonPlace | null {
  const read = wire.safeParse(jsonOf(Buffer.from(id, 'base64url').toString()));
  if (!read.success) return null;
  const [lat, lon, number, street, district, city, state, country, postcode] = read.data;
  return { lat, lon, number, street, district, city, state, country, postcode };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
