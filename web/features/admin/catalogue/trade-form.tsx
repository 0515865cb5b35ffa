import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CatalogueEntry } from '#contract/admin/catalogue.ts';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ExtraQuestions } from './extra-questions.tsx';
import { LanguageColumn } from './language-column.tsx';
import type { Draft } from './draft.ts';
import { CategoryField, IconField } from './look-fields.tsx';

interface TradeFormProps {
  initial: Draft;
  builtInNames: CatalogueEntry['builtInNames'];
  /** The label of the button. */
  save: string;
  busy: boolean;
  onSave: (draft: Draft) => void;
  /** More fields below the others. */
  children?: (draft: Draft, edit: (change: Partial<Draft>) => void) => ReactNode;
}

/** Edits all settings of a trade at once. */
export function TradeForm(props: TradeFormProps) {
  const { initial, builtInNames, save, busy, onSave, children } = props;
  const t = useTranslations('admin-catalogue');
  const [draft, setDraft] = useState<Draft>(initial);
  const edit = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(draft);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <div className="grid gap-4 lg:grid-cols-3">
        {UNDERSTOOD_LANGUAGES.map((language) => (
          <LanguageColumn
            key={language}
            language={language}
            name={draft.names[language]}
            builtIn={builtInNames?.[language] ?? null}
            words={draft.cueWords[language]}
            examples={draft.examples[language]}
            onName={(name) => edit({ names: { ...draft.names, [language]: name } })}
            onWords={(words) => edit({ cueWords: { ...draft.cueWords, [language]: words } })}
            onExamples={(list) => edit({ examples: { ...draft.examples, [language]: list } })}
          />
        ))}
      </div>
      <Card className="grid gap-5 md:grid-cols-2">
        <CategoryField value={draft.category} onChange={(category) => edit({ category })} />
        <IconField draft={draft} onChange={(icon) => edit({ icon })} />
        {children?.(draft, edit)}
      </Card>
      <p className="max-w-prose text-sm text-ink-soft">{t('examplesNote')}</p>
      <ExtraQuestions
        questions={draft.extraQuestions}
        onChange={(extraQuestions) => edit({ extraQuestions })}
      />
      <Button type="submit" loading={busy} className="self-start">
        {save}
      </Button>
    </form>
  );
}
