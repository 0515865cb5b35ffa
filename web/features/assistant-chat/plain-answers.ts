/** A yes in one of the three languages. */
export function saysYes(text: string): boolean {
  return /^\s*(y|yes|yeah|yep|ok|okay|oui|ouais|s[ií]|sip|claro)(?!\p{L})/iu.test(text);
}

/** A no in one of the three languages. */
export function saysNo(text: string): boolean {
  return /^\s*(n|no|nope|non)(?!\p{L})/iu.test(text);
}
