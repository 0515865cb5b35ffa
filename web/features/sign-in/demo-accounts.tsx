import { useTranslations } from 'use-intl';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import type { DemoAccount } from './use-entry.ts';
import { useOptions } from './use-options.ts';

/** The accounts of the demo, if this is one. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const t = useTranslations('sign-in');
  const { language, setLanguage } = useLanguage();
  const accounts = useOptions().options?.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  // Keeps the visitor's language, instead of the account's.
  const choose = (account: DemoAccount) => {
    setLanguage(language);
    onChoose(account);
  };
  return (
    <section className="rounded-lg border border-line bg-stone p-4">
      <h2 className="font-sans text-sm font-semibold tracking-normal">{t('demo')}</h2>
      <p className="text-sm text-ink-soft">{t('demoHint')}</p>
      <ul className="mt-3 grid gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => choose(account)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-md border border-line bg-card px-3 py-1.5 text-start text-sm transition-colors hover:border-line-strong"
            >
              <span className="font-semibold">
                {t(account.newcomer ? 'demoNewcomer' : `demoRole.${account.role}`)}
              </span>
              <span className="text-ink-soft">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{t('demoPlans')}</p>
    </section>
  );
}
