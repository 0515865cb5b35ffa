import { ChevronUp, ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackCloses } from '#web/lib/navigation/use-back-closes.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FIELDS, knownFields } from '#contract/dialogue/steps.ts';
import type { CorrectDetail } from './detail-rows.tsx';
import { SummaryCard, type Correct, type SummaryProps } from './summary-card.tsx';
import { useShownDraft } from './use-shown-draft.ts';

/** The summary on narrow screens: a chip that opens a sheet. */
export function SummaryBar(props: SummaryProps) {
  const t = useTranslations('assistant-chat');
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  useBackCloses(open, () => setOpen(false));
  const trade = useShownDraft(props.drafts[0]).profession;
  const numbers = { known: String(knownFields(props.drafts[0])), all: String(FIELDS.length) };
  // Behind the sheet the conversation is inert.
  const correct: Correct = (field, shown, found, position) => {
    props.onCorrect(field, shown, found, position);
    setSaid(t('changed', { field: t(`summary.${field}`), value: shown }));
  };
  const correctDetail: CorrectDetail = (given, answer, position) => {
    props.onCorrectDetail(given, answer, position);
    setSaid(t('changed', { field: given.question, value: answer ?? t('skipped') }));
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('openSummary')}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-9 max-w-full min-w-0 animate-appear items-center gap-1.5 rounded-full border border-line bg-card px-3 text-sm font-semibold  transition-colors hover:bg-pine-50 lg:hidden"
      >
        <ClipboardList aria-hidden="true" className="size-4 shrink-0 text-pine-600" />
        <span className="truncate">
          {t('summaryTitle')}
          {trade && <span className="font-normal text-ink-soft"> · {trade}</span>}
        </span>
        <ChevronUp aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={
          props.drafts.length > 1
            ? t('summariesTitle', { count: String(props.drafts.length) })
            : t('summaryTitle')
        }
        description={t('count', numbers)}
        closeLabel={t('closeSummary')}
      >
        <SummaryCard {...props} onCorrect={correct} onCorrectDetail={correctDetail} />
        <p role="status" className="sr-only">
          {said}
        </p>
      </Dialog>
    </>
  );
}
