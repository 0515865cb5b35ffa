/** A contact found in what a person typed. */
export interface Contact {
  channel: 'email' | 'phone';
  value: string;
}

const EMAIL = /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\s@<>(),;:.]{2,}/;
const PHONE = /\+?[\d\s\-()]{8,16}/;

/** Words that lead to a contact in a description: "call me at". */
const LEADS_TO_CONTACT =
  /[,;.]?\s*(?:(?:you can|please|pls|just|and|ou|y|vous pouvez|pueden?) )*(?:(?:call|text|reach|phone|ring|email|e-mail|contact|message|appelez|appelle|textez|ecrivez|rejoignez|llame\w*|escriba\w*|contact\w*|marque\w*)(?:[ -](?:me|moi|us|nous|nos))?|(?:my|mon|mi) (?:number|cell|phone|email|e-mail|numero|cellulaire|courriel|telephone|telefono|celular|correo|tel)|tel|cell?|phone|email)(?: (?:at|on|is|me|est|au|a|al|es|en|:))*[ :]*$/i;

/** A text without its first contact and the words that lead to it; null where it holds none. */
export function withoutContact(text: string): string | null {
  const contact = contactIn(text);
  if (!contact) return null;
  const at = text.indexOf(contact.value);
  const before = text.slice(0, at);
  const lead = LEADS_TO_CONTACT.exec(before)?.index ?? at;
  return (before.slice(0, lead) + text.slice(at + contact.value.length)).trim();
}

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
