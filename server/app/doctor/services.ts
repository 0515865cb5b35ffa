import type { ServiceHealth } from '#server/platform/service-health.ts';
import { bad, well, type Examination, type Finding } from './examination.ts';

/** Less than the doctor waits for a part, so that what is wrong can still be said. */
export const SERVICE_PATIENCE_MS = 4000;

/** What is said of a service outside; `settings` are the names of what it was set up with. */
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
