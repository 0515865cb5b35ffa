import type { Provider } from './use-options.ts';

/** The logo of a provider, as its brand guidelines require. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return provider === 'google' ? <GoogleMark /> : <FacebookMark />;
}

function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <circle cx="12" cy="12" r="12" fill="#1877f2" />
      <path
        d="M13.4 20v-7h2.3l.4-2.8h-2.7V8.5c0-.8.4-1.5 1.5-1.5h1.3V4.6s-1.2-.2-2.2-.2c-2.3 0-3.7 1.4-3.7 3.8v2h-2.5V13h2.5v7z"
        fill="#fff"
      />
    </svg>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        d="M23 12.3c0-.8-.1-1.5-.2-2.2H12v4.3h6.2a5.3 5.3 0 0 1-2.3 3.5v2.8h3.7c2.1-2 3.4-4.9 3.4-8.4z"
        fill="#4285f4"
      />
      <path
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.8a7 7 0 0 1-10.4-3.7H1.7v3A11.5 11.5 0 0 0 12 23.5z"
        fill="#34a853"
      />
      <path d="M5.5 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.7a11.5 11.5 0 0 0 0 10.4z" fill="#fbbc05" />
      <path
        d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.7 6.8l3.8 3A6.9 6.9 0 0 1 12 5.1z"
        fill="#ea4335"
      />
    </svg>
  );
}
