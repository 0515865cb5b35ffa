import { ASKED, type Analysis, type Asked } from '#contract/requests/assistant.ts';
import { isProfession } from '#contract/professionals/professions.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { respond, type Input } from '#contract/dialogue/respond.ts';
import { BEGINNING, type Progress } from '#contract/dialogue/steps.ts';
import type { ReplyKey } from '#contract/dialogue/replies.ts';
import type { WrittenDialogue } from './written-dialogue.ts';

/** How a conversation went: where it stood, whether the request left, and everything that was said. */
export interface Outcome {
  progress: Progress;
  sent: boolean;
  said: readonly string[];
  /** The fields that were asked for, in order. */
  asked: readonly string[];
  transcript: readonly string[];
}

type Analyse = (message: string, asked: Asked | null) => Analysis;

/** Plays a written conversation with somebody who is signed in. */
export function converse({ lines }: WrittenDialogue, analyse: Analyse): Outcome {
  const left = [...lines];
  let progress = BEGINNING;
  let sent = false;
  let first = true;
  const said: ReplyKey[] = [];
  const asked: string[] = [];
  const transcript: string[] = [];
  while (!sent) {
    const at = left.findIndex(({ when }) => when === null || (!first && when === progress.step));
    if (at < 0) break;
    const [line] = left.splice(0, at + 1).slice(-1);
    const words = line!.words;
    transcript.push(`  > ${words}`);
    const turn = respond(progress, inputOf(words, progress, first, analyse), true);
    first = false;
    progress = turn.progress;
    for (const reply of turn.replies) {
      said.push(reply.say as ReplyKey);
      transcript.push(`      ${reply.say} ${reply.values ? JSON.stringify(reply.values) : ''}`);
      const [, field] =
        /^(?:ask|whatInstead)\.(profession|description|location|urgency)/.exec(reply.say) ?? [];
      if (field) asked.push(field);
      else if (reply.say === 'between' || reply.say === 'isIt' || reply.say === 'notUnderstood')
        asked.push('profession');
      else if (reply.say === 'chooseUrgency') asked.push('urgency');
    }
    sent = turn.next.do === 'send';
  }
  return { progress, sent, said, asked, transcript };
}

function inputOf(words: string, progress: Progress, first: boolean, analyse: Analyse): Input {
  const [, tapped] = /^\[(.+)\]$/.exec(words) ?? [];
  if (!tapped)
    return {
      type: 'said',
      text: words,
      heard: analyse(words, first ? null : (ASKED.find((one) => one === progress.step) ?? null)),
      first,
    };
  if (tapped === 'yes' || tapped === 'no') return { type: 'decided', yes: tapped === 'yes' };
  const urgency = { now: URGENCIES[0], soon: URGENCIES[1], later: URGENCIES[2] }[tapped];
  if (urgency) return { type: 'picked', found: { urgency } };
  if (isProfession(tapped)) return { type: 'picked', found: { profession: tapped } };
  throw new Error(`No button "${tapped}".`);
}
