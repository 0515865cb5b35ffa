import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TAX_PRESETS, type TaxPreset } from '#contract/quotes/taxes.ts';
import { Button } from '#web/ui/button.tsx';
import { Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { TaxesDraft } from './taxes-draft.ts';

interface TaxFieldsProps {
  taxes: TaxesDraft;
  /** Of the own tax. */
  error: string | undefined;
  onChange: (taxes: TaxesDraft) => void;
}

/** The taxes of a region with their registration numbers, and one of the professional's own. */
export function TaxFields({ taxes, error, onChange }: TaxFieldsProps) {
  const t = useTranslations('quotes');
  const edit = (change: Partial<TaxesDraft>) => onChange({ ...taxes, ...change });
  return (
    <>
      <Field label={t('taxesLabel')}>
        <Select
          value={taxes.preset}
          onChange={(event) => edit({ preset: event.target.value as TaxPreset })}
        >
          {(Object.keys(TAX_PRESETS) as TaxPreset[]).map((preset) => (
            <option key={preset} value={preset}>
              {t(`presets.${preset}`)}
            </option>
          ))}
        </Select>
      </Field>
      {TAX_PRESETS[taxes.preset].length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {TAX_PRESETS[taxes.preset].map(({ code }) => (
            <Field
              key={code}
              label={t('taxNumber', { tax: t(`taxes.${code}`) })}
              optional={t('optional')}
            >
              <Input
                value={taxes.numbers[code] ?? ''}
                maxLength={40}
                autoComplete="off"
                onChange={({ target }) =>
                  edit({ numbers: { ...taxes.numbers, [code]: target.value } })
                }
              />
            </Field>
          ))}
        </div>
      )}
      <OwnTax taxes={taxes} error={error} onEdit={edit} />
    </>
  );
}

interface OwnTaxProps {
  taxes: TaxesDraft;
  error: string | undefined;
  onEdit: (change: Partial<TaxesDraft>) => void;
}

function OwnTax({ taxes: { own, numbers }, error, onEdit }: OwnTaxProps) {
  const t = useTranslations('quotes');
  if (!own) {
    return (
      <Button
        tone="ghost"
        size="sm"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => onEdit({ own: { name: '', rate: '' } })}
        className="self-start"
      >
        {t('ownTax.add')}
      </Button>
    );
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('ownTax.title')}</legend>
      <div className="grid grid-cols-[1fr_5.5rem_auto] items-end gap-3">
        <Field label={t('ownTax.name')}>
          <Input
            value={own.name}
            maxLength={40}
            onChange={({ target }) => onEdit({ own: { ...own, name: target.value } })}
          />
        </Field>
        <Field label={t('ownTax.rate')}>
          <Input
            inputMode="decimal"
            value={own.rate}
            onChange={({ target }) => onEdit({ own: { ...own, rate: target.value } })}
          />
        </Field>
        <IconButton label={t('ownTax.remove')} onClick={() => onEdit({ own: null })}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      <Field label={t('ownTax.number')} optional={t('optional')} error={error}>
        <Input
          value={numbers.own ?? ''}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onEdit({ numbers: { ...numbers, own: target.value } })}
        />
      </Field>
    </fieldset>
  );
}
