import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { useLinkedItem } from '#web/lib/navigation/use-linked-item.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';
import { ListBeside } from '#web/ui/list-beside.tsx';
import { useMedia, WIDE } from '#web/ui/use-media.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestRow } from './request-row.tsx';
import { ActionDialog } from '#web/features/requests/actions/action-dialog.tsx';
import type { PendingAction } from '#web/features/requests/actions/pending-action.ts';
import { useLinkedConversation } from './use-linked-conversation.ts';
import { useOwnRequests } from './use-own-requests.ts';

const NoRequests = lazyPart(
  async () => (await import('./no-requests.tsx')).NoRequests,
  LoadingRequests,
);

interface RequestListProps {
  onNewRequest: () => void;
  /** Without a lead: to everybody who will accept. */
  onMessage: (request: OwnRequest, lead: ContactedLead | null) => void;
  onReview: (request: OwnRequest) => void;
}

/** The customer's requests, newest first. */
export function RequestList({ onNewRequest, onMessage, onReview }: RequestListProps) {
  const t = useTranslations('customer-home');
  const common = useTranslations('common');
  const { rows, failed, retry, showMore, loadingMore } = useOwnRequests();
  const [asked, ask] = useState<{ id: string; intent: PendingAction } | null>(null);
  const asking = rows?.find(({ id }) => id === asked?.id);
  useLinkedConversation(rows, onMessage);
  useLinkedItem('request', rows !== undefined);
  const isWide = useMedia(WIDE);
  const linked = useQueryParameters().get('request');
  const renderCard = (request: OwnRequest) => (
    <RequestCard
      request={request}
      onMessage={(lead) => onMessage(request, lead)}
      onReview={() => onReview(request)}
      onIntent={(intent) => ask({ id: request.id, intent })}
    />
  );
  if (!rows && failed) return <QueryError title={t('loadFailed')} refetch={retry} />;
  if (!rows) return <LoadingRequests />;
  if (rows.length === 0) return <NoRequests onNewRequest={onNewRequest} />;
  return (
    <>
      {isWide ? (
        <ListBeside
          items={rows}
          name="request"
          linked={linked}
          renderRow={(request) => <RequestRow request={request} />}
          renderDetail={renderCard}
        />
      ) : (
        <ul className="flex flex-col gap-5">
          {rows.map((request) => (
            <li key={request.id} id={`request-${request.id}`} tabIndex={-1} className="rounded-lg">
              {renderCard(request)}
            </li>
          ))}
        </ul>
      )}
      {showMore && (
        <Button tone="secondary" loading={loadingMore} onClick={showMore} className="mx-auto mt-6">
          {common('showMore')}
        </Button>
      )}
      {asked && asking && (
        <ActionDialog request={asking} intent={asked.intent} onClose={() => ask(null)} />
      )}
    </>
  );
}

function LoadingRequests() {
  return (
    <div className="flex flex-col gap-5" aria-hidden="true">
      {[0, 1].map((index) => (
        <Skeleton key={index} className="h-64 rounded-lg" />
      ))}
    </div>
  );
}
