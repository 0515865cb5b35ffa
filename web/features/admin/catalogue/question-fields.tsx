import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import {
  MAX_QUESTION_LENGTH,
  MIN_OPTIONS,
  QUESTION_KINDS,
  type ExtraQuestionSetting,
} from '#contract/requests/extra-questions.ts';
import { Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconAct } from '../frame/icon-act.tsx';
import { NO_WORDS, QuestionOptions } from './question-options.tsx';

interface QuestionFieldsProps {
  number: number;
  setting: ExtraQuestionSetting;
  onChange: (to: Partial<ExtraQuestionSetting>) => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** One extra question: how it is answered, its wording in each language, and its position. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { setting, onChange } = props;
  const { kind, question, options } = setting;
  const number = String(props.number);
  const t = useTranslations('admin-catalogue.question');
  const languages = useTranslations('admin-catalogue.languages');
  const isEmpty = UNDERSTOOD_LANGUAGES.every((language) => question[language] === null);
  const choose = (value: string) => {
    const next = QUESTION_KINDS.find((one) => one === value) ?? kind;
    const blank = Array.from({ length: MIN_OPTIONS }, () => NO_WORDS);
    onChange({ kind: next, options: next === 'choice' ? blank : [] });
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-paper p-4">
      <legend className="sr-only">{t('title', { number })}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden="true" className="text-sm font-semibold text-ink-soft">
          {t('title', { number })}
        </span>
        <span className="flex gap-1">
          <IconAct label={t('up', { number })} onClick={props.onUp}>
            <ArrowUp aria-hidden="true" className="size-4.5" />
          </IconAct>
          <IconAct label={t('down', { number })} onClick={props.onDown}>
            <ArrowDown aria-hidden="true" className="size-4.5" />
          </IconAct>
          <IconAct label={t('remove', { number })} onClick={props.onRemove}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconAct>
        </span>
      </div>
      <Field label={t('kind')}>
        <Select value={kind} onChange={({ target }) => choose(target.value)}>
          {QUESTION_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 lg:grid-cols-3">
        {UNDERSTOOD_LANGUAGES.map((language) => (
          <Field key={language} label={t('wording', { language: languages(language) })}>
            <Input
              lang={language}
              value={question[language] ?? ''}
              required={isEmpty}
              maxLength={MAX_QUESTION_LENGTH}
              onChange={({ target }) =>
                onChange({ question: { ...question, [language]: target.value || null } })
              }
            />
          </Field>
        ))}
      </div>
      {kind === 'choice' && (
        <QuestionOptions options={options} onChange={(next) => onChange({ options: next })} />
      )}
    </fieldset>
  );
}
