import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { judgeColour, READABLE, THEME_SHADES } from '#contract/brand-colours.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { isHex } from './choice.ts';

interface ColourFieldProps {
  /** Empty for the theme's own. */
  value: string;
  onChange: (colour: string) => void;
}

/** The colour of the brand, by picker or hex value, and whether its contrast is sufficient. */
export function ColourField({ value, onChange }: ColourFieldProps) {
  const t = useTranslations('admin-brand');
  const error = value !== '' && !isHex(value) ? t('notAColour') : undefined;
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('colour')} hint={t('colourHint')} error={error}>
        <div className="flex items-center gap-3">
          <Eye value={isHex(value) ? value : THEME_SHADES['700']} onChange={onChange} />
          <Input
            value={value}
            placeholder={THEME_SHADES['700']}
            onChange={({ target }) => onChange(spelled(target.value))}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
          />
          {value !== '' && (
            <Button tone="ghost" size="sm" className="shrink-0" onClick={() => onChange('')}>
              {t('byDefault')}
            </Button>
          )}
        </div>
      </Field>
      {isHex(value) && <Readability colour={value} onChange={onChange} />}
    </div>
  );
}

function Eye({ value, onChange }: ColourFieldProps) {
  const t = useTranslations('admin-brand');
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('pick')}
      </label>
      <input
        id={id}
        type="color"
        value={value}
        onChange={({ target }) => onChange(target.value.toLowerCase())}
        className="size-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-card p-1"
      />
    </>
  );
}

function Readability({ colour, onChange }: { colour: string; onChange: (colour: string) => void }) {
  const t = useTranslations('admin-brand');
  const format = useFormatter();
  const { ratio, readable, nearest } = judgeColour(colour);
  const said = { ratio: format.number(ratio), least: format.number(READABLE) };
  return (
    <div
      role="status"
      className={
        readable
          ? 'text-sm text-ink-soft'
          : 'flex flex-wrap items-center gap-3 rounded-lg bg-clay-wash p-4 text-sm text-clay-ink'
      }
    >
      {readable ? t('readable', said) : t('unreadable', said)}
      {!readable && (
        <Button size="sm" tone="secondary" onClick={() => onChange(nearest)}>
          {t('useNearest', { colour: nearest })}
        </Button>
      )}
    </div>
  );
}

/** Normalized: lower case, with its #. */
function spelled(typed: string): string {
  const small = typed.trim().toLowerCase();
  return small === '' || small.startsWith('#') ? small : `#${small}`;
}
