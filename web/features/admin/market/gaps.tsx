import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Market } from '#contract/admin/market.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { Legend } from '#web/ui/charts/legend.tsx';
import { adminHref } from '../frame/address.ts';
import { MarketChart } from './market-chart.tsx';

const MAX_BARS = 12;

type Gap = Market['gaps'][number];

/** Trades and cities in which requests find fewer than three, with whom to invite there. */
export function Gaps({ market: { gaps } }: { market: Market }) {
  const t = useTranslations('admin-market.gaps');
  const format = useFormatter();
  const nameOf = useProfessionName();
  const keyOf = ({ profession, city }: Gap) => `${profession} ${city}`;
  return (
    <MarketChart
      title={t('title')}
      hint={gaps.length === 0 ? t('none') : t('hint')}
      file="gaps"
      legend={
        <Legend
          colours={[
            { fill: 'fill-pine-700', name: t('fewerThanThree') },
            { fill: 'fill-pine-300', name: t('others') },
          ]}
        />
      }
      table={{
        head: [t('columns.profession'), ...COLUMNS.map((name) => t(`columns.${name}`))],
        rows: gaps.map((gap) => ({
          key: keyOf(gap),
          cells: [
            nameOf(gap.profession),
            gap.city,
            ...FIGURES.map((name) => format.number(gap[name])),
          ],
        })),
      }}
    >
      <BarList
        label={t('title')}
        bars={gaps.slice(0, MAX_BARS).map((gap) => ({
          key: keyOf(gap),
          label: <GapName gap={gap} />,
          value: gap.submitted,
          part: gap.fewerThanThree,
          words: t('words', { fewer: gap.fewerThanThree, submitted: gap.submitted }),
        }))}
      />
    </MarketChart>
  );
}

/** With a link to the imported professionals of the trade. */
function GapName({ gap: { profession, city, toInvite } }: { gap: Gap }) {
  const t = useTranslations('admin-market.gaps');
  const nameOf = useProfessionName();
  const look = 'ms-2 font-normal whitespace-nowrap';
  return (
    <>
      {t('name', { profession: nameOf(profession), city })}
      {toInvite === 0 ? (
        <span className={`${look} text-ink-faint`}>{t('nobodyToInvite')}</span>
      ) : (
        <Link
          href={adminHref('professionals', { profession, state: 'unclaimed' })}
          className={`${look} text-pine-700 underline`}
        >
          {t('toInvite', { count: toInvite })}
        </Link>
      )}
    </>
  );
}

const FIGURES = ['submitted', 'fewerThanThree', 'nobody', 'toInvite'] as const;
const COLUMNS = ['city', ...FIGURES] as const;
