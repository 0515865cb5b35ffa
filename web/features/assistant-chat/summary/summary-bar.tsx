import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackCloses } from '#web/lib/navigation/use-back-closes.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FIELDS, knownFields } from '#contract/dialogue/steps.ts';
import { SummaryCard, SummaryCount, type Correct, type SummaryProps } from './summary-card.tsx';

/** The summary on narrow screens: a bar that opens a sheet. */
export function SummaryBar(props: SummaryProps) {
  const t = useTranslations('assistant-chat');
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  useBackCloses(open, () => setOpen(false));
  const numbers = { known: String(knownFields(props.drafts[0])), all: String(FIELDS.length) };
  // Behind the sheet the conversation is inert.
  const correct: Correct = (field, shown, found, position) => {
    props.onCorrect(field, shown, found, position);
    setSaid(t('changed', { field: t(`summary.${field}`), value: shown }));
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('openSummary')}
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center justify-between gap-3 px-4 font-semibold transition-colors hover:bg-pine-50 sm:px-6"
      >
        <SummaryCount draft={props.drafts[0]} spoken={t('countOf', numbers)} />
        <ChevronUp aria-hidden="true" className="size-5 text-ink-soft" />
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={
          props.drafts.length > 1
            ? t('summariesTitle', { count: String(props.drafts.length) })
            : t('summaryTitle')
        }
        description={<SummaryCount draft={props.drafts[0]} spoken={t('count', numbers)} />}
        closeLabel={t('closeSummary')}
      >
        <SummaryCard {...props} onCorrect={correct} />
        <p role="status" className="sr-only">
          {said}
        </p>
      </Dialog>
    </>
  );
}
