import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { LanguagesSettings } from '#contract/admin/site-languages.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { Checkbox, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { countOf, withLanguage, type Choice } from './choice.ts';

interface LanguagesFieldsProps {
  settings: LanguagesSettings;
  choice: Choice;
  onChange: (to: Choice) => void;
}

/** Which languages are offered, with how many people chose each, and the default among them. */
export function LanguagesFields({ settings, choice, onChange }: LanguagesFieldsProps) {
  const t = useTranslations('admin-languages');
  const languageName = useLanguageName((known) => t(`names.${known}`));
  const hint = useId();
  const { offered, defaultLanguage } = choice;
  const label = (language: Language) => (
    <>
      <span className="font-semibold text-ink">{languageName(language)}</span>
      <span className="block text-ink-faint">
        {t('people', { count: countOf(settings, language) })}
      </span>
    </>
  );
  return (
    <>
      <fieldset aria-describedby={hint} className="flex min-w-0 flex-col gap-4">
        <legend className="mb-3 text-sm font-semibold">{t('offered')}</legend>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            label={label(language)}
            checked={offered.includes(language)}
            disabled={offered.length === 1 && offered.includes(language)}
            onChange={({ target }) => onChange(withLanguage(choice, language, target.checked))}
          />
        ))}
        <p id={hint} className="text-sm text-ink-faint">
          {t('offeredHint')}
        </p>
      </fieldset>
      <Field label={t('standard')} hint={t('standardHint')}>
        <Select
          value={defaultLanguage}
          onChange={({ target }) => {
            const chosen = offered.find((one) => one === target.value);
            if (chosen) onChange({ ...choice, defaultLanguage: chosen });
          }}
        >
          {offered.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
