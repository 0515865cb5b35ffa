import { useTranslations } from 'use-intl';
import { MAX_NAME_LENGTH } from '#contract/admin/catalogue.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { CueWords } from './cue-words.tsx';
import { ExampleMessages } from './example-messages.tsx';

interface LanguageColumnProps {
  language: UnderstoodLanguage;
  name: string;
  /** Null for a trade the operator adds or added. */
  builtIn: string | null;
  words: readonly string[];
  examples: readonly string[];
  onName: (name: string) => void;
  onWords: (words: string[]) => void;
  onExamples: (examples: string[]) => void;
}

/** The name of a trade in one language, its keywords, and messages that ask for it. */
export function LanguageColumn(props: LanguageColumnProps) {
  const { language, name, builtIn, words, examples, onName, onWords, onExamples } = props;
  const t = useTranslations('admin-catalogue');
  const isOwn = name.trim() !== '' && name !== builtIn;
  const hint =
    builtIn === null ? t('nameHint') : isOwn ? t('builtIn', { name: builtIn }) : t('isBuiltIn');
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg first-letter:uppercase">{t(`languages.${language}`)}</h2>
      <Field label={t('nameIn', { language: t(`languages.${language}`) })} hint={hint}>
        <Input
          lang={language}
          value={name}
          required={builtIn === null}
          minLength={builtIn === null ? 2 : undefined}
          placeholder={builtIn ?? undefined}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => onName(target.value)}
        />
      </Field>
      <CueWords language={language} words={words} onChange={onWords} />
      <ExampleMessages language={language} examples={examples} onChange={onExamples} />
    </Card>
  );
}
