import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LINE_UNITS, MAX_LINES } from '#contract/quotes/terms.ts';
import { Button } from '#web/ui/button.tsx';
import { Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EMPTY_PRICED_LINE, type PricedLineDraft } from './line-draft.ts';

interface PricedLineFieldsProps {
  lines: readonly PricedLineDraft[];
  error: string | undefined;
  onChange: (lines: readonly PricedLineDraft[]) => void;
}

/** What is done more or less, each with its price. */
export function PricedLineFields({ lines, error, onChange }: PricedLineFieldsProps) {
  const t = useTranslations('priced-lines');
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{t('lines')}</legend>
      {lines.map((line, index) => (
        <LineFields
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
          key={index}
          line={line}
          onEdit={(change) =>
            onChange(lines.map((one, at) => (at === index ? { ...one, ...change } : one)))
          }
        >
          {lines.length > 1 && (
            <IconButton
              label={t('removeLine', { number: index + 1 })}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
              className="self-end"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
        </LineFields>
      ))}
      {error && (
        <p role="alert" className="text-sm font-medium text-clay-ink">
          {error}
        </p>
      )}
      {lines.length < MAX_LINES && (
        <Button
          tone="ghost"
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...lines, EMPTY_PRICED_LINE])}
          className="self-start"
        >
          {t('addLine')}
        </Button>
      )}
    </fieldset>
  );
}

interface LineFieldsProps {
  line: PricedLineDraft;
  onEdit: (change: Partial<PricedLineDraft>) => void;
  /** The button to remove it. */
  children: ReactNode;
}

function LineFields({ line, onEdit, children }: LineFieldsProps) {
  const t = useTranslations('priced-lines');
  return (
    <div className="flex flex-col gap-3 border-b border-line pb-4 last-of-type:border-0 last-of-type:pb-0">
      <Field label={t('what')}>
        <Input
          value={line.what}
          maxLength={200}
          onChange={(event) => onEdit({ what: event.target.value })}
        />
      </Field>
      <div className="flex items-end gap-3 *:min-w-0 [&>*:not(button)]:flex-1">
        <Field label={t('sign')}>
          <Select
            value={line.isLess ? 'less' : 'more'}
            onChange={(event) => onEdit({ isLess: event.target.value === 'less' })}
          >
            <option value="more">{t('more')}</option>
            <option value="less">{t('less')}</option>
          </Select>
        </Field>
        <Field label={t('price')}>
          <Input
            inputMode="decimal"
            value={line.price}
            onChange={(event) => onEdit({ price: event.target.value })}
          />
        </Field>
        {children}
      </div>
      <div className="flex gap-3 *:flex-1">
        <Field label={t('unit')}>
          <Select
            value={line.unit}
            onChange={(event) =>
              onEdit({ unit: event.target.value as PricedLineDraft['unit'], quantity: '1' })
            }
          >
            {LINE_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {t(`unitNames.${unit}`)}
              </option>
            ))}
          </Select>
        </Field>
        {line.unit !== 'flat' && (
          <Field label={t('count')}>
            <Input
              inputMode="decimal"
              value={line.quantity}
              onChange={(event) => onEdit({ quantity: event.target.value })}
            />
          </Field>
        )}
      </div>
    </div>
  );
}
