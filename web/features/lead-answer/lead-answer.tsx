import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { AnswerForms } from './answer-forms.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { NeedCard } from './need-card.tsx';
import { Outcome } from './outcome.tsx';
import { useAnswerLink, useMarkViewed } from './use-answer-link.ts';

/** A lead to be answered by a personal link, or what became of it. */
export function LeadAnswer({ token }: { token: string }) {
  const t = useTranslations('lead-answer');
  const { data: link, error, invalid, isFetching, refetch } = useAnswerLink(token);
  useMarkViewed(token, link?.state === 'open');
  if (invalid) return <InvalidLink />;
  if (link?.need) {
    return (
      <div className="flex animate-rise flex-col gap-4">
        <NeedCard profession={link.profession} need={link.need} />
        <AnswerForms token={token} link={link} />
      </div>
    );
  }
  if (link) return <Outcome link={link} />;
  return (
    <>
      <h1 className="sr-only">{t('pageTitle')}</h1>
      {error && !isFetching ? (
        <QueryError title={t('loadFailed')} error={error} refetch={refetch} />
      ) : (
        <Skeleton className="h-96 rounded-lg" />
      )}
    </>
  );
}
