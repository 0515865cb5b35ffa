export const texts = {
  title: 'Your appointments in your calendar',
  hint: 'Google Calendar, Apple Calendar, Outlook and others can subscribe to your appointments at a secret address, and follow every change.',
  secret:
    'Whoever has the address can read when and where you meet whom. If it got around, make a new one: the old one ends at once.',
  make: 'Make the address',
  again: 'Make a new address',
  off: 'Turn off',
  label: 'Secret address',
  once: 'It is shown this once. Copy it into your calendar now.',
  copy: 'Copy',
  copied: 'Copied',
  since: 'On since {date}.',
  read: 'Last read by a calendar {when}.',
  never: 'No calendar has read it yet.',
  turnedOff: 'The address no longer works',
  failed: 'Not changed',
  failedHint: 'Please try again.',
} as const;
