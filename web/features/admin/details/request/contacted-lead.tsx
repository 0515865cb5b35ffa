import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { readConversation, type AdminLead, type RequestDetail } from '#contract/admin/details.ts';
import { replaceLead } from '#contract/admin/requests.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useReasonText } from '#web/lib/use-reason-text.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { adminHref } from '../../frame/address.ts';
import { useMay } from '../../frame/use-may.ts';
import { ReasonedOperation } from '../parts/reasoned-operation.tsx';
import { LeadTimes } from './lead-times.tsx';
import { ReadConversation } from './read-conversation.tsx';
import { dotted } from '#web/lib/i18n/dotted.ts';

const TONES: Record<AdminLead['status'], BadgeTone> = {
  pending: 'tile',
  accepted: 'pine',
  denied: 'clay',
  expired: 'warning',
  withdrawn: 'neutral',
};

interface ContactedLeadProps {
  lead: AdminLead;
  request: RequestDetail;
}

/** One lead. */
export function ContactedLead({ lead, request }: ContactedLeadProps) {
  const t = useTranslations('admin-request.asked');
  const reasonText = useReasonText();
  const { away } = useFormatting();
  const far = lead.distanceKm === null ? null : away(lead.distanceKm);
  const before = request.leads.find(({ id }) => id === lead.replaces);
  return (
    <li className="rounded-lg border border-line p-4 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Link
          href={adminHref('professionals', { open: lead.professionalId })}
          className="font-semibold text-pine-700 underline"
        >
          {lead.professionalName}
        </Link>
        <Badge tone={TONES[lead.status]}>{t(`status.${lead.status}`)}</Badge>
        {!lead.claimed && <Badge tone="neutral">{t('unclaimed')}</Badge>}
      </div>
      <p className="mt-1 text-xs text-ink-faint">
        {dotted([
          far && t(far.is === 'nearby' ? 'nearby' : 'distance', { distance: far.distance }),
          ...lead.reasons.filter(({ code }) => !far || code !== 'near').map(reasonText),
          before && t('inPlaceOf', { name: before.professionalName }),
        ])}
      </p>
      <LeadTimes lead={lead} />
      <LeadWords lead={lead} />
      <Operations lead={lead} requestId={request.id} />
    </li>
  );
}

/** The answer, and the end reason. */
function LeadWords({ lead }: Pick<ContactedLeadProps, 'lead'>) {
  const t = useTranslations('admin-request.asked');
  const { professionalResponse, declineReason, endedBecause, endedNote } = lead;
  return (
    <>
      {endedBecause && <p className="mt-2">{t(`ended.${endedBecause}`)}</p>}
      {declineReason && <p className="mt-2">{t(`declined.${declineReason}`)}</p>}
      {[professionalResponse, endedNote].map(
        (said) =>
          said && (
            <q key={said} className="mt-1 block [overflow-wrap:anywhere] text-ink-soft italic">
              {said}
            </q>
          ),
      )}
    </>
  );
}

function Operations({ lead, requestId }: { lead: AdminLead; requestId: string }) {
  const t = useTranslations('admin-request.replace');
  const refused = useTranslations('admin-request.refused');
  const name = lead.professionalName;
  const mayReplace = lead.allowedActions.includes('replace');
  const may = useMay();
  const mayRead = lead.messages > 0 && may(readConversation);
  if (!mayReplace && !mayRead) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {mayReplace && (
        <ReasonedOperation
          endpoint={replaceLead}
          words={{
            button: t('button'),
            title: t('title', { name }),
            confirm: t('confirm'),
            done: t('done'),
            failed: t('failed'),
            refused: { lead_closed: refused('out'), request_closed: refused('closed') },
          }}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          consequences={[t('next'), t(lead.status === 'accepted' ? 'keeps' : 'back'), t('told')]}
          input={(reason) => ({ params: { id: lead.id }, body: { reason } })}
        />
      )}
      {mayRead && <ReadConversation lead={lead} requestId={requestId} />}
    </div>
  );
}
