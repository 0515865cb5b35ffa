export const texts = {
  title: 'Messages',
  list: 'Your conversations',
  empty: 'No conversations yet',
  emptyCustomer: 'As soon as a professional accepts your request, you can write with them here.',
  emptyProfessional: 'As soon as you accept a request, you can write with the client here.',
  loadFailed: 'Your messages could not be loaded',
  you: 'You: {text}',
  files: 'Sent files',
  nothing: 'No messages yet. Say hello.',
  unread: '{count, plural, one {# unread} other {# unread}}',
} as const;
