import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { authReturn } from './lib/navigation/auth-return.ts';
import { lazyScreen } from './lib/navigation/lazy-screen.tsx';
import type { FirstPath } from './lib/navigation/paths.ts';
import { useSession } from './lib/api/session.tsx';
import {
  DashboardScreen,
  HomeScreen,
  LandingScreen,
  ProfessionalDashboardScreen,
  SignInScreen,
} from './pages/home.tsx';
import { ScreenBoundary } from './frame/screen-boundary.tsx';
import { Waiting } from './frame/waiting.tsx';

const LaterScreen = lazyScreen(async () => (await import('./lazy-screens.tsx')).LazyScreens, []);
const AccountLanguage = lazyScreen(
  async () => (await import('./pages/account-language.tsx')).AccountLanguage,
  [],
);
const SignInReturn = lazyScreen(
  async () => (await import('./frame/sign-in-return.tsx')).SignInReturn,
  ['sign-in-return'],
);

/**
 * The routes of the first chunk; each screen checks who may see it. The others: lazy-screens.tsx.
 */
const SCREENS: Record<FirstPath, ComponentType> = {
  '/': HomeScreen,
  '/home': LandingScreen,
  '/sign-in': SignInScreen,
  '/dashboard': DashboardScreen,
  '/professional-dashboard': ProfessionalDashboardScreen,
};

/** Loads the lazy screen of a path, so that it is shown without suspending. */
export async function loadScreen(path: string): Promise<void> {
  const { loadLazyScreen } = await import('./lazy-screens.tsx');
  await Promise.all([LaterScreen.load(), loadLazyScreen(path)]);
}

/** The screen of the current address. */
export function Screens() {
  const [path] = useLocation();
  const { user } = useSession();
  const Screen = path in SCREENS ? SCREENS[path as FirstPath] : LaterScreen;
  useArrival(path);
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <ScreenBoundary key={path}>
          <Screen />
        </ScreenBoundary>
      </Suspense>
      {/* A boundary that was there before would hold up their screen until this is loaded. */}
      {user && (
        <Suspense>
          <AccountLanguage saved={user.language} />
        </Suspense>
      )}
      <Suspense>{authReturn && <SignInReturn />}</Suspense>
    </>
  );
}

/** On a new screen, scrolls to the top and focuses its heading. */
function useArrival(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    scrollTo({ top: 0, behavior: 'instant' });
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
}
