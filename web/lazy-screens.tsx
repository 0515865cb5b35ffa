import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { lazyScreen } from './lib/navigation/lazy-screen.tsx';
import type { AppPath, FirstPath } from './lib/navigation/paths.ts';
import { useSession, type User } from './lib/api/session.tsx';
import { SignInPage } from './pages/home.tsx';
import { Waiting } from './frame/waiting.tsx';

const AccountPage = lazyScreen(
  async () => (await import('./pages/account.tsx')).AccountPage,
  ['account', 'password', 'safety'],
);
const RequestPage = lazyScreen(
  async () => (await import('./pages/customer/request.tsx')).RequestPage,
  ['request', 'customer-home', 'reasons', 'reviews'],
);
const InvoicePage = lazyScreen(
  async () => (await import('./pages/invoice.tsx')).InvoicePage,
  ['invoices', 'quotes', 'priced-lines'],
);
const VerifyAgreementPage = lazyScreen(
  async () => (await import('./pages/verify-agreement.tsx')).VerifyAgreementPage,
  ['agreement-check', 'quotes'],
);
const SavedPage = lazyScreen(
  async () => (await import('./pages/customer/saved.tsx')).SavedPage,
  ['saved', 'requests'],
);
const MessagesPage = lazyScreen(
  async () => (await import('./pages/messages.tsx')).MessagesPage,
  ['messages', 'customer-home', 'leads', 'professional-dashboard', 'reasons'],
);
const NotificationsPage = lazyScreen(
  async () => (await import('./pages/notifications.tsx')).NotificationsPage,
  ['notifications'],
);
const ProfessionalOnboardPage = lazyScreen(
  async () =>
    (await import('./pages/professional/professional-onboard.tsx')).ProfessionalOnboardPage,
  ['onboarding'],
);
const AnswerPage = lazyScreen(
  async () => (await import('./pages/answer.tsx')).AnswerPage,
  ['lead-answer', 'leads', 'appointments'],
);
const InvitationPage = lazyScreen(
  async () => (await import('./pages/invitation.tsx')).InvitationPage,
  ['onboarding'],
);
const DoNotContactPage = lazyScreen(
  async () => (await import('./pages/do-not-contact.tsx')).DoNotContactPage,
  ['onboarding'],
);
const UnsubscribePage = lazyScreen(
  async () => (await import('./pages/unsubscribe.tsx')).UnsubscribePage,
  ['unsubscribe'],
);
const PlansPage = lazyScreen(
  async () => (await import('./pages/professional/plans.tsx')).PlansPage,
  ['plans', 'plan-card', 'plan-tax'],
);
const SubscribePage = lazyScreen(
  async () => (await import('./pages/professional/subscribe.tsx')).SubscribePage,
  ['payment', 'subscription-terms', 'plan-tax'],
);
const AdminPage = lazyScreen(
  async () => (await import('./pages/admin.tsx')).AdminPage,
  ['admin', 'admin-panel', 'authenticator-app', 'password'],
);
const AdminInvitationPage = lazyScreen(
  async () => (await import('./pages/admin-invitation.tsx')).AdminInvitationPage,
  ['admin', 'password'],
);
const TeamInvitationPage = lazyScreen(
  async () => (await import('./pages/team-invitation.tsx')).TeamInvitationPage,
  ['team'],
);
const AskPage = lazyScreen(
  async () => (await import('./pages/ask.tsx')).AskPage,
  ['ask', 'assistant-chat', 'connect', 'requests'],
);
const AboutPage = lazyScreen(
  async () => (await import('./pages/about.tsx')).AboutPage,
  ['site-pages'],
);
const ContactPage = lazyScreen(
  async () => (await import('./pages/contact.tsx')).ContactPage,
  ['site-pages', 'contact'],
);
const PrivacyPage = lazyScreen(
  async () => (await import('#web/pages/text-page.tsx')).PrivacyPage,
  ['site-pages'],
);
const TermsPage = lazyScreen(
  async () => (await import('#web/pages/text-page.tsx')).TermsPage,
  ['site-pages'],
);
const CreditsPage = lazyScreen(
  async () => (await import('./pages/credits.tsx')).CreditsPage,
  ['credits'],
);
const NotFoundPage = lazyScreen(
  async () => (await import('./pages/not-found.tsx')).NotFoundPage,
  ['not-found'],
);

type LazyPath = Exclude<AppPath, FirstPath>;

/**
 * The lazy screens, separate from routes.tsx, so that the landing page does not load their list.
 */
const SCREENS: Record<LazyPath, ComponentType> = {
  '/account': ownScreen(AccountPage),
  '/request': ownScreen(RequestPage),
  '/invoice': ownScreen(InvoicePage),
  '/verify-agreement': VerifyAgreementPage,
  '/professional-onboard': ProfessionalOnboardPage,
  '/answer': AnswerPage,
  '/invitation': InvitationPage,
  '/do-not-contact': DoNotContactPage,
  '/messages': ownScreen(MessagesPage),
  '/saved': ownScreen(SavedPage),
  '/notifications': ownScreen(NotificationsPage),
  '/unsubscribe': UnsubscribePage,
  '/subscription-plans': PlansPage,
  '/subscribe': SubscribePage,
  '/admin': AdminPage,
  '/admin-invitation': AdminInvitationPage,
  '/team-invitation': TeamInvitationPage,
  '/ask': AskPage,
  '/about': AboutPage,
  '/contact': ContactPage,
  '/privacy': PrivacyPage,
  '/terms': TermsPage,
  '/credits': CreditsPage,
};

const LAZY_SCREENS = Object.keys(SCREENS) as LazyPath[];

/** The lazy screen of an address, or "not found". */
export function LazyScreens() {
  const [path] = useLocation();
  const known = LAZY_SCREENS.find((known) => known === path);
  const Screen = known ? SCREENS[known] : NotFoundPage;
  return <Screen />;
}

/** Loads a screen that needs no session, if it is one. */
export async function loadLazyScreen(path: string): Promise<void> {
  const Screen = SCREENS[path as LazyPath];
  if ('load' in Screen) await (Screen.load as () => Promise<unknown>)();
}

type OwnPage = ComponentType<{ user: User }> & { preload: () => void };

/** For a signed-in person, otherwise the sign-in screen. */
function ownScreen(Page: OwnPage): ComponentType {
  return function OwnScreen() {
    const { user } = useSession();
    if (user === undefined) return <Waiting />;
    return user ? <Page user={user} /> : <SignInPage onInterest={Page.preload} />;
  };
}
