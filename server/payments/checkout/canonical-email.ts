const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The address that an e-mail address is another spelling of: `Ann.Lee+work@googlemail.com` is
 * `annlee@gmail.com`. Only to compare with; nobody is written to there.
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
