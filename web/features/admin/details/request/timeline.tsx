import { useTranslations } from 'use-intl';
import type { RequestDetail } from '#contract/admin/details.ts';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

type Entry = RequestDetail['timeline'][number];

/** The timeline of a request, newest first, with actors. */
export function Timeline({ timeline }: Pick<RequestDetail, 'timeline'>) {
  const t = useTranslations('admin-request.timeline');
  return (
    <PanelCard title={t('title')}>
      <div
        role="region"
        aria-label={t('title')}
        tabIndex={0}
        className="max-h-[36rem] overflow-y-auto"
      >
        <Lines
          items={timeline.toReversed()}
          keyOf={({ at, event, leadId }) => `${at} ${event} ${leadId}`}
          empty={t('empty')}
        >
          {(entry) => (
            <>
              <What entry={entry} />
              <span className="text-end">
                <When at={entry.at} />
              </span>
            </>
          )}
        </Lines>
      </div>
    </PanelCard>
  );
}

function What({ entry: { event, actor, professionalName, note } }: { entry: Entry }) {
  const t = useTranslations('admin-request.timeline');
  const name = professionalName ?? '';
  return (
    <span className="min-w-0 flex-1 basis-32">
      <span className="font-semibold">
        {t(`events.${event}`, { name, named: name === '' ? 'no' : 'yes' })}
      </span>
      {note && <q className="block [overflow-wrap:anywhere] text-ink-soft italic">{note}</q>}
      <span className="block text-xs text-ink-faint">{t(`actors.${actor}`)}</span>
    </span>
  );
}
