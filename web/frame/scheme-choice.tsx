import { useTranslations } from 'use-intl';
import { chooseScheme, SCHEMES, useScheme } from '#web/lib/scheme.ts';

const ON_PAPER = {
  box: 'bg-sunken',
  option: 'text-ink-soft hover:text-ink aria-pressed:bg-card aria-pressed:text-ink',
};
const ON_NIGHT = {
  box: 'bg-white/10',
  option:
    'text-mist hover:text-white focus-visible:outline-white aria-pressed:bg-white/15 aria-pressed:text-white',
};

/** The switch between light, dark, and what the system says; `onNight` in the dark of the footer. */
export function SchemeChoice({ onNight = false }: { onNight?: boolean }) {
  const t = useTranslations('common.scheme');
  const chosen = useScheme();
  const look = onNight ? ON_NIGHT : ON_PAPER;
  return (
    <div
      role="group"
      aria-label={t('label')}
      className={`inline-flex gap-1 self-start rounded-lg p-1 ${look.box}`}
    >
      {SCHEMES.map((scheme) => (
        <button
          key={scheme}
          type="button"
          aria-pressed={scheme === chosen}
          onClick={() => chooseScheme(scheme)}
          className={`min-h-9 rounded-md px-3 text-sm font-semibold transition-colors ${look.option}`}
        >
          {t(scheme)}
        </button>
      ))}
    </div>
  );
}
