import type { AccountChange } from '#server/accounts/accounts.ts';

const ABOUT_APP = [
  'appAdded',
  'appRemoved',
  'appRemovedByOperator',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'identityLinked',
  'secondStepRefused',
] as const satisfies readonly AccountChange[];

/** What the letters about an authenticator app and the second step can be about. */
export type AboutApp = (typeof ABOUT_APP)[number];

/** Whether a change of an account is about its authenticator app. */
export function isAboutApp(what: AccountChange): what is AboutApp {
  return ABOUT_APP.some((one) => one === what);
}

/** What such a letter is made of. */
export interface AppLetterFacts {
  brand: string;
  what: AboutApp;
  url: string;
}

/** The parts that differ from one such letter to the next. */
export interface AppLetterParts {
  subject: string;
  heading: string;
  said: string;
  /** What to do where it was somebody else. */
  after: string;
  sms: string;
}

/** The parts of a letter with the name of the site where they say {brand}. */
export function withBrand(parts: AppLetterParts, brand: string): AppLetterParts {
  const filled = Object.entries(parts).map(([part, text]: [string, string]) => [
    part,
    text.replaceAll('{brand}', brand),
  ]);
  return Object.fromEntries(filled) as AppLetterParts;
}
