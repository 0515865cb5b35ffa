import { expect, it } from 'vitest';
import { isSigned, signText } from './text-signature.ts';

const fields = new URLSearchParams({ To: '+18005551212', From: '+14158675309', Digits: '1234' });
const url = 'https://example.com/myapp.php?foo=1&bar=2';

it('signs the address and the fields in the order of their names', () => {
  const reordered = new URLSearchParams([...fields].toReversed());
  expect(signText('12345', url, reordered)).toBe(signText('12345', url, fields));
});

it('is that of the example in the provider’s documentation', () => {
  const call = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  };
  const example = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const signature = signText('12345', example, new URLSearchParams(call));
  expect(signature).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
});

it.each(['', 'x', 'é'.repeat(14), `${signText('12345', url, fields)}=`])(
  'takes "%s" for no signature',
  (signature) => expect(isSigned(signature, { token: '12345', url, fields })).toBe(false),
);

it.each([
  ['token', { token: '12346', url, fields }],
  ['address', { token: '12345', url: `${url}0`, fields }],
  ['fields', { token: '12345', url, fields: new URLSearchParams({ To: '+1' }) }],
])('is wrong for another %s', (_, signed) => {
  const signature = signText('12345', url, fields);
  expect(isSigned(signature, { token: '12345', url, fields })).toBe(true);
  expect(isSigned(signature, signed)).toBe(false);
});
