import { Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Schedule } from '#contract/requests/schedule-name.ts';
import { TradeIcon } from '#web/lib/catalogue/trade-icon.tsx';
import { useProfessionName, useScheduleName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LeadBody, type LeadBodyProps } from './lead-body.tsx';
import { STATE_TONES, stateOf } from './stages.ts';

/** One lead with its allowed actions. */
export function LeadCard(props: LeadBodyProps) {
  const t = useTranslations('leads');
  const professionName = useProfessionName();
  const { sentAt, serviceRequest: request } = props.lead;
  const state = stateOf(props.lead);
  return (
    <Card className="flex flex-col gap-3 max-sm:p-4 sm:gap-4">
      <div className="flex items-center gap-3">
        <TradeIcon profession={request.profession} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">{professionName(request.profession)}</h2>
          <ReceivedAt moment={sentAt} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        <Badge tone={STATE_TONES[state]}>{t(`status.${state}`)}</Badge>
        <UrgencyBadge schedule={request} />
      </div>
      {/* The actions stay below the title, so that none shows whose they are not. */}
      <LeadBody {...props} />
    </Card>
  );
}

function UrgencyBadge({ schedule }: { schedule: Schedule }) {
  const t = useTranslations('leads');
  const scheduleName = useScheduleName();
  const when = <Badge>{scheduleName(schedule)}</Badge>;
  if (schedule.urgency !== 'Very urgent (within 24h)') return when;
  return (
    <>
      <Badge tone="clay">
        <Zap aria-hidden="true" className="size-3.5" />
        {t('urgent')}
      </Badge>
      {when}
    </>
  );
}

function ReceivedAt({ moment }: { moment: string }) {
  const t = useTranslations('leads');
  const format = useFormatting();
  return (
    <time dateTime={moment} className="block text-sm text-ink-faint">
      {t('received', { when: format.relative(moment, serverNow()) })}
    </time>
  );
}
