export const texts = {
  sending: 'Sending your request',
  sendingHint: 'We are looking for the best professionals near you.',
  saved: 'Your Request Is Saved',
  results: {
    pageTitle: 'Request sent',
    title: 'Request Sent Successfully',
    titleAll: 'Your {count} requests are sent',
    contacted:
      '{count, plural, =0 {Nobody was available yet} one {# professional was contacted} other {# professionals were contacted}}',
    contactedHint:
      'We will tell you as soon as one of them accepts. Whoever declines is replaced by the next best.',
    contactedUntold:
      'You will see here as soon as one of them accepts. Whoever declines is replaced by the next best.',
    fewer:
      'There are fewer than three of them near you right now. They have your request; if one declines, we keep looking.',
    direct: 'They have your request, and nobody else. We will tell you as soon as they answer.',
    directOthers: 'If they decline or do not answer in time, two others are asked.',
    directUntold: 'They have your request, and nobody else. You will see the answer here.',
    nobody:
      'Your request is saved. We keep looking and contact professionals as soon as one becomes available near you. You need not do anything.',
    placeGuessed: 'We could not find that exact place, so we searched around our best guess of it.',
    summary: 'Your request',
    service: 'Service',
    description: 'Details',
    location: 'Place',
    urgency: 'When',
    photos: '{count, plural, one {Photo} other {Photos}}',
    photosLost: 'Not sent with your request: {names}. You can send photos in the conversation.',
    notHere: 'Not on {brand} yet: invited by a personal link',
    messageSent: 'Message sent',
    follow: 'Follow your request',
    followOne: 'Follow',
    startNew: 'Start New Request',
  },
  direct: {
    label: 'Asking {name}',
    only: 'Only {name} is asked',
    drop: 'Ask three instead',
    others: 'And two others if there is no yes in time',
    sendingHint: 'Your request goes to {name}.',
  },
  toast: {
    success: 'Success!',
    successHint: 'Your request is on its way.',
    error: 'Error',
    errorHint: 'Failed to send your request. Please try again.',
  },
} as const;
