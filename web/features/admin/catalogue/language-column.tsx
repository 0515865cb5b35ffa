import { useTranslations } from 'use-intl';
import { MAX_NAME_LENGTH } from '#contract/admin/catalogue.ts';
import type { Language } from '#contract/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { CueWords } from './cue-words.tsx';

interface LanguageColumnProps {
  language: Language;
  name: string;
  builtIn: string;
  words: readonly string[];
  onName: (name: string) => void;
  onWords: (words: string[]) => void;
}

/** The name of a trade in one language, and its keywords. */
export function LanguageColumn(props: LanguageColumnProps) {
  const { language, name, builtIn, words, onName, onWords } = props;
  const t = useTranslations('admin-catalogue');
  const isOwn = name.trim() !== '' && name !== builtIn;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg first-letter:uppercase">{t(`languages.${language}`)}</h2>
      <Field
        label={t('nameIn', { language: t(`languages.${language}`) })}
        hint={isOwn ? t('builtIn', { name: builtIn }) : t('isBuiltIn')}
      >
        <Input
          lang={language}
          value={name}
          placeholder={builtIn}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => onName(target.value)}
        />
      </Field>
      <CueWords language={language} words={words} onChange={onWords} />
    </Card>
  );
}
