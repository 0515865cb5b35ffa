const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The canonical form of an e-mail address: `Ann.Lee+work@googlemail.com` is `annlee@gmail.com`.
 * Only for comparison; never a recipient.
 */
export function canonicalEmail(email: string): string {
  const [name, domain] = splitAtLast(email.trim().toLowerCase());
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return GMAIL.includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}

function splitAtLast(email: string): [name: string, domain: string] {
  const at = email.lastIndexOf('@');
  return [email.slice(0, at), email.slice(at + 1)];
}
