import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Market } from '#contract/admin/market.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useMinutes } from '#web/lib/i18n/use-duration.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { Legend } from '#web/ui/charts/legend.tsx';
import { adminHref, type Questions } from '../frame/address.ts';
import { MarketChart } from './market-chart.tsx';
import { useMarketQuestions } from './use-market-questions.ts';

const MAX_BARS = 12;

type Counts = Omit<Market['byCity'][number], 'city'>;

interface Group extends Counts {
  key: string;
  name: string;
  /** The query for this group alone; undefined where it is no single group. */
  only: Questions | undefined;
  professionals?: number | null;
}

/** Requests by trade, beside the professionals who can be contacted. */
export function ByProfession({ market }: { market: Market }) {
  const t = useTranslations('admin-market.byProfession');
  const nameOf = useProfessionName();
  const groups = market.byProfession.map(({ profession, ...counts }) => ({
    ...counts,
    key: profession,
    name: nameOf(profession),
    only: { profession },
  }));
  return <Groups title={t('title')} column={t('column')} file="professions" groups={groups} />;
}

/** Requests by city, the largest ones. */
export function ByCity({ market }: { market: Market }) {
  const t = useTranslations('admin-market.byCity');
  const groups = market.byCity.map(({ city, ...counts }) => ({
    ...counts,
    key: city ?? '',
    name: city ?? t('others'),
    only: city === null ? undefined : { city },
  }));
  return <Groups title={t('title')} column={t('column')} file="cities" groups={groups} />;
}

interface GroupsProps {
  title: string;
  column: string;
  file: 'professions' | 'cities';
  groups: readonly Group[];
}

function Groups({ title, column, file, groups }: GroupsProps) {
  const t = useTranslations('admin-market.groups');
  const format = useFormatter();
  const minutes = useMinutes();
  const withSupply = groups.some(({ professionals }) => typeof professionals === 'number');
  const cellsOf = ({ name, medianMinutes, professionals, ...counts }: Group) => [
    name,
    ...[counts.submitted, counts.contacted, counts.accepted, counts.completed, counts.reviewed].map(
      (one) => format.number(one),
    ),
    minutes(medianMinutes),
    ...(withSupply ? [format.number(professionals ?? 0)] : []),
  ];
  const shown = groups.filter(({ submitted }) => submitted > 0).slice(0, MAX_BARS);
  return (
    <MarketChart
      title={title}
      hint={groups.length > shown.length ? t('more', { count: shown.length }) : undefined}
      file={file}
      legend={
        <Legend
          colours={[
            { fill: 'fill-pine-700', name: t('accepted') },
            { fill: 'fill-pine-300', name: t('notAccepted') },
          ]}
        />
      }
      table={{
        head: [
          column,
          ...COLUMNS.map((name) => t(`columns.${name}`)),
          ...(withSupply ? [t('columns.professionals')] : []),
        ],
        rows: groups.map((group) => ({ key: group.key, cells: cellsOf(group) })),
      }}
    >
      <BarList
        label={title}
        bars={shown.map((group) => ({
          key: group.key,
          label: <GroupName group={group} />,
          value: group.submitted,
          part: group.accepted,
          words: t('words', { submitted: group.submitted, accepted: group.accepted }),
        }))}
      />
    </MarketChart>
  );
}

/** A link to the figures of this group alone. */
function GroupName({ group: { name, only, professionals } }: { group: Group }) {
  const t = useTranslations('admin-market.groups');
  const { asked } = useMarketQuestions();
  if (!only) return name;
  return (
    <>
      <Link href={adminHref('market', { ...asked, ...only })} replace className="hover:underline">
        {name}
      </Link>
      {typeof professionals === 'number' && (
        <span className="ms-2 font-normal whitespace-nowrap text-ink-faint">
          {t('supply', { professionals })}
        </span>
      )}
    </>
  );
}

const COLUMNS = [
  'submitted',
  'contacted',
  'accepted',
  'completed',
  'reviewed',
  'medianMinutes',
] as const;
