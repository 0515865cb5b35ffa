import { useTranslations } from 'use-intl';
import { MARKET_DAYS, type Market } from '#contract/admin/market.ts';
import { useTrades } from '#web/lib/catalogue/catalogue.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/form/controls.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { useMarketQuestions } from './use-market-questions.ts';

/** The period, trade and city of the figures, stored in the address. */
export function MarketFilters({ cities }: { cities: Market['byCity'] }) {
  const t = useTranslations('admin-market');
  const { asked, change } = useMarketQuestions();
  const { profession, city } = asked;
  const known = cities.map((one) => one.city).filter((name) => name !== null);
  const names = city && !known.includes(city) ? [city, ...known] : known;
  const trades = useNamedTrades();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <Segments
        label={t('period')}
        options={MARKET_DAYS.map((value) => ({
          value,
          label: t('days', { count: Number(value) }),
        }))}
        value={asked.days}
        onChange={(days) => change({ days: days === '30' ? undefined : days })}
      />
      <div className="grid w-full gap-3 sm:w-auto sm:grid-cols-2">
        <Select
          aria-label={t('profession')}
          value={profession ?? ''}
          onChange={({ target }) => change({ profession: target.value || undefined })}
        >
          <option value="">{t('allProfessions')}</option>
          {trades.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('city')}
          value={city ?? ''}
          onChange={({ target }) => change({ city: target.value || undefined })}
        >
          <option value="">{t('allCities')}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {(profession ?? city) && (
        <Button
          tone="ghost"
          size="sm"
          onClick={() => change({ profession: undefined, city: undefined })}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

/** Every trade, sorted by name in the reader's locale. */
function useNamedTrades() {
  const nameOf = useProfessionName();
  const { language } = useLanguage();
  const { compare } = new Intl.Collator(language);
  return useTrades()
    .map((value) => ({ value, name: nameOf(value) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
