import { useTranslations } from 'use-intl';
import { FIELDS, knownFields } from '#contract/dialogue/steps.ts';
import { SummaryCard, type SummaryProps } from './summary-card.tsx';

/** The summary beside the conversation. */
export function SummaryAside(props: SummaryProps) {
  const t = useTranslations('assistant-chat');
  const numbers = { known: String(knownFields(props.drafts[0])), all: String(FIELDS.length) };
  return (
    <>
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 className="text-lg">
          {props.drafts.length > 1
            ? t('summariesTitle', { count: String(props.drafts.length) })
            : t('summaryTitle')}
        </h2>
        <p className="text-sm text-ink-faint tabular-nums">{t('count', numbers)}</p>
      </div>
      <SummaryCard {...props} />
    </>
  );
}
