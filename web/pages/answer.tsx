import { useTranslations } from 'use-intl';
import { LeadAnswer } from '#web/features/lead-answer/lead-answer.tsx';
import { TokenPage } from './token-page.tsx';

/** `/answer?token=…`: the page of the personal link in a letter about a lead. */
export function AnswerPage() {
  const t = useTranslations('lead-answer');
  return (
    <TokenPage title={t('pageTitle')}>
      {(token) => <LeadAnswer key={token} token={token} />}
    </TokenPage>
  );
}
