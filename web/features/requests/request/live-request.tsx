import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactedLead, WatchedRequest } from '#contract/requests/requests.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
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

/** One request with its timeline, live. */
export function LiveRequest({ request, ...props }: LiveRequestProps & { request: WatchedRequest }) {
  const professionName = useProfessionName();
  const [intent, ask] = useState<PendingAction | null>(null);
  const news = useAnnouncements(request.leads);
  // Side by side they need the whole width.
  const comparing =
    request.leads.filter(({ allowedActions }) => allowedActions.includes('hire')).length > 1;
  const onMessage = (lead: ContactedLead | null) => props.onMessage(request, lead);
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div
          className={classes('flex min-w-0 flex-col gap-5 sm:gap-8', comparing && 'lg:col-span-2')}
        >
          <header className="flex flex-col gap-1.5 sm:gap-3">
            <RequestStatus request={request} />
            <h1 className="text-2xl sm:text-3xl">{professionName(request.profession)}</h1>
          </header>
          {/* On a phone, who accepted comes before what was asked. */}
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
            <RequestActions
              request={request}
              onIntent={ask}
              onReview={() => props.onReview(request)}
            />
          </Headline>
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
        <div
          className={classes(
            'flex min-w-0 flex-col gap-8 empty:hidden',
            !comparing && 'lg:col-start-1 lg:row-start-2',
          )}
        >
          {request.review && <GivenReview review={request.review} />}
          <Places request={request} onMessage={() => onMessage(null)} />
          <PastConversations request={request} onRead={onMessage} />
        </div>
        <div
          className={classes(
            'flex flex-col gap-8',
            !comparing && 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
          )}
        >
          <LazyMap request={request} />
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
