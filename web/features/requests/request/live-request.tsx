import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BAND, STRIP, WHOLE } from '#contract/look/map/on-map.ts';
import type { ContactedLead, WatchedRequest } from '#contract/requests/requests.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { PHONE, useMedia, WIDE } from '#web/ui/use-media.ts';
import type { CandidateActions } from './candidate.tsx';
import { Compare } from './compare.tsx';
import { Headline } from './headline.tsx';
import { HiredCard } from './hired-card.tsx';
import { hiredLead } from '#web/features/requests/hired-lead.ts';
import { RequestActions } from '#web/features/requests/actions/request-actions.tsx';
import { ActionDialog } from '#web/features/requests/actions/action-dialog.tsx';
import type { PendingAction } from '#web/features/requests/actions/pending-action.ts';
import { RequestFacts } from './request-facts.tsx';
import { RequestStatus } from '#web/features/requests/request-status.tsx';
import { LazyMap } from '#web/features/requests/map/lazy-map.tsx';
import { activeLeads } from '#web/features/requests/places/places.ts';
import { useAnnouncements } from './use-announcements.ts';

// What is to be decided does not wait for these.
const ThreePlaces = lazyPart(
  async () => (await import('#web/features/requests/places/three-places.tsx')).ThreePlaces,
  () => <Skeleton className="h-72 rounded-lg" />,
);
const GivenReview = lazyPart(async () => (await import('./given-review.tsx')).GivenReview);
const PastConversations = lazyPart(
  async () => (await import('./past-conversations.tsx')).PastConversations,
);
const Timeline = lazyPart(
  async () => (await import('#web/features/requests/timeline/timeline.tsx')).Timeline,
);

export interface LiveRequestProps {
  /** Without a lead: to everybody who will accept. */
  onMessage: (request: WatchedRequest, lead: ContactedLead | null) => void;
  onReview: (request: WatchedRequest) => void;
  /** Reviews of a professional. */
  renderReviews: (request: WatchedRequest, lead: ContactedLead) => ReactNode;
  onReport: (request: WatchedRequest, lead: ContactedLead) => void;
  onBlock: (request: WatchedRequest, lead: ContactedLead) => void;
  /** The quote of a professional. */
  renderQuote: (request: WatchedRequest, lead: ContactedLead) => ReactNode;
}

/**
 * One request with its timeline, live: what was asked and who answered, and beside it the map and the
 * three places. Those to compare need the whole width. On a phone the map comes first, and who accepted
 * before what was asked.
 */
export function LiveRequest({ request, ...props }: LiveRequestProps & { request: WatchedRequest }) {
  const [intent, ask] = useState<PendingAction | null>(null);
  const news = useAnnouncements(request.leads);
  const comparing =
    request.leads.filter(({ allowedActions }) => allowedActions.includes('hire')).length > 1;
  const onMessage = (lead: ContactedLead | null) => props.onMessage(request, lead);
  const column = classes('max-lg:contents', comparing ? 'lg:contents' : COLUMN);
  return (
    <>
      <div className="flex flex-col gap-5 sm:gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24.25rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-6">
        <div className={column}>
          <div className="min-w-0 max-lg:contents lg:flex lg:flex-col lg:gap-8">
            <Asked request={request} onIntent={ask} onReview={() => props.onReview(request)} />
          </div>
          <div className={classes('empty:hidden', comparing && 'lg:col-span-2 lg:row-start-2')}>
            <Chosen
              request={request}
              onMessage={onMessage}
              onHire={(lead) => ask({ to: 'hire', lead })}
              onRelease={(lead) => ask({ to: 'release', lead })}
              onReport={(lead) => props.onReport(request, lead)}
              onBlock={(lead) => props.onBlock(request, lead)}
              renderReviews={(lead) => props.renderReviews(request, lead)}
              renderQuote={(lead) => props.renderQuote(request, lead)}
            />
          </div>
        </div>
        <div className={classes(column, !comparing && 'lg:row-span-3')}>
          <div
            className={classes(
              'empty:hidden',
              isLive(request) ? 'max-lg:-order-1' : 'max-lg:order-1',
              comparing && 'lg:col-start-2 lg:row-start-1',
            )}
          >
            <MapOf request={request} />
          </div>
          <div
            className={classes(
              'flex flex-col gap-5 empty:hidden max-lg:order-1 sm:gap-8',
              comparing && 'lg:col-start-2 lg:row-start-3',
            )}
          >
            <Places request={request} onMessage={() => onMessage(null)} />
          </div>
        </div>
        <div
          className={classes(
            'flex min-w-0 flex-col gap-8 max-lg:order-1',
            comparing && 'lg:col-start-1 lg:row-start-3',
          )}
        >
          {request.review && <GivenReview review={request.review} />}
          <PastConversations request={request} onRead={onMessage} />
          <Timeline request={request} />
          <CancelButton request={request} onIntent={ask} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {intent && <ActionDialog request={request} intent={intent} onClose={() => ask(null)} />}
    </>
  );
}

