import { useTranslations } from 'use-intl';
import {
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_PLAN_DESCRIPTION,
  MAX_PLAN_NAME,
  type PlanSettings,
  type PlanWords,
} from '#contract/admin/plans.ts';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Input, Textarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { hasTooMuch, type Draft, type DraftWords } from './draft.ts';

interface WordFieldsProps {
  plan: PlanSettings;
  words: Draft['words'];
  onChange: (words: Draft['words']) => void;
}

/** Name, description and features of a plan, the languages side by side. */
export function WordFields({ plan, words, onChange }: WordFieldsProps) {
  const t = useTranslations('admin-plans');
  return (
    <section aria-labelledby="plan-words">
      <h2 id="plan-words" className="text-lg">
        {t('words')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t('wordsHint')}</p>
      <div className="grid gap-4 lg:grid-cols-3">
        {UNDERSTOOD_LANGUAGES.map((language) => (
          <LanguageFields
            key={language}
            language={language}
            words={words[language]}
            builtIn={plan.builtInTexts[language]}
            onChange={(to) => onChange({ ...words, [language]: { ...words[language], ...to } })}
          />
        ))}
      </div>
    </section>
  );
}

interface LanguageFieldsProps {
  language: UnderstoodLanguage;
  words: DraftWords;
  builtIn: PlanWords;
  onChange: (to: Partial<DraftWords>) => void;
}

function LanguageFields({ language, words, builtIn, onChange }: LanguageFieldsProps) {
  const t = useTranslations('admin-plans');
  const named = { language: t(`languages.${language}`) };
  const most = String(MAX_FEATURES);
  const tooMuch = hasTooMuch(words);
  return (
    <Card className="flex flex-col gap-4">
      <Field label={t('name', named)}>
        <Input
          lang={language}
          value={words.name}
          placeholder={builtIn.name}
          maxLength={MAX_PLAN_NAME}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label={t('description', named)}>
        <Textarea
          lang={language}
          rows={3}
          value={words.description}
          placeholder={builtIn.description}
          maxLength={MAX_PLAN_DESCRIPTION}
          onChange={({ target }) => onChange({ description: target.value.replaceAll('\n', ' ') })}
        />
      </Field>
      <Field
        label={t('features', named)}
        hint={t('featuresHint', { most })}
        error={tooMuch ? t('featuresWrong', { most, length: String(MAX_FEATURE) }) : undefined}
      >
        <Textarea
          lang={language}
          rows={8}
          value={words.features}
          placeholder={builtIn.features.join('\n')}
          onChange={({ target }) => onChange({ features: target.value })}
        />
      </Field>
    </Card>
  );
}
