import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { getAdminRequest, type RequestDetail as Detail } from '#contract/admin/details.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { adminHref } from '../../frame/address.ts';
import { RequestBadge } from '../../badges/request-badge.tsx';
import { DetailState } from '../parts/detail-state.tsx';
import { AgreementOfRequest } from './agreement.tsx';
import { ContactedLeads } from './contacted-leads.tsx';
import { Timeline } from './timeline.tsx';
import { QuotesOfRequest } from './quotes.tsx';
import { Letters } from './letters.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestOperations } from './request-operations.tsx';
import { ReviewOfRequest } from './review.tsx';

/** A request: need, leads, timeline, messages sent, and actions. */
export function RequestDetail({ id }: { id: string }) {
  const t = useTranslations('admin-request');
  const { data, error, refetch } = useCallQuery(
    getAdminRequest,
    { params: { id } },
    { staleTime: 0 },
  );
  const words = { gone: t('gone'), goneHint: t('goneHint'), failed: t('failed') };
  if (!data) return <DetailState error={error} words={words} refetch={refetch} />;
  return (
    <>
      <Head request={data} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <RequestFacts request={data} />
          {data.review && <ReviewOfRequest review={data.review} />}
          <ContactedLeads request={data} />
          {data.quotes.length > 0 && <QuotesOfRequest request={data} />}
          {(data.agreement ?? data.invoices[0]) && <AgreementOfRequest request={data} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Timeline timeline={data.timeline} />
          <Letters letters={data.notifications} />
        </div>
      </div>
    </>
  );
}

function Head({ request }: { request: Detail }) {
  const t = useTranslations('admin-request');
  const professionName = useProfessionName();
  const { dateTime } = useFormatting();
  const { id, profession, area, status, createdAt } = request;
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl break-words">
            {t('title', { profession: professionName(profession), area })}
          </h1>
          <RequestBadge status={status} />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {t('since', { date: dateTime(createdAt) })}
          <Link
            href={adminHref('audit', { target: id })}
            className="text-pine-700 underline underline-offset-2"
          >
            {t('log')}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RequestOperations request={request} />
      </div>
    </header>
  );
}
