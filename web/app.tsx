import { useEffect } from 'react';
import type { Language } from '#contract/language.ts';
import { LanguageProvider } from './lib/i18n/i18n.tsx';
import { LocationProvider } from './lib/navigation/location.tsx';
import { SessionProvider } from './lib/api/session.tsx';
import { Screens } from './routes.tsx';
import { lazyPart } from './ui/loading/lazy-part.tsx';

// Not needed for the first paint.
const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices);

interface AppProps {
  /** Its texts must be loaded. */
  initialLanguage: Language;
  /** Called when the first screen is in the document. */
  onShown?: () => void;
  /** The screen where there is no address: in the build. */
  path?: string;
}

/** The whole app: language, session and location around the screen of the address. */
export function App({ initialLanguage, onShown, path }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <LanguageProvider initialLanguage={initialLanguage}>
      <SessionProvider>
        <LocationProvider prerendered={path}>
          <Screens />
          <Notices />
        </LocationProvider>
      </SessionProvider>
    </LanguageProvider>
  );
}
