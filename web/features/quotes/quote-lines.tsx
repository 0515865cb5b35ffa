import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LINE_UNITS, MAX_LINES } from '#contract/quotes/terms.ts';
import { CURRENCY } from '#web/lib/currency.ts';
import { EMPTY_LINE, type LineDraft } from '#web/lib/priced-lines/line-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface QuoteLinesProps {
  lines: readonly LineDraft[];
  error: string | undefined;
  onChange: (lines: readonly LineDraft[]) => void;
}

/** What is done and its price, line by line. */
export function QuoteLines({ lines, error, onChange }: QuoteLinesProps) {
  const t = useTranslations('quotes');
  const replace = (index: number, change: Partial<LineDraft>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...change } : line)));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{t('lines')}</legend>
      {lines.map((line, index) => (
        <Line
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
          key={index}
          line={line}
          number={index + 1}
          onEdit={(change) => replace(index, change)}
          onRemove={
            lines.length > 1 ? () => onChange(lines.filter((_, at) => at !== index)) : undefined
          }
        />
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
          onClick={() => onChange([...lines, EMPTY_LINE])}
          className="self-start"
        >
          {t('addLine')}
        </Button>
      )}
    </fieldset>
  );
}

interface LineProps {
  line: LineDraft;
  number: number;
  onEdit: (change: Partial<LineDraft>) => void;
  onRemove: (() => void) | undefined;
}

function Line({ line, number, onEdit, onRemove }: LineProps) {
  const t = useTranslations('quotes');
  return (
    <div className="flex flex-wrap gap-3">
      <div className="basis-full">
        <Field label={t('what')}>
          <Input
            value={line.what}
            maxLength={200}
            onChange={(event) => onEdit({ what: event.target.value })}
          />
        </Field>
      </div>
      <div className="min-w-28 flex-1">
        <Field label={t('price', { currency: CURRENCY })}>
          <Input
            inputMode="decimal"
            value={line.price}
            onChange={(event) => onEdit({ price: event.target.value })}
          />
        </Field>
      </div>
      <div className="min-w-28 flex-1">
        <Field label={t('unit')}>
          <Select
            value={line.unit}
            onChange={(event) =>
              onEdit({ unit: event.target.value as LineDraft['unit'], quantity: '1' })
            }
          >
            {LINE_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {t(`unitNames.${unit}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {line.unit !== 'flat' && (
        <div className="min-w-20 flex-1">
          <Field label={t('count')}>
            <Input
              inputMode="decimal"
              value={line.quantity}
              onChange={(event) => onEdit({ quantity: event.target.value })}
            />
          </Field>
        </div>
      )}
      {onRemove && (
        <IconButton label={t('removeLine', { number })} onClick={onRemove} className="self-end">
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      )}
    </div>
  );
}
