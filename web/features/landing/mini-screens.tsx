import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { faceUrl } from '#contract/drawings.ts';
import { Icon } from '#web/ui/icon.tsx';

const ASKED = [
  { key: 'first', face: 10 },
  { key: 'second', face: 30 },
  { key: 'third', face: 19 },
] as const;

/**
 * Small screens of the three steps, drawn in HTML; their look is in styles/mini-screens.css, which
 * is lighter than classes in the script. Decorative: hidden from screen readers.
 */
export const MINI_SCREENS = {
  describe: MiniChat,
  contact: MiniResults,
  talk: MiniAccepted,
} as const;

function MiniScreen({ children, look = '' }: { children: ReactNode; look?: string }) {
  return (
    <div aria-hidden="true" className={`mini-screen ${look}`}>
      {children}
    </div>
  );
}

/** What was said, and the answer. */
function MiniChat() {
  const t = useTranslations('landing.preview');
  return (
    <MiniScreen>
      <p className="mini-said">{t('need')}</p>
      <p className="mini-answer">{t('answer')}</p>
      <p className="mini-place">
        <Icon name="pin" />
        {t('place')}
      </p>
    </MiniScreen>
  );
}

/** The three who are asked. */
function MiniResults() {
  const t = useTranslations('landing.preview');
  return (
    <MiniScreen>
      {ASKED.map(({ key, face }) => (
        <p key={key} className="mini-row">
          <Face number={face} />
          <span>
            <b>{t(`names.${key}`)}</b>
            <br />
            {t(key)}
          </span>
          <Icon name="check" />
          {t('sent')}
        </p>
      ))}
    </MiniScreen>
  );
}

/** The one who said yes, in a lit window. */
function MiniAccepted() {
  const t = useTranslations('landing.preview');
  return (
    <MiniScreen look="mini-night evening-sky">
      <p className="mini-window">
        <Face number={10} />
      </p>
      <p className="mini-yes">{t('yes', { name: t('names.first') })}</p>
      <p className="mini-answer">{t('note')}</p>
    </MiniScreen>
  );
}

function Face({ number }: { number: number }) {
  return <img src={faceUrl(number)} width="96" height="96" alt="" loading="lazy" />;
}
