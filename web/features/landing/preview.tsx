import { useTranslations } from 'use-intl';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

const CONTACTED = [
  { key: 'first', colour: 'bg-lamp text-on-lamp', accepted: true },
  { key: 'second', colour: 'bg-butter text-butter-ink', accepted: false },
  { key: 'third', colour: 'bg-brick text-brick-ink', accepted: false },
] as const;

/**
 * A preview of a conversation and of the three people contacted. Decorative: hidden from screen
 * readers.
 */
export function Preview() {
  const t = useTranslations('landing.preview');
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-md select-none max-lg:hidden">
      <div className="rounded-xl border border-line bg-card p-6 shadow-float">
        <p className="ml-10 rounded-lg rounded-br-md bg-dusk px-4.5 py-3 text-white">{t('need')}</p>
        <p className="mt-3 mr-10 rounded-lg rounded-bl-md bg-sunken px-4.5 py-3">{t('answer')}</p>
        <ul className="mt-6 flex flex-col gap-3">
          {CONTACTED.map(({ key, colour, accepted }) => (
            <li
              key={key}
              className="flex items-center gap-3.5 rounded-lg border border-line bg-card p-3"
            >
              <span
                className={classes('flex size-11 items-center justify-center rounded-full', colour)}
              >
                <Icon name="person" className="size-6" />
              </span>
              <span className="flex-1 text-sm font-semibold">{t(key)}</span>
              <Mark text={t(accepted ? 'accepted' : 'sent')} accepted={accepted} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Mark({ text, accepted }: { text: string; accepted: boolean }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold whitespace-nowrap',
        accepted ? 'bg-lamp-glow text-lamp-ink' : 'bg-stone text-stone-ink',
      )}
    >
      {accepted && <Icon name="check" className="size-3.5" />}
      {text}
    </span>
  );
}
