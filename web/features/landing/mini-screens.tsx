import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { faceUrl } from '#contract/portraits.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

const ASKED = [
  { key: 'first', face: 10 },
  { key: 'second', face: 30 },
  { key: 'third', face: 19 },
] as const;

/** Small screens of the three steps, drawn in HTML. Decorative: hidden from screen readers. */
export const MINI_SCREENS = {
  describe: MiniChat,
  contact: MiniResults,
  talk: MiniAccepted,
} as const;

function MiniScreen({ children, look = 'bg-sunken' }: { children: ReactNode; look?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'flex h-72 flex-col justify-center gap-3 overflow-hidden rounded-xl border border-line p-5 text-sm select-none',
        look,
      )}
    >
      {children}
    </div>
  );
}

/** What was said, and the answer. */
function MiniChat() {
  const t = useTranslations('landing.preview');
  return (
    <MiniScreen>
      <p className="mini-in ml-8 self-end rounded-lg rounded-br-sm bg-evening px-4 py-3 text-white">
        {t('need')}
      </p>
      <p className="mini-in mini-second mr-8 self-start rounded-lg rounded-bl-sm border border-line bg-card px-4 py-3">
        {t('answer')}
      </p>
      <span className="mini-in mini-third inline-flex items-center gap-2 self-start rounded-full border border-line bg-card px-3 py-1.5 text-xs font-semibold text-pine-700">
        <Icon name="pin" className="size-4" />
        {t('place')}
      </span>
    </MiniScreen>
  );
}

/** The three who are asked. */
function MiniResults() {
  const t = useTranslations('landing.preview');
  return (
    <MiniScreen>
      {ASKED.map(({ key, face }, index) => (
        <div
          key={key}
          className={classes(
            'mini-in flex items-center gap-3 rounded-lg border border-line bg-card p-2.5',
            ['', 'mini-second', 'mini-third'][index],
          )}
        >
          <Face number={face} className="size-10" />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{t(`names.${key}`)}</span>
            <span className="block truncate text-xs text-ink-faint">{t(key)}</span>
          </span>
          <span className="inline-flex items-center gap-1 text-xs font-semibold text-pine-700">
            <Icon name="check" className="size-3.5" />
            {t('sent')}
          </span>
        </div>
      ))}
    </MiniScreen>
  );
}

/** The one who said yes, in a lit window. */
function MiniAccepted() {
  const t = useTranslations('landing.preview');
  return (
    <MiniScreen look="evening-sky text-white">
      <div className="flex flex-col items-center gap-3 text-center">
        <span className="mini-in relative flex size-24 items-end justify-center overflow-hidden rounded-t-full rounded-b-lg bg-lamp ring-8 ring-lamp/25">
          <Face number={10} className="mini-in mini-second size-24" flat />
        </span>
        <span className="inline-flex items-center gap-1.5 font-display text-lg font-semibold">
          {t('yes', { name: t('names.first') })}
        </span>
        <span className="mini-in mini-third rounded-lg bg-card px-4 py-2.5 text-ink">
          {t('note')}
        </span>
      </div>
    </MiniScreen>
  );
}

function Face({
  number,
  className,
  flat = false,
}: {
  number: number;
  className: string;
  flat?: boolean;
}) {
  return (
    <img
      src={faceUrl(number)}
      width={96}
      height={96}
      alt=""
      loading="lazy"
      className={classes('shrink-0', !flat && 'rounded-full', className)}
    />
  );
}
