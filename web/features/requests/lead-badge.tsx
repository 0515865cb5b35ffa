import { Check, Clock, Eye, Handshake, Hourglass, Minus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ContactedLead } from '#contract/requests/requests.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const LOOKS = {
  pending: { tone: 'tile', Icon: Clock },
  seen: { tone: 'tile', Icon: Eye },
  accepted: { tone: 'lamp', Icon: Check },
  hired: { tone: 'solid', Icon: Handshake },
  denied: { tone: 'neutral', Icon: X },
  expired: { tone: 'neutral', Icon: Hourglass },
  withdrawn: { tone: 'neutral', Icon: Minus },
} as const satisfies Record<string, { tone: BadgeTone; Icon: typeof Check }>;

/** The status of a lead. */
export function LeadBadge({ lead, hired = false }: { lead: ContactedLead; hired?: boolean }) {
  const t = useTranslations('request.lead');
  const stage = hired ? 'hired' : lead.status === 'pending' && lead.seenAt ? 'seen' : lead.status;
  const { tone, Icon } = LOOKS[stage] ?? LOOKS.withdrawn;
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" />
      {t(stage)}
    </Badge>
  );
}
