import { TextPage } from './text-page.tsx';

/** What is stored, who sees it, where it is. */
export function PrivacyPage() {
  return <TextPage slug="privacy" />;
}

/** The rules that both sides agree to. */
export function TermsPage() {
  return <TextPage slug="terms" />;
}
