export const texts = {
  month: 'Requests this month',
  used: '{used, number} of {included, number} requests used this month',
  unlimited:
    '{used, plural, one {# request this month, with no limit} other {# requests this month, with no limit}}',
  left: '{left, plural, =0 {None left} one {# left} other {# left}}',
  resets: 'Counted anew on {date}',
  exhausted: 'You are not sent new requests until {date}. Another plan changes that at once.',
  ledger: 'What was counted',
  ledgerHint:
    'A request counts when it is sent to you. It is given back when it expires before you saw it, is closed before you answer, or the client never replies.',
  empty: 'Nothing was counted yet',
  emptyHint: 'Each request that is sent to you appears here as one line.',
  when: 'When',
  what: 'Request',
  change: 'Counted',
  extra: 'Extra requests',
  about: '{profession} in {area}',
  reason: {
    contacted: 'Sent to you',
    expired_unseen: 'Given back: expired before you saw it',
    withdrawn: 'Given back: closed before you answered',
    customer_silent: 'Given back: the client did not reply within 48 hours',
    operator: 'Given to you by our team',
  },
  loadFailed: 'Your plan could not be loaded',
} as const;
