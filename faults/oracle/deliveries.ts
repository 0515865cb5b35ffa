import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** What is looked at of a mail that arrived. */
export interface ArrivedMail {
  messageId?: string | undefined;
  text?: string | undefined;
  envelopeTo: readonly string[];
}

/** What the mail server received, compared with the outbox and the notices. */
export interface Deliveries {
  /** Mails that the mail server accepted. */
  received: number;
  /** Accepted again under the same Message-ID, by which a mail program shows them once. */
  repeated: number;
  /** Mails marked as sent that the mail server never got. */
  neverArrived: string[];
  /** New leads whose professional got no mail about them, though the notice was still wanted. */
  notTold: string[];
  /** Mails of one message under two Message-IDs, or of a message that the outbox does not have. */
  unexplained: string[];
}

/** Compares them; once it is quiet. */
export async function compareDeliveries(
  db: Db,
  { mails }: { mails: readonly ArrivedMail[] },
): Promise<Deliveries> {
  const received = Map.groupBy(mails, ({ messageId }) => idOf(messageId));
  const { rows: sent } = await sql<{ id: string }>`
    select id from outbox_messages where channel = 'email' and sent_at is not null`.execute(db);
  const known = new Set(sent.map(({ id }) => id));
  const told = new Set(
    mails.flatMap(({ text = '', envelopeTo }) =>
      [...text.matchAll(UUID)].map(([id]) => `${envelopeTo[0]} ${id}`),
    ),
  );
  const { rows: notices } = await sql<{ lead: string; email: string }>`
    select l.id as lead, u.email from leads l
    join notices n on n.dedupe_key = 'newLead:' || l.id
    join users u on u.id = n.user_id
    where n.read_at is null`.execute(db);
  return {
    received: mails.length,
    repeated: mails.length - received.size,
    neverArrived: sent.filter(({ id }) => !received.has(id)).map(({ id }) => id),
    notTold: notices
      .filter(({ lead, email }) => !told.has(`${email} ${lead}`))
      .map(({ lead }) => lead),
    unexplained: [...received.keys()].filter((id) => !known.has(id)),
  };
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Our Message-ID begins with the id of the message. */
function idOf(messageId: string | undefined): string {
  return /^<([^@]+)@/.exec(messageId ?? '')?.[1] ?? '';
}
