import { useTranslations } from 'use-intl';
import type { AdminSubscription } from '#contract/admin/subscriptions.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { STANDING_TONES } from '../badges/tones.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import { Person, ShortId, Words } from '../table/cells.tsx';
import type { Column } from '../table/column.ts';
import { Nothing, When } from '../table/when.tsx';

/** The columns of the list of subscriptions, with those about taxes where there are some. */
export function useSubscriptionColumns(isTaxed: boolean): readonly Column<AdminSubscription>[] {
  const t = useTranslations('admin-lists');
  const { money } = useFormatting();
  const planName = usePlanName();
  const dollars = (id: 'priceWithoutTax' | 'tax'): Column<AdminSubscription> => ({
    id,
    title: t(`columns.${id}`),
    end: true,
    show: (row) => <Dollars of={row[id]} />,
  });
  return [
    {
      id: 'professionalName',
      title: t('columns.professionalName'),
      show: ({ id, professionalName }) => <Person name={professionalName} of={id} />,
    },
    {
      id: 'planId',
      title: t('columns.planId'),
      show: ({ planId }) => <Words text={planName(planId)} />,
    },
    {
      id: 'standing',
      title: t('columns.standing'),
      show: ({ standing }) => (
        <Badge tone={STANDING_TONES[standing]}>{t(`standing.${standing}`)}</Badge>
      ),
    },
    {
      id: 'price',
      title: t('columns.price'),
      end: true,
      show: ({ price }) => (price === null ? <Nothing /> : money(price)),
    },
    ...(isTaxed ? [dollars('priceWithoutTax'), dollars('tax')] : []),
    {
      id: 'createdAt',
      title: t('columns.createdAt'),
      sort: 'createdAt',
      show: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: 'periodEnd',
      title: t('columns.periodEnd'),
      show: ({ periodEnd }) => <When at={periodEnd} />,
    },
    {
      id: 'overdue',
      title: t('columns.overdue'),
      end: true,
      show: ({ overdue }) => (overdue === null ? <Nothing /> : money(overdue)),
    },
    {
      id: 'trialEnd',
      title: t('columns.trialEnd'),
      show: ({ trialEnd }) => <When at={trialEnd} />,
    },
    {
      id: 'cancelsAt',
      title: t('columns.cancelsAt'),
      show: ({ cancelsAt }) => <When at={cancelsAt} />,
    },
    {
      id: 'id',
      title: t('columns.professionalId'),
      folded: true,
      show: ({ id }) => <ShortId id={id} />,
    },
  ];
}

function Dollars({ of }: { of: number | null | undefined }) {
  const { money } = useFormatting();
  return of === null || of === undefined ? <Nothing /> : money(of);
}
