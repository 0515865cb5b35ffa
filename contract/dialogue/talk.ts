import { move, type Progress, type StepEvent } from './steps.ts';
import type { Contact } from './contact-text.ts';
import type { Reply, ReplyValues } from './replies.ts';

/** What follows the replies: nothing, the drafts at these positions are sent, or a contact has to be proved. */
export type Next =
  | { do: 'wait' }
  | { do: 'send'; positions: readonly number[] }
  | { do: 'prove'; contact: Contact | null };

/** A turn of the assistant: what it says, where the conversation stands after it, and what follows. */
export interface AssistantTurn {
  progress: Progress;
  replies: readonly Reply[];
  next: Next;
}

/** A turn in the making. */
export interface Talk {
  readonly signedIn: boolean;
  progress: Progress;
  replies: Reply[];
  next: Next;
}

export function say(talk: Talk, key: Reply['say'], values?: ReplyValues): void {
  talk.replies.push({ say: key, ...(values && { values }) });
}

export function step(talk: Talk, event: StepEvent): Progress {
  talk.progress = move(talk.progress, event);
  return talk.progress;
}

/** Sends the drafts that were agreed to. */
export function send(talk: Talk): void {
  const { only, otherNeeds } = talk.progress;
  const all = [0, ...otherNeeds.map((_, at) => at + 1)];
  talk.next = { do: 'send', positions: only === null ? all : [only] };
}
