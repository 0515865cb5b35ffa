import { useTranslations } from 'use-intl';
import type { UserDetail } from '#contract/admin/details.ts';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Facts } from '../parts/facts.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

/** Addresses and ways to sign in. */
export function AccountFacts({ user }: { user: UserDetail }) {
  const t = useTranslations('admin-user.facts');
  const lists = useTranslations('admin-lists');
  const languageName = useLanguageName((known) => lists(`languages.${known}`));
  const { date } = useFormatting();
  const { appSince, email, emailProven, phone, language, authProvider, hasPassword, reports, id } =
    user;
  const shownId = <span className="font-mono text-xs">{id}</span>;
  return (
    <PanelCard title={t('title')}>
      <Facts
        facts={[
          [t('email'), email && `${email} (${t(emailProven ? 'proven' : 'unproven')})`],
          [t('phone'), phone],
          [t('language'), language && languageName(language)],
          [t('provider'), lists(`providers.${authProvider}`)],
          [t('password'), t(hasPassword ? 'passwordSet' : 'passwordNone')],
          [t('app'), appSince ? t('appSince', { date: date(appSince) }) : t('appNone')],
          [t('reports'), reports],
          [t('id'), shownId],
        ]}
      />
    </PanelCard>
  );
}
