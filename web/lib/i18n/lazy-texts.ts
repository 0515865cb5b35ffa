/** Loaders of every text file that is not part of the first screen. */
export const lazyTexts = import.meta.glob<{ texts: object }>([
  '../../locales/{en,fr,es}/**/*.ts',
  '!../../locales/*/{first-texts,common,landing}.ts',
]);
