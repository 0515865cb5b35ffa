export const texts = {
  label: 'Main places',
  requests: 'Requests',
  new: 'New',
  messages: 'Messages',
  account: 'Account',
  leads: 'Leads',
  figures: 'Figures',
  profile: 'Profile',
  team: 'Team',
  waiting: '{count, plural, one {# is waiting for you} other {# are waiting for you}}',
  unread: '{count, plural, one {# unread} other {# unread}}',
} as const;
