import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { answersIn } from '#contract/dialogue/details.ts';
import type { Draft, DraftAnswer } from '#contract/dialogue/draft.ts';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { DETAIL_ICON } from './field-icons.ts';
import { Row, Value } from './summary-row.tsx';

const DetailEditor = lazyDialog(async () => (await import('./detail-editor.tsx')).DetailEditor);

/** Changes an answer of the draft at a position; null takes it out. */
export type CorrectDetail = (given: DraftAnswer, answer: string | null, position: number) => void;

interface DetailRowsProps {
  draft: Draft;
  /** The id of the line that is open. */
  editing: string | null;
  locked: boolean;
  idOf: (line: string) => string;
  onEdit: (line: string) => void;
  onDone: () => void;
  onCorrect: (given: DraftAnswer, answer: string | null) => void;
}

/** The answers to extra questions; each can be edited in place. */
export function DetailRows(props: DetailRowsProps) {
  const { draft, editing, locked, idOf, onEdit, onDone, onCorrect } = props;
  const t = useTranslations('assistant-chat');
  return answersIn(draft).map((given) => (
    <Row key={given.questionId} icon={DETAIL_ICON} name={given.question} known>
      {editing === given.questionId && !locked ? (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <DetailEditor
            given={given}
            onSave={(answer) => {
              onDone();
              onCorrect(given, answer);
            }}
            onCancel={onDone}
          />
        </Suspense>
      ) : (
        <Value
          shown={given.answer}
          missing=""
          action={t('changeDetail', { question: given.question })}
          buttonId={idOf(given.questionId)}
          onEdit={locked ? undefined : () => onEdit(given.questionId)}
        />
      )}
    </Row>
  ));
}
