import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import {
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MIN_OPTIONS,
  type ExtraQuestionSetting,
} from '#contract/requests/extra-questions.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconAct } from '../frame/icon-act.tsx';

type Option = ExtraQuestionSetting['options'][number];

/** A wording that is not there yet. */
export const NO_WORDS: Option = { en: null, fr: null, es: null };

interface QuestionOptionsProps {
  options: readonly Option[];
  onChange: (options: Option[]) => void;
}

/** The options of a choice, each in every language. */
export function QuestionOptions({ options, onChange }: QuestionOptionsProps) {
  const t = useTranslations('admin-catalogue.question');
  const languages = useTranslations('admin-catalogue.languages');
  const edit = (place: number, to: Partial<Option>) =>
    onChange(options.map((one, at) => (at === place ? { ...one, ...to } : one)));
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-semibold">{t('options')}</p>
      <ol className="flex flex-col gap-3">
        {options.map((option, at) => {
          const number = String(at + 1);
          const isEmpty = UNDERSTOOD_LANGUAGES.every((language) => option[language] === null);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an option is its place in the list
            <li key={at} className="flex items-end gap-1">
              <div className="grid min-w-0 flex-1 gap-2 lg:grid-cols-3 lg:gap-4">
                {UNDERSTOOD_LANGUAGES.map((language) => (
                  <Field
                    key={language}
                    label={t('option', { number, language: languages(language) })}
                  >
                    <Input
                      lang={language}
                      value={option[language] ?? ''}
                      required={isEmpty}
                      maxLength={MAX_OPTION_LENGTH}
                      onChange={({ target }) => edit(at, { [language]: target.value || null })}
                    />
                  </Field>
                ))}
              </div>
              <IconAct
                label={t('removeOption', { number })}
                onClick={
                  options.length > MIN_OPTIONS
                    ? () => onChange(options.filter((_, place) => place !== at))
                    : undefined
                }
              >
                <X aria-hidden="true" className="size-4.5" />
              </IconAct>
            </li>
          );
        })}
      </ol>
      <Button
        tone="secondary"
        size="sm"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={options.length >= MAX_OPTIONS}
        onClick={() => onChange([...options, NO_WORDS])}
        className="self-start"
      >
        {t('addOption')}
      </Button>
    </div>
  );
}
