import { Sender, type SenderOptions } from '#faults/load/send.ts';
import type { Attempt } from '#faults/oracle/ledger.ts';
import { insertCustomer } from '#faults/site/people.ts';
import { takeSeat } from '#faults/site/seat.ts';
import { assistantTraffic } from '#faults/traffic/assistant.ts';
import { openConversation } from '#faults/traffic/conversation.ts';
import { fileTraffic } from '#faults/traffic/files.ts';
import { operatorTraffic } from '#faults/traffic/operators.ts';
import { planTraffic } from '#faults/traffic/plans.ts';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import type { FakeLanguageModel } from '#tests/fakes/language-model.ts';
import { anAdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { openClient } from '#tests/support/app.ts';
import type { Stage } from './outage.ts';

/** Longer than any answer may take, in milliseconds. */
const PATIENT = { answerMs: 30_000, pauseMs: 200 };

/** Adds to the stage those whose calls need the services, and an operator. */
export async function openPeopleOfPeers(
  stage: Stage,
  { sandbox, model }: { sandbox: StripeSandbox; model: FakeLanguageModel },
): Promise<void> {
  const { node, ledger, people, traffic, endings, cluster } = stage;
  const { platform, close } = await takeSeat(stage, sandbox);
  endings.push(close);
  const { db } = cluster;
  const senderOf = (attempts: Attempt[], options: SenderOptions = PATIENT) =>
    new Sender(node.url, ledger, { ...options, attempts });
  const usual = new Sender(node.url, ledger);
  const paying: Attempt[] = [];
  const till = { db, sender: senderOf(paying), operations: sandbox.operations };
  const filing: Attempt[] = [];
  const conversation = await openConversation({ db, sender: usual, people }, 'filer');
  const senders = { files: senderOf(filing), messages: usual };
  const talking: Attempt[] = [];
  const talk = { who: await insertCustomer(db, 'talker'), sender: senderOf(talking), read: [] };
  const acting: Attempt[] = [];
  const admin = await anAdminAtWork({ platform, client: () => openClient(node.url) });
  const desk = {
    db,
    admin: { userId: admin.id, cookie: admin.jar.header },
    senders: { acts: senderOf(acting, {}), requests: usual },
    prove: admin.prove,
  };
  traffic.push(
    planTraffic({ ...till, ledger: new Map() }, paying),
    fileTraffic({ url: node.url, conversation, senders, kept: [] }, filing),
    assistantTraffic({ ...talk, model }, talking),
    operatorTraffic(desk, ledger, acting),
  );
}
