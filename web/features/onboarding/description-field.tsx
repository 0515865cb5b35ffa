import { useTranslations } from 'use-intl';
import { classes } from '#web/ui/classes.ts';
import { Textarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FieldsProps } from './fields.ts';

const MIN_LENGTH = 50;
const LONGEST = 500;

/** The public description, with its length and maximum. */
export function DescriptionField({ draft, edit, problems }: FieldsProps) {
  const t = useTranslations('onboarding');
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label={t('work.description')}
        hint={t('work.descriptionHint')}
        required
        error={problems.description && t(`problems.${problems.description}`)}
      >
        <Textarea
          name="description"
          rows={5}
          value={draft.description}
          onChange={({ target }) => edit({ description: target.value })}
        />
      </Field>
      <Length length={draft.description.trim().length} />
    </div>
  );
}

/** A visual counter; announced to screen readers only when submitting becomes (im)possible. */
function Length({ length }: { length: number }) {
  const t = useTranslations('onboarding.length');
  const fit = length < MIN_LENGTH ? 'short' : length > LONGEST ? 'long' : 'right';
  return (
    <div className="flex justify-between gap-3 text-xs">
      <p
        role="status"
        className={classes(
          fit === 'right' && 'font-semibold text-pine-700',
          fit === 'short' && 'text-ink-faint',
          fit === 'long' && 'font-semibold text-clay-ink',
        )}
      >
        {t(fit, { shortest: String(MIN_LENGTH), longest: String(LONGEST) })}
      </p>
      <p
        className={classes(
          'shrink-0 tabular-nums',
          fit === 'long' ? 'font-semibold text-clay-ink' : 'text-ink-faint',
        )}
      >
        <span className="sr-only">{t('count')}</span> {length} / {LONGEST}
      </p>
    </div>
  );
}
