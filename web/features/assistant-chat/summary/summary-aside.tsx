import { useTranslations } from 'use-intl';
import { SummaryCard, type SummaryProps } from './summary-card.tsx';

/** The summary beside the conversation, whose header shows the progress. */
export function SummaryAside(props: SummaryProps) {
  const t = useTranslations('assistant-chat');
  return (
    <>
      <h2 className="mb-4 text-lg">
        {props.drafts.length > 1
          ? t('summariesTitle', { count: String(props.drafts.length) })
          : t('summaryTitle')}
      </h2>
      <SummaryCard {...props} />
    </>
  );
}
