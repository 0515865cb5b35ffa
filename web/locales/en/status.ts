export const texts = {
  offline: 'Offline. Last updated {time}',
  waiting:
    '{count, plural, one {# answer or message waits for the connection.} other {# answers and messages wait for the connection.}}',
  failed:
    '{count, plural, one {# message was not sent. You find it in its conversation.} other {# messages were not sent. You find them in their conversations.}}',
  refused: '“{about}”: your answer did not count. {problem}',
  tryAgain: 'Please try again.',
  understood: 'OK',
  update: 'A new version is here.',
  reload: 'Reload',
  install: {
    button: 'Keep {brand} at hand: install it on this device.',
    byHand:
      'Keep {brand} at hand: tap Share, then “Add to Home Screen”. Notifications only reach an iPhone that way.',
    install: 'Install',
    later: 'Not now',
  },
  leave: {
    title: 'Sign out and lose what waits?',
    hint: '{count, plural, one {# answer or message has not been sent yet. It would be deleted from this device.} other {# answers and messages have not been sent yet. They would be deleted from this device.}}',
    submit: 'Delete and sign out',
    stay: 'Stay signed in',
    offline: 'You are offline',
    offlineHint: 'Signing out needs a connection. Try again once there is one.',
    stayed: 'You are still signed in',
    stayedHint: 'The server has not answered. Sign out again in a moment.',
  },
} as const;
