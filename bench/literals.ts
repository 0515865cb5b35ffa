/** A text as SQL. Colons are escaped: a pgbench script takes what follows one for a variable. */
export function textLiteral(text: string): string {
  const quoted = text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\003a');
  return quoted === text ? `'${text}'` : `U&'${quoted}'`;
}

export function bytesLiteral(bytes: Buffer): string {
  return `'\\x${bytes.toString('hex')}'`;
}
