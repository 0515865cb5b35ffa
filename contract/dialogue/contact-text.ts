/** A contact found in what a person typed. */
export interface Contact {
  channel: 'email' | 'phone';
  value: string;
}

const EMAIL = /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\s@<>(),;:.]{2,}/;
const PHONE = /\+?[\d\s\-()]{8,16}/;

/**
 * The first e-mail-like or phone-like text: a phone is 8 to 16 digits, spaces, dashes or
 * parentheses with an optional leading plus. Null without either.
 */
export function contactIn(text: string): Contact | null {
  const email = EMAIL.exec(text)?.[0];
  if (email) return { channel: 'email', value: email };
  const phone = PHONE.exec(text)?.[0].trim();
  return phone && /\d/.test(phone) ? { channel: 'phone', value: phone } : null;
}
