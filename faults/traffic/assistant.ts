import { setTimeout as sleep } from 'node:timers/promises';
import { analyzeMessage } from '#contract/requests/assistant.ts';
import type { Sender } from '#faults/load/send.ts';
import { faultsOfAnswers, type ReadMessage } from '#faults/oracle/read-messages.ts';
import type { Attempt } from '#faults/oracle/ledger.ts';
import type { SignedIn } from '#faults/site/people.ts';
import type { FakeLanguageModel } from '#tests/fakes/language-model.ts';
import type { Traffic } from './traffic.ts';

/** Who talks to the assistant, and what it answered. */
export interface Talk {
  who: SignedIn;
  sender: Sender;
  model: Pick<FakeLanguageModel, 'calls'>;
  read: ReadMessage[];
}

const PAUSE_MS = 500;

/** Somebody tells the assistant what they need, each time in other words. */
export function assistantTraffic(talk: Talk, attempts: Attempt[]): Traffic {
  return {
    kind: 'assistant',
    attempts,
    async run(goesOn) {
      for (let number = 0; goesOn(); number += 1) {
        await askAssistant(talk, number);
        await sleep(PAUSE_MS);
      }
    },
    acked: () => talk.read.length,
    faults: async () => faultsOfAnswers(talk.read, talk.model.calls),
  };
}

/** Sends one message. */
export async function askAssistant({ who, sender, read }: Talk, number: number): Promise<void> {
  const message = `Sink number ${number} is clogged in Laval, I need a plumber today`;
  const body = { message, language: 'en' as const };
  const answer = await sender.ask(who, analyzeMessage, { body }).catch(() => undefined);
  read.push({ message, expected: 'plumber', answered: answer?.profession ?? null });
}
