import { useTranslations } from 'use-intl';
import type { ContactedLead, TimelineEntry } from '#contract/requests/requests.ts';
import { endingEvent } from './ending-event.ts';
import { useEndText } from './use-end-text.ts';
import { useMomentText } from '#web/lib/use-moment-text.ts';

interface PlaceHistoryProps {
  /** Newest first. */
  before: readonly ContactedLead[];
  replaced: boolean;
  timeline: readonly TimelineEntry[];
}

/** Previous leads of a place, and why they ended. */
export function PlaceHistory({ before, replaced, timeline }: PlaceHistoryProps) {
  const t = useTranslations('request.places');
  const [last] = before;
  if (!last) return null;
  return (
    <div className="mt-auto border-t border-dashed border-line pt-3 text-sm text-ink-soft">
      {replaced && <p className="sr-only">{t('inPlaceOf', { name: last.professional.name })}</p>}
      <ul className="flex flex-col gap-1.5">
        {before.map((lead) => (
          <Ended key={lead.id} lead={lead} at={endingEvent(lead, timeline)?.at} />
        ))}
      </ul>
    </div>
  );
}

function Ended({ lead, at }: { lead: ContactedLead; at: string | undefined }) {
  const endText = useEndText();
  const momentText = useMomentText();
  // The note of an acceptance is not the end reason.
  const said = lead.status === 'denied' ? lead.professionalResponse : lead.endedNote;
  return (
    <li>
      <span className="flex flex-wrap justify-between gap-x-2">
        <span>{endText(lead)}</span>
        {at && (
          <time dateTime={at} className="text-xs text-ink-faint tabular-nums">
            {momentText(at)}
          </time>
        )}
      </span>
      {said && <q className="block wrap-anywhere text-ink-faint italic">{said}</q>}
    </li>
  );
}
