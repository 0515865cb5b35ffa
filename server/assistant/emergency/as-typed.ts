/** Words as they are typed on a phone, in folded text, with what they stand for. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [
    /\b([ld])(?=(?:eau|ascenseur|auto|appart\w*|escaliers?|interrupteur|ampoule|electricite|entretoit|echelle|alimentation|odeur|entree)\b)/g,
    "$1'",
  ],
  [/\bl(?=alarme\b)/g, "l'"],
  [/\b(quelqu|d)(?=une?\b)/g, "$1'"],
  [/\bs(?=(?:etouffe|est|electrocute|evanouit|echappe|effondre)\b)/g, "s'"],
  [/\bj(?=(?:sens?|sent|veux|peux|pense|suis|respire|pogne)\b)/g, 'je '],
  [/\b(respire|bouge|leve) pu\b/g, '$1 plus'],
  [/\bsa (?=(?:sen[st]?|coule|brule|pue|gresille|fume)\b)/g, 'ca '],
  [/\bca sen\b/g, 'ca sent'],
  [/\b(he|she|someone|somebody|there|water|who)s\b(?= \w)/g, "$1's"],
  [/ r (?=(?:wet|soaked|flooded|under|spark|smok|burn|on fire|stuck|trapped)\w*)/g, ' are '],
  [/\bthru\b/g, 'through'],
  [/\bsmel\b/g, 'smell'],
  [/\boder\b/g, 'odor'],
];

/** A folded message with words as they are typed on a phone spelled out: "leau", "jsens", "someones". */
export function spelledOut(folded: string): string {
  return TYPED.reduce((text, [typed, meant]) => text.replace(typed, meant), folded);
}
