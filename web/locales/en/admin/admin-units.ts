export const texts = {
  title: 'Units',
  hint: 'The currency and the unit of distance, on every page and in every message.',
  changed: 'Last changed {date} by {by}.',
  failed: 'The units could not be loaded',
  currency: 'Currency',
  currencyHint:
    'Of quotes, invoices and rates: {example}. Plans are paid in US dollars, whatever is chosen here.',
  byDefault: 'As installed: {currency}',
  distance: 'Distances',
  distanceHint: 'How far away somebody is, and how far professionals travel.',
  units: { km: 'Kilometres', mi: 'Miles' },
  save: 'Save…',
  discard: 'Discard',
  saved: 'The units were saved',
  notSaved: 'The units were not saved',
  everywhere:
    'Every page has them from now on. Pages that are open have them once they are reloaded.',
  reload: 'Reload this page',
  confirm: {
    title: 'Change what the site counts in?',
    button: 'Change',
    new: 'From now on quotes, and reports and invoices without an agreed price, are in {to}.',
    quotes:
      '{open, plural, =0 {No quote is waiting for an answer} one {# quote is waiting for an answer and stays as it was sent} other {# quotes are waiting for an answer and stay as they were sent}}; {accepted, plural, =0 {none was accepted} one {# accepted one stays as agreed, with all that follows from it} other {# accepted ones stay as agreed, with all that follows from them}}.',
    rates:
      '{count, plural, =0 {No professional names a rate.} one {# professional keeps their rate in its currency until they type it anew.} other {# professionals keep their rates in their currency until they type them anew.}}',
    notConverted: 'Nothing is converted: no amount in {from} becomes one in {to}.',
    plans: 'Plans stay in US dollars.',
    distance: {
      km: 'Distances are written in kilometres, on every page and in new messages.',
      mi: 'Distances are written in miles, on every page and in new messages.',
    },
    areas: 'Every service area stays as large as it is.',
    pinned: 'The site stays in {to}, whatever its environment says later.',
  },
} as const;
