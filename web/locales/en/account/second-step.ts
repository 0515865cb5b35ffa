export const texts = {
  title: 'One more step',
  app: {
    intro: 'Enter the six digits that your authenticator app shows now.',
    code: '6-digit code of your app',
    wrong: 'That code is not right. Enter the one that your app shows now.',
    other: 'Use a recovery code',
  },
  recovery: {
    intro: 'Enter one of the ten codes that you stored when you set up your app.',
    code: 'Recovery code',
    hint: 'Each of them works once.',
    wrong: 'That is none of your recovery codes, or it was used. Check it, or use another one.',
    other: 'Use your app',
  },
  go: 'Sign in',
  failed: 'We could not check the code. Please try again.',
  lost: 'Lost both? <contact>Write to us</contact>.',
} as const;
