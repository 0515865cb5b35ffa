import { useTranslations } from 'use-intl';
import type { UserDetail } from '#contract/admin/details.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

/** Consents given and withdrawn. */
export function Consents({ consents }: Pick<UserDetail, 'consents'>) {
  const t = useTranslations('admin-user.consents');
  const languageName = useLanguageName((known) => t(`languages.${known}`));
  const nameOf = (purpose: string) =>
    purpose === 'terms' || purpose === 'public_page' ? t(`purposes.${purpose}`) : purpose;
  return (
    <PanelCard title={t('title')}>
      <Lines items={consents} keyOf={({ at, purpose }) => `${at} ${purpose}`} empty={t('empty')}>
        {({ purpose, version, language, given, at }) => (
          <>
            <span>
              <span className="me-2 font-semibold">{nameOf(purpose)}</span>
              <Badge tone={given ? 'pine' : 'neutral'}>{t(given ? 'given' : 'withdrawn')}</Badge>
              <span className="block text-xs text-ink-faint">
                {t('version', { version, language: languageName(language) })}
              </span>
            </span>
            <span className="text-end">
              <When at={at} />
            </span>
          </>
        )}
      </Lines>
    </PanelCard>
  );
}
