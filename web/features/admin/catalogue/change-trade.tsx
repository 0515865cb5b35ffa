import { useTranslations } from 'use-intl';
import { changeCatalogue, type CatalogueEntry } from '#contract/admin/catalogue.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { invalidateCatalogue } from '#web/lib/catalogue/catalogue.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import type { Draft } from './draft.ts';
import { TradeForm } from './trade-form.tsx';

/** Edits a trade there is, and whether it is offered. */
export function ChangeTrade({ entry }: { entry: CatalogueEntry }) {
  const t = useTranslations('admin-catalogue');
  const { save, busy } = useSave(entry);
  return (
    <TradeForm
      initial={entry}
      builtInNames={entry.builtInNames}
      save={t('save')}
      busy={busy}
      onSave={(draft) => void save(draft)}
    >
      {({ active }, edit) => (
        <div className="md:col-span-2">
          <Switch
            label={t('offeredLabel')}
            hint={active ? t('offeredHint') : t('notOfferedHint', { ...usedBy(entry) })}
            checked={active}
            onChange={(isOn) => edit({ active: isOn })}
          />
        </div>
      )}
    </TradeForm>
  );
}

function usedBy({ professionals, openRequests }: CatalogueEntry) {
  return { professionals, openRequests };
}

function useSave(entry: CatalogueEntry) {
  const t = useTranslations('admin-catalogue');
  const { run, busy } = useOperation(changeCatalogue, {
    done: t('saved'),
    failed: t('saveFailed'),
  });
  const { profession, version, builtInNames } = entry;
  const save = async ({ names, ...draft }: Draft) => {
    const own = (language: UnderstoodLanguage) => {
      const name = names[language].trim();
      return name === '' || name === builtInNames?.[language] ? null : name;
    };
    const said = { en: own('en'), fr: own('fr'), es: own('es') };
    const { cueWords, examples, extraQuestions, active, category, icon } = draft;
    const words = { names: said, cueWords, examples, extraQuestions };
    const body = { version, ...words, active, category, icon };
    if (await run({ params: { profession }, body })) invalidateCatalogue();
  };
  return { save, busy };
}
