import { useTranslations } from 'use-intl';
import { FIELDS, knownFields } from '#contract/dialogue/steps.ts';
import { SummaryCard, SummaryCount, type SummaryProps } from './summary-card.tsx';

/** The summary beside the conversation. */
export function SummaryAside(props: SummaryProps) {
  const t = useTranslations('assistant-chat');
  const numbers = { known: String(knownFields(props.drafts[0])), all: String(FIELDS.length) };
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="text-lg">
          {props.drafts.length > 1
            ? t('summariesTitle', { count: String(props.drafts.length) })
            : t('summaryTitle')}
        </h2>
        <SummaryCount draft={props.drafts[0]} spoken={t('count', numbers)} />
      </div>
      <SummaryCard {...props} />
    </>
  );
}
