import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { RequestsBeside } from '#web/features/requests/list/requests-beside.tsx';
import { hiredLead } from '#web/features/requests/hired-lead.ts';
import { RequestScreen } from '#web/features/requests/request/request-screen.tsx';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { ButtonPlaceholder } from '#web/ui/button-placeholder.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';
import { DESK, useMedia } from '#web/ui/use-media.ts';
import { RequestDialog, type RequestDialogOf } from './request-dialog.tsx';
import { JobParts } from '#web/pages/job-parts.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';
import { loadTexts } from '#web/lib/i18n/texts.ts';

// Not needed to decide what is first.
const LatestReviews = lazyPart(
  async () => (await import('#web/features/reviews/latest-reviews.tsx')).LatestReviews,
);

const ReceivedQuote = lazyPart(async () => {
  const [{ ReceivedQuote }] = await Promise.all([
    import('#web/features/quotes/received-quote.tsx'),
    loadTexts(['quotes']),
  ]);
  return ReceivedQuote;
});

const LeadAppointments = lazyPart(async () => {
  const [{ LeadAppointments }] = await Promise.all([
    import('#web/features/appointments/lead-appointments.tsx'),
    loadTexts(['appointments']),
  ]);
  return LeadAppointments;
}, ButtonPlaceholder);

/** `/request?id=`: one request of the customer, live, with its actions; on a desk beside the others. */
export function RequestPage() {
  const t = useTranslations('request');
  usePageTitle(t('pageTitle'));
  const id = useQueryParameters().get('id') ?? '';
  const [shown, show] = useState<RequestDialogOf | null>(null);
  const onDesk = useMedia(DESK);
  return (
    <SiteFrame footer={false}>
      <div className="container-page pt-1 pb-6 sm:py-10">
        <Link
          href={href('/dashboard')}
          className="-ms-2 inline-flex min-h-11 sm:mb-5 items-center gap-1 rounded-md px-2 text-sm font-semibold text-ink-soft hover:text-ink"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          {t('back')}
        </Link>
        <div className="flex gap-6">
          {onDesk && <RequestsBeside open={id} />}
          <div className="min-w-0 flex-1">
            <RequestScreen
              key={id}
              id={id}
              onMessage={(request, lead) => show({ shows: 'conversation', request, lead })}
              onReview={(request) => show({ shows: 'review', request })}
              onReport={(request, lead) => show({ shows: 'report', request, lead })}
              onBlock={(request, lead) => show({ shows: 'block', request, lead })}
              renderQuote={(request, lead) => (
                <div className="flex flex-col gap-4 empty:hidden">
                  <ReceivedQuote
                    requestId={request.id}
                    leadId={lead.id}
                    from={lead.professional.name}
                  />
                  {hiredLead(request) === lead && (
                    <JobParts requestId={request.id} professional={lead.professional.name} />
                  )}
                  <LeadAppointments leadId={lead.id} name={lead.professional.name} />
                </div>
              )}
              renderReviews={(request, lead) => (
                <LatestReviews
                  professional={lead.professional}
                  onAll={() => show({ shows: 'reviews', request, lead })}
                />
              )}
            />
          </div>
        </div>
      </div>
      <RequestDialog of={shown} onClose={() => show(null)} />
    </SiteFrame>
  );
}
