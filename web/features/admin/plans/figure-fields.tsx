import { useTranslations } from 'use-intl';
import {
  MAX_PLAN_REQUESTS,
  MAX_PRICE_CENTS,
  MIN_PRICE_CENTS,
  type PlanSettings,
} from '#contract/admin/plans.ts';
import { MAX_TRIAL_DAYS, MIN_TRIAL_DAYS } from '#contract/billing/plans.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Card } from '#web/ui/card.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { Draft, faultsOf } from './draft.ts';
import { PaidPrices } from './paid-prices.tsx';

interface FigureFieldsProps {
  plan: PlanSettings;
  draft: Draft;
  faults: ReturnType<typeof faultsOf>;
  onChange: (to: Partial<Draft>) => void;
}

/** Price, quota and trial of a plan; the free one has a quota alone. */
export function FigureFields(props: FigureFieldsProps) {
  const t = useTranslations('admin-plans');
  const isFree = props.plan.id === 'free';
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg">{t('figures')}</h2>
      {isFree && <p className="text-sm text-ink-soft">{t('freePrice')}</p>}
      <div className="grid items-start gap-5 md:grid-cols-2">
        {!isFree && <PriceField {...props} />}
        {!isFree && <PaidPrices plan={props.plan} />}
        <RequestsFields {...props} />
        {!isFree && <TrialField {...props} />}
      </div>
    </Card>
  );
}

function PriceField({ plan, draft, faults, onChange }: FigureFieldsProps) {
  const t = useTranslations('admin-plans');
  const { money } = useFormatting();
  const bounds = { least: money(MIN_PRICE_CENTS / 100), most: money(MAX_PRICE_CENTS / 100) };
  return (
    <Field
      label={t('price')}
      hint={t('priceHint', { price: money(plan.defaultPriceCents / 100) })}
      error={faults.price ? t('priceWrong', bounds) : undefined}
      required
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={draft.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
    </Field>
  );
}

function RequestsFields({ draft, faults, onChange }: FigureFieldsProps) {
  const t = useTranslations('admin-plans');
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label={t('unlimited')}
        hint={t('requestsHint')}
        checked={draft.isUnlimited}
        onChange={(isUnlimited) => onChange({ isUnlimited })}
      />
      {!draft.isUnlimited && (
        <Field
          label={t('requests')}
          error={
            faults.requests ? t('requestsWrong', { most: String(MAX_PLAN_REQUESTS) }) : undefined
          }
          required
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={draft.requests}
            onChange={({ target }) => onChange({ requests: target.value })}
          />
        </Field>
      )}
    </div>
  );
}

function TrialField({ draft, faults, onChange }: FigureFieldsProps) {
  const t = useTranslations('admin-plans');
  const bounds = { least: String(MIN_TRIAL_DAYS), most: String(MAX_TRIAL_DAYS) };
  return (
    <Field
      label={t('trialDays')}
      hint={t('trialHint')}
      error={faults.trialDays ? t('trialWrong', bounds) : undefined}
      required
    >
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={draft.trialDays}
        onChange={({ target }) => onChange({ trialDays: target.value })}
      />
    </Field>
  );
}
