export const texts = {
  title: 'Authenticator app',
  hint: {
    professional:
      'Your account holds your customers and your income. With an authenticator app, signing in also takes a code from your phone: a stolen password or mailbox alone opens nothing.',
    customer:
      'With an authenticator app, signing in also takes a code from your phone: a stolen password or mailbox alone opens nothing.',
  },
  off: 'You have no authenticator app yet.',
  on: 'In use since {date}.',
  codesLeft:
    '{count, plural, =0 {No recovery codes are left: make new ones.} one {# recovery code is left.} other {# recovery codes are left.}}',
  add: {
    button: 'Set up an app',
    title: 'Set up your app',
    hint: 'You need an authenticator app on your phone, such as Google Authenticator, Aegis or 2FAS. Your other browsers are signed out.',
    failed: 'The app was not set up',
    failedHint: 'Please try again.',
    done: 'Authenticator app in use',
    doneHint: 'From now on we ask for its code when you sign in.',
  },
  confirm: {
    scan: 'Scan this with your authenticator app.',
    qr: 'QR code for your authenticator app',
    byHand: 'Or type this key into it:',
    enter: 'Then enter the six digits that it shows.',
    code: '6-digit code of the app',
    go: 'Confirm',
  },
  recovery: {
    title: 'Recovery codes',
    intro:
      'Each of them lets you in once, should you lose the app. They are shown only now: keep them where the password is not.',
    ofSite: 'Recovery codes for {brand}',
    file: 'recovery-codes.txt',
    copy: 'Copy',
    print: 'Print',
    download: 'Download',
    copied: 'Copied',
    notCopied: 'Not copied',
    notCopiedHint: 'Your browser does not allow it. Print or download them instead.',
    stored: 'I have stored these codes safely.',
    done: 'Done',
  },
  renew: {
    button: 'New recovery codes',
    failed: 'No new codes were made',
    failedHint: 'Please try again.',
    title: 'Make new recovery codes?',
    hint: 'The old ones no longer work then.',
    go: 'Make new codes',
    keep: 'Keep the old ones',
  },
  remove: {
    button: 'Remove the app',
    title: 'Remove your authenticator app?',
    hint: 'Then your password, a code or Google or Facebook alone lets you in again. Its recovery codes no longer work.',
    go: 'Remove',
    keep: 'Keep it',
    done: 'Authenticator app removed',
    failed: 'Not removed',
    failedHint: 'Please try again.',
  },
} as const;
