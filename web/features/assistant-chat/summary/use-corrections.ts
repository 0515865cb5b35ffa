import { useState, type RefObject } from 'react';
import type { Draft } from '#contract/dialogue/draft.ts';
import { withDetail } from '#contract/dialogue/details.ts';
import { draftsOf } from '#contract/dialogue/drafts.ts';
import type { useTranslations } from 'use-intl';
import type { Analysis } from '#contract/requests/assistant.ts';
import type { Input } from '#contract/dialogue/respond.ts';
import type { Field, Progress, Step, StepEvent } from '#contract/dialogue/steps.ts';
import { learnQuestions, type QuestionsOf } from '#web/features/assistant-chat/learn-questions.ts';
import type { ChatMessage } from '#web/features/assistant-chat/use-script.ts';
import type { CorrectDetail } from './detail-rows.tsx';

interface Means {
  t: ReturnType<typeof useTranslations<'assistant-chat'>>;
  now: () => Progress;
  step: (event: StepEvent) => Progress;
  questionsOf: QuestionsOf;
  analyse: (message: string, step: Step | null) => Promise<Analysis | null>;
  latest: RefObject<readonly ChatMessage[]>;
  add: (type: 'user', content: string, kind: 'note') => void;
  takeBack: (from: number) => ChatMessage | undefined;
  perform: (input: Input) => void;
}

/** The last undone answer: announced to screen readers, and the text to start again with. */
interface TakenBack {
  times: number;
  said: string;
  words: string;
}

const TYPED: readonly string[] = ['profession', 'description', 'location'];
const MAX_NOTE_LENGTH = 80;

/** Corrections beside the conversation, and undo. */
export function useCorrections(means: Means) {
  const { t, now, step, analyse, latest, add, takeBack, perform } = means;
  const [takenBack, setTakenBack] = useState<TakenBack>({ times: 0, said: '', words: '' });

  const correctDetail: CorrectDetail = (given, answer, position) => {
    const draft = draftsOf(now())[position];
    if (!draft) return;
    const value = answer ?? t('skipped');
    add('user', t('changed', { field: given.question, value: shortened(value) }), 'note');
    const found = withDetail(draft, { ...given, id: given.questionId }, answer);
    step({ type: 'corrected', found, position });
  };

  const correct = (field: Field, shown: string, found: Partial<Draft>, position: number) => {
    const { step: before } = now();
    const draft = draftsOf(now())[position];
    const text = { field: t(`summary.${field}`), value: shortened(shown) };
    add('user', t(draft?.[field] === null ? 'added' : 'changed', text), 'note');
    const goOn = () => now().step !== before && perform({ type: 'went-on' });
    const { step: after, draft: first } = step({ type: 'corrected', found, position });
    if (after !== before) goOn();
    // Another trade may have questions of its own, which nothing was asked of yet.
    else if (field === 'profession') void learnQuestions(means, first.profession).then(goOn);
    if (field === 'description')
      void analyse(shown, 'description').then(
        (read) => read?.emergency && step({ type: 'warned', danger: read.emergency }),
      );
  };

  const goBack = () => {
    const taken = takeBack(now().past.length - 1);
    const after = step({ type: 'undone' });
    const question = latest.current.findLast(({ kind }) => kind !== 'note');
    const words = taken?.kind === 'text' && TYPED.includes(after.step) ? taken.content : '';
    const said = t('wentBack', { question: question?.type === 'bot' ? question.content : '' });
    setTakenBack(({ times }) => ({ times: times + 1, said, words }));
    if (!question) perform({ type: 'arrived' });
    else if (question.type === 'user') perform({ type: 'went-on' });
  };
  return { changes: { onCorrect: correct, onCorrectDetail: correctDetail }, goBack, takenBack };
}

function shortened(value: string): string {
  return value.length > MAX_NOTE_LENGTH ? `${value.slice(0, MAX_NOTE_LENGTH - 1)}…` : value;
}
