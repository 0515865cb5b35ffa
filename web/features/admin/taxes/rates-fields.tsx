import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MAX_TAX_RATES, type PlanTaxes } from '#contract/admin/plan-taxes.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { NO_RATE, QUEBEC, type Draft, type DraftRate } from './draft.ts';
import { Example } from './example.tsx';
import { RateFields } from './rate-fields.tsx';

interface RatesFieldsProps {
  draft: Draft;
  prices: PlanTaxes['prices'];
  onChange: (to: Partial<Draft>) => void;
}

const BEHAVIORS = ['added', 'included'] as const;

/** The fixed rates, whether prices contain them, and what is charged then. */
export function RatesFields({ draft, prices, onChange }: RatesFieldsProps) {
  const t = useTranslations('admin-taxes');
  const { rates, included } = draft;
  const behavior = included ? 'included' : 'added';
  const edit = (place: number, to: Partial<DraftRate>) =>
    onChange({ rates: rates.map((one, at) => (at === place ? { ...one, ...to } : one)) });
  return (
    <>
      <div className="flex flex-col gap-3">
        <h2 className="font-sans text-sm font-semibold tracking-normal">{t('rates')}</h2>
        {rates.length === 0 && (
          <Button
            tone="secondary"
            className="self-start"
            onClick={() => onChange({ rates: QUEBEC })}
          >
            {t('preset')}
          </Button>
        )}
        <ol className="flex flex-col gap-3">
          {rates.map((_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a rate is its place in the list
            <li key={at}>
              <RateFields
                rates={rates}
                place={at}
                onChange={(to) => edit(at, to)}
                onRemove={() => onChange({ rates: rates.filter((_, place) => place !== at) })}
              />
            </li>
          ))}
        </ol>
        {rates.length < MAX_TAX_RATES && (
          <Button
            tone="secondary"
            size="sm"
            className="self-start"
            onClick={() => onChange({ rates: [...rates, NO_RATE] })}
          >
            <Plus aria-hidden="true" className="size-4" />
            {t('add')}
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-sm font-semibold">
          {t('behavior')}
        </span>
        <Segments
          label={t('behavior')}
          value={behavior}
          options={BEHAVIORS.map((value) => ({ value, label: t(`behaviors.${value}`) }))}
          onChange={(value) => onChange({ included: value === 'included' })}
        />
        <p className="text-sm text-ink-faint">{t(`behaviorHint.${behavior}`)}</p>
      </div>
      <Example draft={draft} prices={prices} />
    </>
  );
}
