import { useTranslations } from 'use-intl';

/** Divides the ways to sign in. */
export function OrLine() {
  const t = useTranslations('connect');
  return (
    <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('or')}
    </p>
  );
}
