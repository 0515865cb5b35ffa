import type { Finding as Told } from '#contract/admin/doctor.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Figures } from './figures.ts';
import type { DoctorTexts } from './texts/en.ts';

/** What was found of one part. */
export type Finding = Omit<Told, 'part'>;

/** What the doctor looks at, and the words for what is found. */
export interface Examination {
  platform: Platform;
  texts: DoctorTexts;
  figures: Figures;
}

/** Looks at one part and changes nothing. */
export type Look = (examination: Examination) => Promise<Finding[]>;

/** Something that is as it should be. */
export function well(what: string, note: string): Finding {
  return { ok: 'ok', what, note, cure: null };
}

/** Something to look after, and how. */
export function warning(what: string, note: string, cure: string): Finding {
  return { ok: 'warning', what, note, cure };
}

/** Something that does not work, and how it would. */
export function bad(what: string, note: string, cure: string): Finding {
  return { ok: 'bad', what, note, cure };
}
