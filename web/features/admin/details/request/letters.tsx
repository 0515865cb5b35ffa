import { useTranslations } from 'use-intl';
import type { RequestDetail } from '#contract/admin/details.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { useKindName } from '../../deliveries/kind-name.ts';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

type Letter = RequestDetail['notifications'][number];

const TONES = { sent: 'pine', failed: 'clay', waiting: 'tile' } as const satisfies Record<
  string,
  BadgeTone
>;

/** Messages sent about a request, by channel and delivery state. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  const t = useTranslations('admin-request.letters');
  const kindName = useKindName();
  return (
    <PanelCard title={t('title')}>
      <div role="region" aria-label={t('title')} tabIndex={0} className="max-h-96 overflow-y-auto">
        <Lines items={letters} keyOf={({ id }) => id} empty={t('empty')}>
          {(letter) => (
            <>
              <span className="min-w-0 flex-1 basis-32">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                  {kindName(letter.kind)}
                  <Badge tone={TONES[stateOf(letter)]}>{t(`states.${stateOf(letter)}`)}</Badge>
                </span>
                <span className="block text-xs text-ink-faint">
                  {t('to', { channel: t(`channels.${letter.channel}`), to: letter.recipient })}
                </span>
                {letter.problem && (
                  <span className="block text-xs [overflow-wrap:anywhere] text-clay-ink">
                    {letter.problem}
                  </span>
                )}
              </span>
              <span className="text-end">
                <When at={letter.createdAt} />
              </span>
            </>
          )}
        </Lines>
      </div>
    </PanelCard>
  );
}

function stateOf({ sentAt, failedAt }: Letter): keyof typeof TONES {
  if (sentAt) return 'sent';
  return failedAt ? 'failed' : 'waiting';
}
