import { DAY_MS } from '#contract/durations.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import type { StartedApp } from './app.ts';
import type { Professional } from './people.ts';

/** The token of the personal link in the newest letter to a professional about a lead. */
export async function answerTokenOf(
  { platform }: Pick<StartedApp, 'platform'>,
  { email }: Pick<Professional, 'email'>,
): Promise<string> {
  const letter = await platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', 'in', ['newLead', 'leadReminder'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const token = /\/answer\?\S*token=([\w-]{43})/.exec(letter?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No letter to ${email} has a personal link`);
  return token;
}

/** A new personal link by which a professional answers a lead; returns its token. */
export async function mintAnswerToken(
  { platform: { db, clock } }: Pick<StartedApp, 'platform'>,
  { leadId, userId }: { leadId: string; userId: string },
): Promise<string> {
  const token = newSecret();
  const [created_at, expires_at] = [clock.now(), new Date(clock.now().getTime() + DAY_MS)];
  const link = { lead_id: leadId, user_id: userId, created_at, expires_at };
  await db
    .insertInto('answer_links')
    .values({ ...link, token_hash: hashOf(token) })
    .execute();
  return token;
}
