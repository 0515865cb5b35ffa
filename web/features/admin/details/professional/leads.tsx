import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { adminHref } from '../../frame/address.ts';
import { RowName } from '../../table/row-name.tsx';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

type Lead = ProfessionalDetail['leads'][number];

const TONES: Record<Lead['status'], BadgeTone> = {
  pending: 'tile',
  accepted: 'pine',
  denied: 'clay',
  expired: 'warning',
  withdrawn: 'neutral',
};

/** Recent leads, linked to their requests. */
export function Leads({ leads }: Pick<ProfessionalDetail, 'leads'>) {
  const t = useTranslations('admin-professional.leads');
  const professionName = useProfessionName();
  return (
    <PanelCard title={t('title')}>
      <div role="region" aria-label={t('title')} tabIndex={0} className="max-h-96 overflow-y-auto">
        <Lines items={leads} keyOf={({ id }) => id} empty={t('empty')}>
          {({ requestId, profession, area, status, sentAt }) => (
            <>
              <span className="min-w-0 grow basis-36">
                <RowName href={adminHref('requests', { open: requestId })}>
                  {professionName(profession)}
                </RowName>
                <span className="block text-xs text-ink-faint">{area}</span>
              </span>
              <span className="flex grow items-start justify-between gap-3 text-end sm:grow-0">
                <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
                <When at={sentAt} />
              </span>
            </>
          )}
        </Lines>
      </div>
    </PanelCard>
  );
}
