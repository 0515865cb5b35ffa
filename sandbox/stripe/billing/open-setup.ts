import { makeSetupIntent } from '../objects/setup-intent.ts';
import type { Kept, Purpose } from '../kinds.ts';
import { add } from '../store.ts';
import type { Work } from '../work.ts';

/** Creates a set-up that asks a customer for a card. */
export async function openSetup(
  work: Work,
  customer: string,
  purpose: Purpose,
): Promise<Kept<'setup_intent'>> {
  const kept: Kept<'setup_intent'> = { body: makeSetupIntent(work, customer), hidden: { purpose } };
  await add(work, kept);
  await work.emit('setup_intent.created', kept.body);
  return kept;
}
