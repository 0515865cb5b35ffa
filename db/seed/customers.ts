import type { UnderstoodLanguage } from '#contract/language.ts';
import { idOf, makeDraw, pick } from './deterministic.ts';
import { addressOf, NAMES, type NameList } from './names.ts';

/** Customers with recent requests, beside customer@demo.test. */
export const DEMO_CUSTOMERS = [
  { key: 'marie', email: 'customer@demo.test', name: 'Marie Lavoie', language: 'fr', face: 12 },
  { key: 'thomas', email: 'thomas.reid@demo.test', name: 'Thomas Reid', language: 'en', face: 42 },
  { key: 'ines', email: 'ines.benali@demo.test', name: 'Inès Benali', language: 'fr', face: 16 },
  {
    key: 'carlos',
    email: 'carlos.medina@demo.test',
    name: 'Carlos Medina',
    language: 'es',
    face: 47,
  },
  {
    key: 'odette',
    email: 'odette.fortin@demo.test',
    name: 'Odette Fortin',
    language: 'fr',
    face: 22,
  },
] as const satisfies {
  key: string;
  email: string;
  name: string;
  language: UnderstoodLanguage;
  face: number;
}[];

export interface DemoCustomer {
  id: string;
  email: string;
  name: string;
  language: UnderstoodLanguage;
}

const OF_EACH_LANGUAGE = 60;
const LISTS: Record<UnderstoodLanguage, readonly NameList[]> = {
  en: ['canada', 'unitedStates'],
  fr: ['quebec'],
  es: ['latinAmerica', 'spain'],
};

/** Customers of the past, who wrote the reviews; deterministic. */
export function pastCustomers(): Record<UnderstoodLanguage, DemoCustomer[]> {
  const draw = makeDraw(20240502);
  const customersOf = (language: UnderstoodLanguage) =>
    Array.from({ length: OF_EACH_LANGUAGE }, (_, index): DemoCustomer => {
      const list = NAMES[pick(LISTS[language], draw)];
      const name = `${pick(list.given, draw)} ${pick(list.family, draw)}`;
      const key = `past customer ${language} ${index}`;
      return { id: idOf(key), email: addressOf(name, key), name, language };
    });
  return { en: customersOf('en'), fr: customersOf('fr'), es: customersOf('es') };
}
