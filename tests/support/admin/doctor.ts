import type { Examination } from '#server/app/doctor/examination.ts';
import { figuresIn } from '#server/app/doctor/figures.ts';
import { en } from '#server/app/doctor/texts/en.ts';
import type { Platform } from '#server/platform/platform.ts';

/** The input of one part of the doctor, in English. */
export function examinationOf(platform: Platform): Examination {
  return { platform, texts: en, figures: figuresIn('en') };
}
