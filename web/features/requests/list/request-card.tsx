import { ArrowRight, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { TradeIcon } from '#web/lib/catalogue/trade-icon.tsx';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { hiredLead } from '#web/features/requests/hired-lead.ts';
import { LeadRow } from './lead-row.tsx';
import { activeLeads } from '#web/features/requests/places/places.ts';
import { RequestActions } from '#web/features/requests/actions/request-actions.tsx';
import type { PendingAction } from '#web/features/requests/actions/pending-action.ts';
import { howManyAccepted, outlookOf } from '#web/features/requests/request/outlook.ts';
import { RequestPhotos } from '#web/features/requests/request-photos.tsx';
import { RequestStatus } from '#web/features/requests/request-status.tsx';
import { departedProfessional } from '#web/features/requests/departed-professional.ts';

interface RequestCardProps {
  request: OwnRequest;
  onMessage: (lead: ContactedLead | null) => void;
  onReview: () => void;
  onIntent: (intent: PendingAction) => void;
}

/** A request in the list: status, leads, and next actions. */
export function RequestCard({ request, onMessage, onReview, onIntent }: RequestCardProps) {
  const t = useTranslations('customer-home');
  const common = useTranslations('request');
  const professionName = useProfessionName();
  const hired = hiredLead(request);
  const people = hired ? [hired] : activeLeads(request);
  const left = departedProfessional(request);
  const next = outlookOf(request);
  const choosing = request.leads.some((lead) => lead.allowedActions.includes('hire'));
  const comparing = choosing && howManyAccepted(request) > 1;
  return (
    <Card className="flex flex-col gap-4 max-sm:p-4 sm:gap-5">
      <header className="flex flex-col gap-3">
        <RequestStatus request={request} />
        <div className="flex items-center gap-3">
          <TradeIcon profession={request.profession} />
          <h2 className="text-lg">
            <Link
              href={href('/request', { id: request.id })}
              className="rounded-md underline-offset-4 hover:underline"
            >
              {professionName(request.profession)}
            </Link>
          </h2>
        </div>
        <p dir="auto" className="line-clamp-3 [overflow-wrap:anywhere]">
          {request.description}
        </p>
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
          <bdi>{request.location}</bdi>
        </p>
        <RequestPhotos photos={request.photos} size="sm" />
      </header>
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">
        {left && `${common(`headline.left.${left.because}`, { name: left.name })}. `}
        {next === 'acceptedOnly' ? common(`outlook.${next}`) : t(`outlook.${next}`)}
      </p>
      {people.length > 0 && (
        <ul aria-label={t('contacted')} className="-my-2 divide-y divide-line">
          {people.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              hired={lead === hired}
              isNext={choosing && !comparing}
              onMessage={() => onMessage(lead)}
            />
          ))}
        </ul>
      )}
      <Footer
        request={request}
        comparing={comparing}
        onMessage={() => onMessage(null)}
        onIntent={onIntent}
      >
        <RequestActions request={request} size="sm" onIntent={onIntent} onReview={onReview} />
      </Footer>
    </Card>
  );
}

interface FooterProps {
  request: OwnRequest;
  /** Several accepted: choosing among them is what comes next. */
  comparing: boolean;
  onMessage: () => void;
  onIntent: (intent: PendingAction) => void;
  children: ReactNode;
}

function Footer({ request, comparing, onMessage, onIntent, children }: FooterProps) {
  const t = useTranslations('customer-home');
  const common = useTranslations('request');
  const { id, status, allowedActions } = request;
  const waiting = status === 'sent' || status === 'pending';
  return (
    <footer className="flex flex-wrap items-center gap-2.5 border-t border-line pt-4">
      {children}
      <Link
        href={href('/request', { id })}
        className={buttonLook(comparing ? 'primary' : 'secondary', 'sm')}
      >
        {t(comparing ? 'compare' : 'open')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
      {waiting && allowedActions.includes('message') && (
        <Button tone="secondary" size="sm" onClick={onMessage}>
          {t('messageAll')}
        </Button>
      )}
      {allowedActions.includes('cancel') && (
        <Button
          tone="ghost"
          size="sm"
          className="sm:ms-auto"
          onClick={() => onIntent({ to: 'cancel' })}
        >
          {common('cancel')}
        </Button>
      )}
    </footer>
  );
}
