import { useFormatter, useTranslations } from 'use-intl';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Stars } from '#web/ui/stars.tsx';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { Legend } from '#web/ui/charts/legend.tsx';
import { ChartCard } from './chart-card.tsx';

interface Group {
  key: string;
  contacted: number;
  accepted: number;
}

/** Requests by trade. */
export function ByProfession({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics');
  const nameOf = useProfessionName();
  const groups = analytics.byProfession.map((group) => ({
    ...group,
    key: nameOf(group.profession),
  }));
  return <Groups title={t('byProfession')} groups={groups} />;
}

/** Requests by area, the ten with the most. */
export function ByArea({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics');
  const groups = analytics.byArea.map((group) => ({ ...group, key: group.area }));
  return <Groups title={t('byArea')} groups={groups} />;
}

function Groups({ title, groups }: { title: string; groups: readonly Group[] }) {
  const t = useTranslations('analytics');
  return (
    <ChartCard
      title={title}
      legend={
        <Legend
          colours={[
            { fill: 'fill-pine-700', name: t('kinds.accepted') },
            { fill: 'fill-pine-300', name: t('notAccepted') },
          ]}
        />
      }
      table={{
        head: [title, t('requests.column'), t('kinds.accepted')],
        rows: groups.map(({ key, contacted, accepted }) => ({
          key,
          cells: [key, String(contacted), String(accepted)],
        })),
      }}
    >
      <BarList
        label={title}
        bars={groups.map(({ key, contacted, accepted }) => ({
          key,
          label: key,
          value: contacted,
          part: accepted,
          words: t('groupWords', { accepted, contacted }),
        }))}
      />
    </ChartCard>
  );
}

/** The number of ratings by stars. */
export function Ratings({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const { rating } = useFormatting();
  const stars = analytics.ratings.toSorted((one, other) => other.stars - one.stars);
  const named = (count: number) => t('ratings.stars', { count });
  return (
    <ChartCard
      title={t('ratings.title')}
      hint={
        analytics.reviewCount > 0
          ? t('ratings.mean', { rating: rating(analytics.rating), count: analytics.reviewCount })
          : t('ratings.none')
      }
      table={{
        head: [t('ratings.column'), t('ratings.count')],
        rows: stars.map(({ stars, count }) => ({
          key: String(stars),
          cells: [named(stars), String(count)],
        })),
      }}
    >
      <BarList
        label={t('ratings.title')}
        bars={stars.map(({ stars, count }) => ({
          key: String(stars),
          label: <Stars value={stars} label={named(stars)} />,
          value: count,
          words: format.number(count),
        }))}
      />
    </ChartCard>
  );
}
