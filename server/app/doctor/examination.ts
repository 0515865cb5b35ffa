import type { Finding as Told } from '#contract/admin/doctor.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Figures } from './figures.ts';
import type { DoctorTexts } from './texts/en.ts';

/** The finding of one part. */
export type Finding = Omit<Told, 'part'>;

/** What the doctor examines, and the texts for its findings. */
export interface Examination {
  platform: Platform;
  texts: DoctorTexts;
  figures: Figures;
}

/** Examines one part and changes nothing. */
export type Look = (examination: Examination) => Promise<Finding[]>;

/** A finding without a problem. */
export function well(what: string, note: string): Finding {
  return { ok: 'ok', what, note, cure: null };
}

/** A warning, and what to do. */
export function warning(what: string, note: string, cure: string): Finding {
  return { ok: 'warning', what, note, cure };
}

/** A failure, and what to do. */
export function bad(what: string, note: string, cure: string): Finding {
  return { ok: 'bad', what, note, cure };
}
