import { useTranslations } from 'use-intl';
import { listPlaceSources } from '#contract/places.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { CREDITS, OPENSTREETMAP, type Credit } from './credits.ts';

const LINK = 'underline underline-offset-4 hover:text-pine-700';

/** Who made what this site shows, and under which licence. */
export function CreditList() {
  const t = useTranslations('credits');
  usePageTitle(t('title'));
  const { data } = useCallQuery(listPlaceSources);
  const isImported = data?.sources.includes('openstreetmap') === true;
  const credits = isImported ? [...CREDITS, OPENSTREETMAP] : CREDITS;
  return (
    <div className="max-w-2xl">
      <h1 tabIndex={-1} className="text-3xl focus:outline-none">
        {t('title')}
      </h1>
      <p className="mt-4 text-lg text-ink-soft">{t('lead')}</p>
      <dl className="mt-10 divide-y divide-line border-y border-line">
        {credits.map((credit) => (
          <CreditRow key={credit.key} credit={credit} />
        ))}
      </dl>
    </div>
  );
}

function CreditRow({ credit: { key, works, licence } }: { credit: Credit }) {
  const t = useTranslations('credits');
  return (
    <div className="py-5">
      <dt className="font-semibold">{t(`of.${key}`)}</dt>
      <dd className="mt-1 text-ink-soft">
        <ul>
          {works.map(({ name, by, url }) => (
            <li key={name}>
              {url ? (
                <a href={url} rel="noreferrer" className={LINK}>
                  {name}
                </a>
              ) : (
                name
              )}
              {by !== name && <span>, {by}</span>}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm">
          {t('licence')}{' '}
          <a href={licence.url} rel="license noreferrer" className={LINK}>
            {licence.name}
          </a>
        </p>
      </dd>
    </div>
  );
}
