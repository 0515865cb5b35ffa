import { useTranslations } from 'use-intl';
import { addTrade } from '#contract/admin/catalogue.ts';
import { invalidateCatalogue } from '#web/lib/catalogue/catalogue.ts';
import { navigate } from '#web/lib/navigation/location.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { adminHref } from '../frame/address.ts';
import { SectionHead } from '../frame/section-head.tsx';
import type { Draft } from './draft.ts';
import { TradeForm } from './trade-form.tsx';

/** Stands in the address for a trade that is not there yet. */
export const NEW_TRADE = 'new';

const EMPTY: Draft = {
  names: { en: '', fr: '', es: '' },
  cueWords: { en: [], fr: [], es: [] },
  examples: { en: [], fr: [], es: [] },
  extraQuestions: [],
  active: true,
  category: 'home_services',
  icon: null,
};

/** Adds a trade. */
export function NewTrade() {
  const t = useTranslations('admin-catalogue');
  const { run, busy } = useOperation(addTrade, { done: t('added'), failed: t('addFailed') });
  const save = async ({ names, cueWords, examples, extraQuestions, category, icon }: Draft) => {
    const body = { names, cueWords, examples, extraQuestions, category, icon };
    if (!(await run({ body }))) return;
    invalidateCatalogue();
    navigate(adminHref('catalogue', { q: names.en.trim() }), { replace: true });
  };
  return (
    <>
      <SectionHead title={t('newTrade')} hint={t('newTradeHint')} />
      <TradeForm
        initial={EMPTY}
        builtInNames={null}
        save={t('addTrade')}
        busy={busy}
        onSave={(draft) => void save(draft)}
      />
    </>
  );
}
