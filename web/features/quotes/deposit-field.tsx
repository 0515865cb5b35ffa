import { useTranslations } from 'use-intl';
import { CURRENCY } from '#web/lib/currency.ts';
import { Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { QuoteDraft } from './quote-draft.ts';

type Deposit = QuoteDraft['deposit'];

interface DepositFieldProps {
  deposit: Deposit;
  error: string | undefined;
  onChange: (deposit: Deposit) => void;
}

/** What is wished for before the work begins: a share of the total, or an amount. */
export function DepositField({ deposit, error, onChange }: DepositFieldProps) {
  const t = useTranslations('quotes');
  return (
    <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
      <Field label={t('depositLabel')} optional={t('optional')} error={error}>
        <Input
          inputMode="decimal"
          value={deposit.typed}
          onChange={(event) => onChange({ ...deposit, typed: event.target.value })}
        />
      </Field>
      <Field label={t('depositIn')}>
        <Select
          value={deposit.of}
          onChange={(event) => onChange({ ...deposit, of: event.target.value as Deposit['of'] })}
        >
          <option value="percent">%</option>
          <option value="amount">{CURRENCY}</option>
        </Select>
      </Field>
    </div>
  );
}
