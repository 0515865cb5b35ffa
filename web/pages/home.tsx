import { useState } from 'react';
import { storedChat } from '#web/lib/stored-chat.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { useSession, type User } from '#web/lib/api/session.tsx';
import type { UserType } from '#web/features/sign-in/use-entry.ts';
import { RequestFlow } from './customer/request-flow.tsx';
import { Waiting } from '#web/frame/waiting.tsx';

const CustomerHomePage = lazyScreen(
  async () => (await import('./customer/customer-home.tsx')).CustomerHomePage,
  ['customer-home', 'request', 'reasons'],
);
const ProfessionalDashboardPage = lazyScreen(
  async () => (await import('./professional/professional-dashboard.tsx')).ProfessionalDashboardPage,
  ['professional-dashboard', 'leads', 'reasons'],
);
export const SignInPage = lazyScreen(
  async () => (await import('./sign-in.tsx')).SignInPage,
  ['sign-in', 'connect', 'password'],
);

/** `/`: the landing page for a visitor, the own home for a signed-in person. */
export function HomeScreen() {
  const { user } = useSession();
  // Signing in during a conversation stays in it, and returns to where it began.
  const [begun, setBegun] = useState(() => storedChat() !== null);
  if (user && !begun) return <OwnHome user={user} />;
  return <RequestFlow onBegin={() => setBegun(true)} />;
}

/** `/home`: the landing page for everybody. */
export function LandingScreen() {
  return <RequestFlow />;
}

/** `/sign-in`: the sign-in screen when signed out, otherwise the dashboard by role. */
export function SignInScreen() {
  const { user } = useSession();
  if (user === undefined) return <Waiting />;
  return user ? <OwnHome user={user} /> : <SignInPage onInterest={preloadHome} />;
}

/** `/dashboard`: the dashboard by role, else the landing page. */
export function DashboardScreen() {
  const { user } = useSession();
  if (user === undefined) return <Waiting />;
  return user ? <OwnHome user={user} /> : <RequestFlow />;
}

/**
 * `/professional-dashboard`: for a signed-in professional, otherwise the sign-in screen, which
 * tells a customer so.
 */
export function ProfessionalDashboardScreen() {
  const { user } = useSession();
  if (user === undefined) return <Waiting />;
  if (user?.role === 'professional') return <ProfessionalDashboardPage />;
  return <SignInPage key={user?.id} userType="professional" onInterest={preloadHome} />;
}

function preloadHome(userType: UserType): void {
  (userType === 'professional' ? ProfessionalDashboardPage : CustomerHomePage).preload();
}

function OwnHome({ user }: { user: User }) {
  return user.role === 'professional' ? <ProfessionalDashboardPage /> : <CustomerHomePage />;
}
