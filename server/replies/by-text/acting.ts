import type { Language } from '#contract/language.ts';
import type { MarkedJob } from '#server/notifications/notifications.ts';
import { areaIn } from '#server/places/places.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { professionName, professionNumbered } from '#server/professionals/professionals.ts';
import type { Received } from './received.ts';

/** A text, who sent it, and what they have before them. */
export interface Acting {
  received: Received;
  actor: Actor;
  jobs: readonly MarkedJob[];
}

/** "Plumber, Laval" in the language of the answer. */
export function nameOf(language: Language, { professionId, area }: MarkedJob): string {
  const profession = professionName(professionNumbered(professionId), language);
  return `${profession}, ${areaIn(area, language)}`;
}
