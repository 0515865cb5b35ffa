import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listActivity, type Activity } from '#contract/accounts/account-activity.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useDeviceName } from '#web/lib/i18n/use-device-name.ts';
import { Section } from './section.tsx';

/** How many are shown at first. */
const INITIAL_COUNT = 5;

/** Recent activity of the account, so that its owner notices what was not them. */
export function ActivityList() {
  const t = useTranslations('account.activity');
  const common = useTranslations('common');
  // The last minutes matter to whoever opens the page.
  const options = { staleTime: 0 };
  const { data, isPending, error, refetch } = useCallQuery(listActivity, {}, options);
  const [showsAll, setShowsAll] = useState(false);
  const all = data?.activity ?? [];
  return (
    <Section title={t('title')}>
      <p className="text-sm text-ink-soft">{t('hint')}</p>
      {isPending && <Skeleton className="h-12 w-full" />}
      {error && <QueryError title={common('somethingWrong')} error={error} refetch={refetch} />}
      {data && all.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {all.slice(0, showsAll ? all.length : INITIAL_COUNT).map((one, index) => (
          <ActivityRow key={`${one.at}${index}`} activity={one} />
        ))}
      </ul>
      {!showsAll && all.length > INITIAL_COUNT && (
        <Button tone="secondary" onClick={() => setShowsAll(true)} className="self-start">
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function ActivityRow({ activity: { at, kind, way, device } }: { activity: Activity }) {
  const t = useTranslations('account.activity');
  const { relative, dateTime } = useFormatting();
  const nameOf = useDeviceName('account.sessions');
  const what =
    way === null
      ? t(`kinds.${kind}`)
      : t('by', { what: t(`kinds.${kind}`), way: t(`ways.${way}`) });
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">{what}</p>
      <p className="text-sm text-ink-soft">
        {nameOf(device)} ·{' '}
        <time dateTime={at} title={dateTime(at)}>
          {relative(at, serverNow())}
        </time>
      </p>
    </li>
  );
}
