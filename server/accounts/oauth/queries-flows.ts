import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

export async function insertFlow(db: Db, flow: Insertable<Tables['identity_flows']>) {
  await db.insertInto('identity_flows').values(flow).execute();
}

/** Deletes the flow and returns it: of concurrent callbacks exactly one gets it. */
export async function consumeFlow(
  db: Db,
  { stateHash, browserHash, provider, now }: FlowKeys & { now: Date },
) {
  return db
    .deleteFrom('identity_flows')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier', 'role', 'language', 'return_to', 'accepted_terms'])
    .executeTakeFirst();
}

interface FlowKeys {
  stateHash: Buffer;
  browserHash: Buffer;
  provider: string;
}

export async function deleteFlowsExpiredBefore(db: Db, moment: Date) {
  await db.deleteFrom('identity_flows').where('expires_at', '<=', moment).execute();
}
