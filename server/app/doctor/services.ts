import type { ServiceHealth } from '#server/platform/service-health.ts';
import { bad, well, type Examination, type Finding } from './examination.ts';

/** Shorter than the doctor's timeout of a part, so that the reason can still be reported. */
export const SERVICE_TIMEOUT_MS = 4000;

/** The finding of an external service; `settings` are the names of its configuration. */
export function serviceFound(
  { texts }: Pick<Examination, 'texts'>,
  {
    what,
    health,
    works,
    settings,
  }: { what: string; health: ServiceHealth; works: string; settings: string },
): Finding {
  if (health === 'well') return well(what, works);
  const { note, cure } = texts.services[health];
  return bad(what, note, cure(settings));
}
