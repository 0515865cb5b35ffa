import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/loading/progress.tsx';
import { PanelCard } from '../parts/panel-card.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { Ledger } from './ledger.tsx';

/** The used quota of the month, its ledger, and granting more. */
export function Quota({ professional }: { professional: ProfessionalDetail }) {
  const t = useTranslations('admin-professional.quota');
  const [granting, setGranting] = useState(false);
  const { id, name, quota, allowedActions } = professional;
  const { used, limit, granted, entries } = quota;
  const grant = allowedActions.includes('grantCredits') && (
    <Button
      size="sm"
      tone="secondary"
      icon={<Gift aria-hidden="true" className="size-4" />}
      onClick={() => setGranting(true)}
    >
      {t('grant')}
    </Button>
  );
  return (
    <PanelCard title={t('title')} aside={grant}>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold">
          {limit === null ? t('unlimited', { used }) : t('used', { used, limit: limit + granted })}
        </span>
        {granted > 0 && <Badge tone="tile">{t('granted', { count: granted })}</Badge>}
      </p>
      {limit !== null && <Progress label={t('bar')} percent={percentOf(used, limit + granted)} />}
      <Ledger entries={entries} />
      {granting && <GrantDialog id={id} name={name} onClose={() => setGranting(false)} />}
    </PanelCard>
  );
}

/** After a downgrade more may be used than the plan has. */
function percentOf(used: number, most: number): number {
  return most === 0 ? 100 : Math.min(100, Math.round((used / most) * 100));
}