const COLUMN = 'min-w-0 lg:flex lg:flex-col lg:gap-8';

interface AskedProps {
  request: WatchedRequest;
  onIntent: (intent: PendingAction) => void;
  onReview: () => void;
}

/** What was asked, and how it stands. */
function Asked({ request, onIntent, onReview }: AskedProps) {
  const professionName = useProfessionName();
  return (
    <>
      <header className="flex flex-col gap-1.5 sm:gap-3">
        <RequestStatus request={request} />
        <h1 className="text-2xl sm:text-3xl">{professionName(request.profession)}</h1>
      </header>
      <div className={classes('sm:-mt-5', request.professionalId ? 'max-sm:order-1' : '-mt-3')}>
        <RequestFacts request={request} />
      </div>
      <Headline
        request={request}
        completedBySilence={request.timeline.at(-1)?.event === 'completeBySilence'}
        cancelledByTeam={
          request.timeline.findLast(({ event }) => event === 'cancel')?.actor === 'operator'
        }
      >
        <RequestActions request={request} onIntent={onIntent} onReview={onReview} />
      </Headline>
    </>
  );
}

/** Whole beside the rest; above it low, except on a phone while there is nobody to write to yet. */
function MapOf({ request }: { request: WatchedRequest }) {
  const isPhone = useMedia(PHONE);
  const isWide = useMedia(WIDE);
  const isWaiting = !request.leads.some(({ status }) => status === 'accepted');
  const above = isPhone ? STRIP : BAND;
  return <LazyMap request={request} ground={isWide || (isPhone && isWaiting) ? WHOLE : above} />;
}

function isLive({ status }: WatchedRequest): boolean {
  return status !== 'completed' && status !== 'cancelled';
}

interface ChosenProps extends CandidateActions {
  request: WatchedRequest;
  renderReviews: (lead: ContactedLead) => ReactNode;
}

/** The hired professional, or those to choose from. */
function Chosen({ request, renderReviews, ...actions }: ChosenProps) {
  const hired = hiredLead(request);
  if (hired) return <HiredCard lead={hired} {...actions} />;
  const accepted = activeLeads(request).filter(({ status }) => status === 'accepted');
  if (accepted.length === 0) return null;
  return <Compare leads={accepted} renderReviews={renderReviews} {...actions} />;
}

function Places({ request, onMessage }: { request: WatchedRequest; onMessage: () => void }) {
  const t = useTranslations('customer-home');
  const { status, allowedActions } = request;
  if (status !== 'sent' && status !== 'pending' && status !== 'accepted') return null;
  return (
    <>
      <ThreePlaces request={request} />
      {status !== 'accepted' && allowedActions.includes('message') && (
        <Button tone="secondary" onClick={onMessage} className="self-start">
          {t('messageAll')}
        </Button>
      )}
    </>
  );
}

interface CancelButtonProps {
  request: WatchedRequest;
  onIntent: (intent: PendingAction) => void;
}

function CancelButton({ request, onIntent }: CancelButtonProps) {
  const t = useTranslations('request');
  if (!request.allowedActions.includes('cancel')) return null;
  return (
    <Button tone="secondary" onClick={() => onIntent({ to: 'cancel' })} className="self-start">
      {t('cancel')}
    </Button>
  );
}
