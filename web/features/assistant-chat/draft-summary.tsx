import { CalendarClock, MapPin, MessageSquareText, Wrench } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue-names.ts';
import type { Draft } from './draft.ts';

const ICONS = {
  profession: Wrench,
  description: MessageSquareText,
  location: MapPin,
  urgency: CalendarClock,
};

/** The gathered answers, to be agreed with. */
export function DraftSummary({ draft }: { draft: Draft }) {
  const t = useTranslations('assistant-chat');
  const professionName = useProfessionName();
  const urgencyName = useUrgencyName();
  const rows = {
    profession: draft.profession && professionName(draft.profession),
    description: draft.description,
    location: draft.formattedAddress ?? draft.location,
    urgency: draft.urgency && urgencyName(draft.urgency),
  };
  return (
    <div className="min-w-60">
      <p className="mb-3 font-display text-lg font-semibold">{t('summaryTitle')}</p>
      <dl className="flex flex-col gap-3">
        {(['profession', 'description', 'location', 'urgency'] as const).map((name) => {
          const Icon = ICONS[name];
          return (
            <div key={name} className="relative pl-8">
              <dt className="text-xs font-semibold text-ink-faint">
                <Icon aria-hidden="true" className="absolute top-0.5 left-0 size-5 text-pine-600" />
                {t(`summary.${name}`)}
              </dt>
              <dd className="[overflow-wrap:anywhere]">{rows[name]}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
