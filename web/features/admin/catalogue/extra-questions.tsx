import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import {
  MAX_EXTRA_QUESTIONS,
  type ExtraQuestionSetting,
} from '#contract/requests/extra-questions.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QuestionFields } from './question-fields.tsx';

interface ExtraQuestionsProps {
  questions: readonly ExtraQuestionSetting[];
  onChange: (questions: ExtraQuestionSetting[]) => void;
}

/** What customers of a trade are asked after the description: added, ordered, changed and removed. */
export function ExtraQuestions({ questions, onChange }: ExtraQuestionsProps) {
  const t = useTranslations('admin-catalogue');
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    const question = { en: null, fr: null, es: null };
    const added = { id: newIdempotencyKey(), kind: 'text', question, options: [] } as const;
    flushSync(() => onChange([...questions, { ...added, options: [] }]));
    list.current?.lastElementChild?.querySelector('select')?.focus();
  };
  const swap = (at: number, by: number) => {
    const moved = [...questions];
    [moved[at], moved[at + by]] = [moved[at + by]!, moved[at]!];
    onChange(moved);
  };
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex max-w-prose flex-col gap-1">
        <h2 className="text-lg">{t('extraQuestions')}</h2>
        <p className="text-sm text-ink-soft">
          {t('extraQuestionsHint', { max: MAX_EXTRA_QUESTIONS })}
        </p>
        <p className="text-sm text-ink-soft">{t('question.fallback')}</p>
      </div>
      {questions.length === 0 && <p className="text-ink-soft">{t('noExtraQuestions')}</p>}
      <ol ref={list} className="flex flex-col gap-4 empty:hidden">
        {questions.map((question, at) => (
          <li key={question.id}>
            <QuestionFields
              number={at + 1}
              setting={question}
              onChange={(to) =>
                onChange(questions.map((one) => (one === question ? { ...one, ...to } : one)))
              }
              onRemove={() => onChange(questions.filter((one) => one !== question))}
              onUp={at > 0 ? () => swap(at, -1) : undefined}
              onDown={at < questions.length - 1 ? () => swap(at, 1) : undefined}
            />
          </li>
        ))}
      </ol>
      <Button
        tone="secondary"
        size="sm"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={questions.length >= MAX_EXTRA_QUESTIONS}
        onClick={add}
        className="self-start"
      >
        {t('addQuestion')}
      </Button>
    </Card>
  );
}
