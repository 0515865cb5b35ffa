// THE domain table: which domain of server/ may import which, always through the other's front
// door `server/<other>/<other>.ts`. A new folder of server/ starts with a line here.
// `.dependency-cruiser.cjs` turns this into rules; STYLE.md says why it looks like this.

const domains = {
  // Name, look and pages of the site, and what people write to its operator.
  site: [],
  accounts: ['site'],
  places: [],
  safety: ['accounts'],
  files: ['accounts'],
  professionals: ['accounts', 'places', 'files'],
  subscriptions: ['accounts', 'professionals'],
  payments: ['accounts', 'professionals', 'subscriptions'],
  assistant: ['professionals', 'places', 'requests'],
  requests: ['accounts', 'places', 'files'],
  matching: ['accounts', 'places', 'professionals', 'subscriptions', 'requests', 'files', 'safety'],
  onboarding: ['accounts', 'places', 'professionals', 'subscriptions', 'matching'],
  messaging: ['accounts', 'professionals', 'requests', 'matching', 'files', 'safety'],
  inbox: [
    'accounts',
    'places',
    'professionals',
    'requests',
    'matching',
    'messaging',
    'files',
    'reviews',
    'safety',
  ],
  appointments: ['accounts', 'professionals', 'requests', 'matching'],
  quotes: ['accounts', 'professionals', 'requests', 'matching', 'appointments'],
  agreements: ['accounts', 'professionals', 'requests', 'matching', 'quotes'],
  // What was done, invoiced and paid.
  invoices: ['accounts', 'professionals', 'requests', 'matching', 'files', 'agreements'],
  reviews: ['accounts', 'requests', 'matching', 'professionals', 'safety'],
  notifications: [
    'accounts',
    'files',
    'places',
    'requests',
    'matching',
    'professionals',
    'subscriptions',
    'onboarding',
    'site',
  ],
  // Several people who work for one professional: invited, joined, left.
  teams: ['accounts', 'professionals', 'matching', 'notifications'],
  // What people send from outside the app: by a personal link, mail or text.
  replies: [
    'accounts',
    'files',
    'places',
    'professionals',
    'requests',
    'matching',
    'messaging',
    'inbox',
    'appointments',
    'notifications',
    'safety',
  ],
  // Pages for everybody, and what search engines read.
  directory: ['accounts', 'places', 'professionals', 'reviews', 'matching', 'appointments'],
  // What is kept about a person, gathered or erased: every domain that keeps some.
  privacy: [
    'site',
    'accounts',
    'safety',
    'files',
    'professionals',
    'subscriptions',
    'payments',
    'assistant',
    'requests',
    'matching',
    'messaging',
    'inbox',
    'quotes',
    'agreements',
    'invoices',
    'appointments',
    'reviews',
    'notifications',
    'onboarding',
    'replies',
    'teams',
  ],
  admin: [
    'site',
    'files',
    'privacy',
    'accounts',
    'places',
    'professionals',
    'subscriptions',
    'payments',
    'assistant',
    'requests',
    'matching',
    'onboarding',
    'messaging',
    'quotes',
    'agreements',
    'invoices',
    'reviews',
    'safety',
    'notifications',
    'replies',
  ],
};

/** Folders of server/ that are not domains: the composition root and the technology below. */
const frame = ['app', 'platform'];

/** Runtime packages that serve the browser as well as the server; every other one is the server's. */
const sharedPackages = ['zod', 'use-intl', 'libphonenumber-js'];

module.exports = { domains, frame, sharedPackages };
