import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import {
  changeCatalogue,
  PROFESSION_ICONS,
  type CatalogueEntry,
  type ProfessionIcon,
} from '#contract/admin/catalogue.ts';
import { CATEGORIES, type Category } from '#contract/professionals/catalogue.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { invalidateCatalogue } from '#web/lib/catalogue/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { LanguageColumn } from './language-column.tsx';
import { TradeIcon } from './trade-icon.tsx';

type Draft = Pick<CatalogueEntry, 'names' | 'cueWords' | 'active' | 'category' | 'icon'>;

/** Edits all settings of a trade at once. */
export function TradeForm({ entry }: { entry: CatalogueEntry }) {
  const t = useTranslations('admin-catalogue');
  const [draft, setDraft] = useState<Draft>(entry);
  const edit = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const { save, busy } = useSave(entry);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(draft);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <div className="grid gap-4 lg:grid-cols-3">
        {LANGUAGES.map((language) => (
          <LanguageColumn
            key={language}
            language={language}
            name={draft.names[language]}
            builtIn={entry.builtInNames[language]}
            words={draft.cueWords[language]}
            onName={(name) => edit({ names: { ...draft.names, [language]: name } })}
            onWords={(words) => edit({ cueWords: { ...draft.cueWords, [language]: words } })}
          />
        ))}
      </div>
      <Card className="grid gap-5 md:grid-cols-2">
        <CategoryField value={draft.category} onChange={(category) => edit({ category })} />
        <IconField draft={draft} onChange={(icon) => edit({ icon })} />
        <div className="md:col-span-2">
          <Switch
            label={t('offeredLabel')}
            hint={draft.active ? t('offeredHint') : t('notOfferedHint', entry)}
            checked={draft.active}
            onChange={(active) => edit({ active })}
          />
        </div>
      </Card>
      <Button type="submit" loading={busy} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}

function useSave(entry: CatalogueEntry) {
  const t = useTranslations('admin-catalogue');
  const { run, busy } = useOperation(changeCatalogue, {
    done: t('saved'),
    failed: t('saveFailed'),
  });
  const { profession, version, builtInNames } = entry;
  const save = async ({ names, cueWords, active, category, icon }: Draft) => {
    const own = (language: Language) => {
      const name = names[language].trim();
      return name === '' || name === builtInNames[language] ? null : name;
    };
    const said = { en: own('en'), fr: own('fr'), es: own('es') };
    const body = { version, names: said, cueWords, active, category, icon };
    if (await run({ params: { profession }, body })) invalidateCatalogue();
  };
  return { save, busy };
}

function CategoryField(props: { value: Category; onChange: (category: Category) => void }) {
  const t = useTranslations('admin-catalogue');
  return (
    <Field label={t('category')} hint={t('categoryHint')}>
      <Select
        value={props.value}
        onChange={({ target }) => {
          const found = CATEGORIES.find((one) => one === target.value);
          if (found) props.onChange(found);
        }}
      >
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(`categories.${category}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function IconField({
  draft: { icon, category },
  onChange,
}: {
  draft: Draft;
  onChange: (icon: ProfessionIcon | null) => void;
}) {
  const t = useTranslations('admin-catalogue');
  return (
    <Field
      label={t('icon')}
      hint={<TradeIcon icon={icon} category={category} className="size-6 text-pine-700" />}
    >
      <Select
        value={icon ?? ''}
        onChange={({ target }) =>
          onChange(PROFESSION_ICONS.find((one) => one === target.value) ?? null)
        }
      >
        <option value="">{t('iconOfCategory')}</option>
        {PROFESSION_ICONS.map((name) => (
          <option key={name} value={name}>
            {t(`icons.${name}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
