import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LimitedTextarea, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { DepositField } from './deposit-field.tsx';
import type { Problem } from './draft-terms.ts';
import { VALID_DAYS, type QuoteDraft } from './quote-draft.ts';
import { TaxFields } from './tax-fields.tsx';
import { dotted } from '#web/lib/i18n/dotted.ts';

interface MoreTermsProps {
  draft: QuoteDraft;
  error: (of: Problem) => string | undefined;
  onEdit: (change: Partial<QuoteDraft>) => void;
}

/** Taxes, deposit, validity and note: folded away, with what is set in the line to unfold them. */
export function MoreTerms({ draft, error, onEdit }: MoreTermsProps) {
  const t = useTranslations('quotes');
  const [open, setOpen] = useState(false);
  const problem = error('ownTax') ?? error('deposit');
  return (
    <details
      open={open || problem !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-lg border border-line"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block text-sm font-semibold">{t('more')}</span>
          <Summary draft={draft} />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-4">
        <TaxFields
          taxes={draft.taxes}
          error={error('ownTax')}
          onChange={(taxes) => onEdit({ taxes })}
        />
        <DepositField
          deposit={draft.deposit}
          error={error('deposit')}
          onChange={(deposit) => onEdit({ deposit })}
        />
        <Field label={t('valid')}>
          <Select
            value={draft.validDays}
            onChange={(event) => onEdit({ validDays: Number(event.target.value) })}
          >
            {VALID_DAYS.map((days) => (
              <option key={days} value={days}>
                {t('days', { days })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('note')} optional={t('optional')}>
          <LimitedTextarea
            rows={3}
            value={draft.note}
            maxLength={2000}
            onChange={(event) => onEdit({ note: event.target.value })}
          />
        </Field>
      </div>
    </details>
  );
}

function Summary({ draft: { taxes, deposit, validDays, note } }: { draft: QuoteDraft }) {
  const t = useTranslations('quotes');
  const set = [
    t(`presets.${taxes.preset}`),
    taxes.own?.name,
    deposit.typed &&
      (deposit.of === 'percent' ? t('depositOf', { share: deposit.typed }) : t('deposit')),
    t('days', { days: validDays }),
    note.trim() && t('note'),
  ].filter(Boolean);
  return <span className="block truncate text-sm text-ink-faint">{dotted(set)}</span>;
}
