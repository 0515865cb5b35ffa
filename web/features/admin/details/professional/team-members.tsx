import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

/** Who works for a professional besides them, since when, and who left. */
export function TeamMembers({ team }: Pick<ProfessionalDetail, 'team'>) {
  const t = useTranslations('admin-professional.team');
  const { date } = useFormatting();
  return (
    <PanelCard title={t('title')}>
      <Lines items={team} keyOf={({ name, joinedAt }) => `${name} ${joinedAt}`} empty={t('none')}>
        {({ name, joinedAt, leftAt }) => (
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-soft">
              {leftAt
                ? t('left', { from: date(joinedAt), to: date(leftAt) })
                : t('since', { date: date(joinedAt) })}
            </p>
          </div>
        )}
      </Lines>
    </PanelCard>
  );
}
