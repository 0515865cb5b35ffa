import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MAX_TIMES } from '#contract/quotes/terms.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface QuoteTimesProps {
  /** Local dates and times. */
  times: readonly string[];
  error: string | undefined;
  onChange: (times: readonly string[]) => void;
}

/** Up to three times the professional could come. */
export function QuoteTimes({ times, error, onChange }: QuoteTimesProps) {
  const t = useTranslations('quotes');
  return (
    <div className="flex flex-col gap-3">
      {times.map((time, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- times have no other identity
        <div key={index} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field
              label={index === 0 ? t('time') : t('furtherTime', { number: index + 1 })}
              labelHidden={index > 0}
              optional={index === 0 && t('optional')}
              error={index === 0 && error}
            >
              <Input
                type="datetime-local"
                value={time}
                onChange={(event) =>
                  onChange(times.map((old, at) => (at === index ? event.target.value : old)))
                }
              />
            </Field>
          </div>
          {index > 0 && (
            <IconButton
              label={t('removeTime', { number: index + 1 })}
              onClick={() => onChange(times.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
        </div>
      ))}
      {times.length < MAX_TIMES && times.every(Boolean) && (
        <Button
          tone="ghost"
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...times, ''])}
          className="self-start"
        >
          {t('addTime')}
        </Button>
      )}
    </div>
  );
}
