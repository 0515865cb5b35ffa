import { hashOf } from '#server/platform/secrets/hashes.ts';

export interface Need {
  profession_id: number;
  description: string;
  location: string;
  location_place_id: string | null;
  urgency: string;
  starts_on: string | null;
  ends_on: string | null;
  destination: string | null;
  direct_to: string | null;
}

/**
 * The fingerprint that identifies duplicate needs of one customer: the same profession, text, places,
 * urgency, days and professional asked by name, ignoring case and spaces. 32 bytes, SHA-256.
 */
export function fingerprintOf(need: Need): Buffer {
  const parts = [
    need.profession_id,
    plain(need.description),
    plain(need.location),
    need.location_place_id,
    need.urgency,
    ...(need.starts_on ? [need.starts_on, need.ends_on] : []),
    ...(need.destination ? [plain(need.destination)] : []),
    ...(need.direct_to ? [need.direct_to] : []),
  ];
  return hashOf(JSON.stringify(parts));
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
