export const texts = {
  title: 'Your own calendar',
  hint: 'Give the iCal address of the calendar you keep elsewhere. You are then not asked about days on which it leaves no room, and customers see when you are busy while they propose a time.',
  private: 'We read only when you are busy, never what your events are about.',
  label: 'iCal address',
  where:
    'In Google Calendar: Settings, your calendar, “Secret address in iCal format”. It begins with https:// or webcal://.',
  save: 'Connect',
  change: 'Another address',
  remove: 'Disconnect',
  host: 'Calendar at {host}',
  read: 'Read {when}: {count, plural, =0 {nothing in the next weeks} one {# busy time in the next weeks} other {# busy times in the next weeks}}.',
  failures: {
    not_allowed: 'This address cannot be used: it must be https and lead to the public internet.',
    unreachable: 'The calendar does not answer at this address. We try again every half hour.',
    too_large: 'This calendar is too large: more than 2 MB.',
    unreadable: 'What is at this address is not a calendar we can read.',
  },
  wrong: 'This is not an address of a calendar. It begins with https:// or webcal://.',
  saved: 'Your calendar is connected',
  removed: 'Your calendar is disconnected',
  failed: 'Not saved',
  failedHint: 'Please try again.',
} as const;
