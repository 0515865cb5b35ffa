import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { checkPaper } from '#contract/admin/professionals.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOperation } from '../../dialogs/use-operation.ts';
import { useMay } from '../../frame/use-may.ts';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

interface Paper {
  paper: 'licence' | 'insurance';
  says: string;
  expiresOn: string | null;
  checkedAt: string | null;
}

/** Licence and insurance, and whether they were checked. */
export function Papers({ professional }: { professional: ProfessionalDetail }) {
  const t = useTranslations('admin-professional.papers');
  const { id, licence, insurance } = professional;
  const papers: Paper[] = [
    ...(licence
      ? [{ ...licence, paper: 'licence' as const, says: `${licence.number}, ${licence.authority}` }]
      : []),
    ...(insurance
      ? [
          {
            ...insurance,
            paper: 'insurance' as const,
            says: [insurance.company, insurance.policy].filter(Boolean).join(', '),
          },
        ]
      : []),
  ];
  return (
    <PanelCard title={t('title')}>
      <Lines items={papers} keyOf={({ paper }) => paper} empty={t('empty')}>
        {(paper) => <OnePaper id={id} {...paper} />}
      </Lines>
    </PanelCard>
  );
}

function OnePaper({ id, paper, says, expiresOn, checkedAt }: Paper & { id: string }) {
  const t = useTranslations('admin-professional.papers');
  const { date } = useFormatting();
  const may = useMay();
  const checked = checkedAt === null;
  const { run, busy } = useOperation(checkPaper, {
    done: t(checked ? 'done' : 'undone'),
    failed: t('failed'),
  });
  return (
    <>
      <span className="min-w-0">
        <span className="me-2 font-semibold">{t(paper)}</span>
        <Badge tone={checkedAt ? 'pine' : 'warning'}>
          {checkedAt ? t('checkedOn', { date: date(checkedAt) }) : t('unchecked')}
        </Badge>
        <span className="mt-1 block break-words">{says}</span>
        <span className="block text-xs text-ink-faint">
          {expiresOn ? t('expires', { date: date(`${expiresOn}T12:00:00`) }) : t('noExpiry')}
        </span>
      </span>
      {may(checkPaper) && (
        <Button
          size="sm"
          tone={checked ? 'primary' : 'ghost'}
          loading={busy}
          onClick={() => void run({ params: { id }, body: { paper, checked } })}
        >
          {t(checked ? 'check' : 'uncheck')}
        </Button>
      )}
    </>
  );
}
