import { useTranslations } from 'use-intl';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

const MAX_LENGTH = 1_000;

export interface WordsProps {
  words: string;
  onWords: (words: string) => void;
}

interface WordsFieldProps extends WordsProps {
  label: string;
  /** Whether it appears because somebody asked for it. */
  autoFocus?: boolean;
}

/** Optional words with an answer, which the client can read. */
export function WordsField({ label, words, onWords, autoFocus = false }: WordsFieldProps) {
  const t = useTranslations('leads');
  return (
    <Field label={label} optional={t('optional')}>
      <LimitedTextarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that asked for it is gone
        autoFocus={autoFocus}
        rows={3}
        value={words}
        maxLength={MAX_LENGTH}
        onChange={({ target }) => onWords(target.value)}
      />
    </Field>
  );
}
