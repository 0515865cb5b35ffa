import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  PAYMENT_METHODS,
  recordPayment,
  type Invoice,
  type PaymentMethod,
} from '#contract/invoices/invoices.ts';
import type { CallError } from '#web/lib/api/call.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { numberOf } from '#web/lib/typed-number.ts';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useAfterInvoicing } from './use-after-invoicing.ts';

const CENTS = 100;

interface PaymentFormProps {
  invoice: Invoice;
  onClose: () => void;
}

/** What was paid, how and when; all that is left to begin with. */
export function PaymentForm({ invoice, onClose }: PaymentFormProps) {
  const t = useTranslations('invoices');
  const common = useTranslations('common');
  const text = useQuoteText(invoice.currency);
  const left = invoice.balance ?? 0;
  const [amount, setAmount] = useState(String(left / CENTS));
  const [method, setMethod] = useState<PaymentMethod>('interac');
  const [paidOn, setPaidOn] = useState(() => localDay(serverNow()));
  const [isWrong, setWrong] = useState(false);
  const { send, busy } = useRecord(invoice, onClose);
  const submit = () => {
    const cents = numberOf(amount, CENTS);
    const isPossible = cents !== null && cents > 0 && cents <= left && paidOn !== '';
    setWrong(!isPossible);
    if (isPossible) send({ amount: cents, method, paidOn });
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('pay')} closeLabel={common('close')}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={t('payment.amount')}
          hint={t('left', { amount: text.money(left) })}
          error={isWrong ? t('problems.amount') : undefined}
        >
          <Input
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <Field label={t('payment.method')}>
          <Select
            value={method}
            onChange={(event) => setMethod(event.target.value as PaymentMethod)}
          >
            {PAYMENT_METHODS.map((one) => (
              <option key={one} value={one}>
                {t(`methods.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('payment.paidOn')}>
          <Input
            type="date"
            value={paidOn}
            max={localDay(serverNow())}
            onChange={(event) => setPaidOn(event.target.value)}
          />
        </Field>
        <Button type="submit" loading={busy} className="self-start">
          {t('payment.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The calendar day here at a moment. */
function localDay(now: number): string {
  const date = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function useRecord({ id }: Invoice, onClose: () => void) {
  const key = useIdempotencyKey();
  const after = useAfterInvoicing('pay', onClose);
  const { mutate, isPending } = useCallMutation(recordPayment, {
    ...after,
    onError: (error: CallError) => {
      key.settle(error);
      return after.onError(error);
    },
  });
  const send = (body: Parameters<typeof mutate>[0]['body']) =>
    mutate({ params: { id }, body, idempotencyKey: key.current });
  return { send, busy: isPending };
}
