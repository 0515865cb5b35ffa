export const texts = {
  show: 'Show password',
  hide: 'Hide password',
  hint: 'At least {least} characters. A few unrelated words make a good one.',
  strength: {
    fair: 'It will do. A few more characters make it much harder to guess.',
    good: 'A good password.',
    strong: 'A strong password.',
  },
  problem: {
    too_short: 'Too short: at least {least} characters.',
    too_long: 'Too long: at most 128 characters.',
    repeats: 'Too easy to guess: it repeats the same few characters.',
    sequence: 'Too easy to guess: it follows the keyboard or the alphabet.',
    contains_brand: 'Too easy to guess: it is a word that is tried first here.',
    contains_email: 'Too easy to guess: it is in your email address.',
    common: 'Too easy to guess: many people have used it.',
  },
} as const;
