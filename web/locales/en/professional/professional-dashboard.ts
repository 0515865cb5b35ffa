export const texts = {
  pageTitle: 'My dashboard',
  hello: 'Hello, {name}',
  title: 'Your dashboard',
  settings: 'Settings',
  tabs: 'Parts of the dashboard',
  tab: {
    requests: 'Service Requests',
    subscription: 'Subscription',
    analytics: 'Analytics',
    profile: 'Profile',
    team: 'Team',
  },
  blockPerson: 'Block {name}',
  reportPerson: 'Report {name}',
} as const;
