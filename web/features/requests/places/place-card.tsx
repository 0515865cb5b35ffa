import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactedLead, TimelineEntry } from '#contract/requests/requests.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useReasonText } from '#web/lib/use-reason-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { AnswerDeadline } from './answer-deadline.tsx';
import { LeadBadge } from '#web/features/requests/lead-badge.tsx';
import { PlaceHistory } from './place-history.tsx';
import { isActiveLead, type Place } from './places.ts';
import { StandingLine } from '#web/features/requests/professional-card.tsx';
import { useMomentText } from '#web/lib/use-moment-text.ts';
import { dotted } from '#web/lib/i18n/dotted.ts';

const FRAME = 'flex w-full flex-col gap-4 rounded-lg border p-5';
const SHEET = 'border-line bg-card';

interface PlaceCardProps {
  place: Place;
  number: number;
  timeline: readonly TimelineEntry[];
}

/**
 * One of the three places: its lead, its progress, and whom it replaced. A replacement is animated:
 * the old lead leaves before the new one enters.
 */
export function PlaceCard({ place, number, timeline }: PlaceCardProps) {
  const t = useTranslations('request.places');
  const { lead, before } = place;
  const { leaving, waits, gone } = useLeaving(place);
  return (
    <div className="relative flex w-full overflow-hidden rounded-lg">
      <article
        key={lead?.id ?? 'empty'}
        aria-label={t('place', { number: String(number) })}
        className={classes(
          FRAME,
          lead ? SHEET : 'border-dashed border-line-strong',
          waits ? 'animate-move-in-next motion-reduce:animate-none' : lead && 'animate-rise',
        )}
      >
        {lead ? <Holder lead={lead} /> : <Vacancy again={before.length > 0} />}
        <PlaceHistory before={before} replaced={lead !== null} timeline={timeline} />
      </article>
      {leaving && (
        <div
          inert
          onAnimationEnd={gone}
          className={classes(
            FRAME,
            SHEET,
            'absolute inset-0 animate-move-out motion-reduce:hidden',
          )}
        >
          <Holder lead={leaving} />
        </div>
      )}
    </div>
  );
}

interface Leaving {
  id: string;
  seen: boolean;
  /** Whether the new lead waits until the old one has left. */
  nextWaits: boolean;
}

/** The lead that has just lost the place, until its animation ends. */
function useLeaving({ lead, before }: Place) {
  const [holder, hold] = useState(lead?.id);
  const [last, leave] = useState<Leaving>();
  if (holder !== lead?.id) {
    hold(lead?.id);
    // Between two leads the place may be empty for a moment: still one animation.
    leave(
      holder === undefined
        ? last && { ...last, nextWaits: last.seen }
        : { id: holder, seen: true, nextWaits: true },
    );
  }
  return {
    leaving: last?.seen ? before.find(({ id }) => id === last.id) : undefined,
    waits: last?.nextWaits ?? false,
    gone: () => leave((left) => left && { ...left, seen: false }),
  };
}

function Holder({ lead }: { lead: ContactedLead }) {
  const reasonText = useReasonText();
  const momentText = useMomentText();
  const t = useTranslations('request.places');
  const { name, avatar } = lead.professional;
  const reasons = lead.reasons.filter(({ code }) => code !== 'well_rated' && code !== 'newcomer');
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={name} src={avatar} of={lead.professional.id} />
        <div className="min-w-0">
          <p className={classes('truncate font-semibold', !isActiveLead(lead) && 'text-ink-faint')}>
            {name}
          </p>
          <StandingLine professional={lead.professional} absent={t('notHere', { brand: BRAND })} />
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-xs text-ink-faint">
        <LeadBadge lead={lead} />
        <time dateTime={lead.respondedAt ?? lead.seenAt ?? lead.sentAt} className="tabular-nums">
          {momentText(lead.respondedAt ?? lead.seenAt ?? lead.sentAt)}
        </time>
      </p>
      {reasons.length > 0 && (
        <p className="text-sm text-ink-soft">{dotted(reasons.map(reasonText))}</p>
      )}
      <AnswerDeadline lead={lead} />
    </>
  );
}

function Vacancy({ again }: { again: boolean }) {
  const t = useTranslations('request.places');
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-1.5 py-3 text-center">
      <span
        aria-hidden="true"
        className="relative mb-2 inline-flex size-12 items-center justify-center text-pine-700"
      >
        <span className="absolute inset-0 animate-search rounded-full bg-pine-100" />
        <span className="absolute inset-1.5 rounded-full bg-pine-50" />
        <Search className="relative size-5" />
      </span>
      <p className="font-semibold">{t(again ? 'searchingNext' : 'searching')}</p>
      <p className="text-sm text-ink-soft">{t('searchingHint')}</p>
    </div>
  );
}
