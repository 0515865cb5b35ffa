export const texts = {
  title: 'Is this agreement whole?',
  intro:
    'Choose the signed file of an agreement (.jws). We check that it was signed here and that nobody has changed a character since. The file is not stored.',
  choose: 'Choose the file',
  checking: 'Checking…',
  whole: 'Whole',
  wholeHint: 'This site signed it, and nothing was changed since.',
  not: 'Not whole',
  flaw: {
    format: 'This is no signed agreement. Take the file as it was downloaded.',
    key: 'This site did not sign it. Ask the site that it names.',
    signature: 'Somebody has changed the file since it was signed.',
    content: 'It is signed, but what it says is no agreement that adds up.',
  },
  issuer: 'Signed by',
  professional: 'Professional',
  customer: 'Customer',
  agreedAt: 'Agreed on',
  changes: 'Changes since',
  total: 'Total, taxes included',
  ceiling: 'Not more than',
  digest: 'SHA-256, as on paper',
  key: 'Key',
  failed: 'The file could not be checked',
  failedHint: 'Please try again.',
  without:
    'Without us: npm run nearhand -- verify-agreement, with the keys at /.well-known/jwks.json.',
} as const;
