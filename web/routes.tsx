import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { authReturn } from './lib/auth-return.ts';
import { lazyScreen } from './lib/lazy-screen.tsx';
import { PATHS, type AppPath } from './lib/paths.ts';
import {
  AccountScreen,
  DashboardScreen,
  HomeScreen,
  LandingScreen,
  ProfessionalDashboardScreen,
  SignInScreen,
} from './pages/home.tsx';
import { ScreenBoundary } from './pages/screen-boundary.tsx';
import { Waiting } from './pages/waiting.tsx';

const NotFoundPage = lazyScreen(
  async () => (await import('./pages/not-found.tsx')).NotFoundPage,
  ['not-found'],
);
const PlansPage = lazyScreen(async () => (await import('./pages/plans.tsx')).PlansPage, ['plans']);
const AdminPage = lazyScreen(async () => (await import('./pages/admin.tsx')).AdminPage, ['admin']);
const AboutPage = lazyScreen(async () => (await import('./pages/about.tsx')).AboutPage, ['about']);
const PrivacyPage = lazyScreen(
  async () => (await import('./pages/legal.tsx')).PrivacyPage,
  ['legal'],
);
const TermsPage = lazyScreen(async () => (await import('./pages/legal.tsx')).TermsPage, ['legal']);

const SignInReturn = lazyScreen(
  async () => (await import('./pages/sign-in-return.tsx')).SignInReturn,
  ['sign-in-return'],
);

/** Every address and its screen; who may see it is decided in the screen. */
const SCREENS: Record<AppPath, ComponentType> = {
  '/': HomeScreen,
  '/home': LandingScreen,
  '/sign-in': SignInScreen,
  '/dashboard': DashboardScreen,
  '/account': AccountScreen,
  '/professional-dashboard': ProfessionalDashboardScreen,
  '/subscription-plans': PlansPage,
  '/subscribe': PlansPage,
  '/admin': AdminPage,
  '/about': AboutPage,
  '/privacy': PrivacyPage,
  '/terms': TermsPage,
};

/** The screen of the address in front of the reader. */
export function Screens() {
  const [path] = useLocation();
  const known = PATHS.find((known) => known === path);
  const Screen = known ? SCREENS[known] : NotFoundPage;
  useArrival(path);
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <ScreenBoundary key={path}>
          <Screen />
        </ScreenBoundary>
      </Suspense>
      <Suspense>{authReturn && <SignInReturn />}</Suspense>
    </>
  );
}

/** A new screen begins at its top, and screen readers at its heading. */
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
