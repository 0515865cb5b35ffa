export const texts = {
  failed: 'Authentication Failed',
  error: 'Error: {message}',
  social: 'Failed to sign in with social provider',
  unreadable: 'Authentication Error',
  unreadableHint: 'Failed to complete sign-in. Please try again.',
  reasons: {
    access_denied: 'access denied',
    account_exists: 'account exists',
    account_suspended: 'account suspended',
    email_unverified: 'email unverified',
    login_failed: 'login failed',
    not_configured: 'not configured',
    provider_unavailable: 'provider unavailable',
    too_many: 'too many',
  },
} as const;
