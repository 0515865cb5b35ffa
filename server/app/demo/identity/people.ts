import { DEMO_PLUMBER } from '#db/seed/professionals.ts';
import type { ProviderName } from '#server/accounts/oauth/provider.ts';

/** A person a stand-in vouches for; it knows nobody else. */
export interface DemoPerson {
  id: string;
  name: string;
  email: string | null;
  note: 'customer' | 'professional' | 'new' | 'without-email';
  /** The number of their drawing. */
  face: number;
}

/** The people of each stand-in. Those of Google have proven addresses, as there. */
export const DEMO_PEOPLE: Record<ProviderName, readonly DemoPerson[]> = {
  google: [
    { id: 'marie', name: 'Marie Lavoie', email: 'customer@demo.test', note: 'customer', face: 12 },
    {
      id: 'luc',
      name: DEMO_PLUMBER.name,
      email: DEMO_PLUMBER.email,
      note: 'professional',
      face: 40,
    },
    {
      id: 'hannah',
      name: 'Hannah Brooks',
      email: 'hannah.brooks@demo.test',
      note: 'new',
      face: 11,
    },
    { id: 'lucia', name: 'Lucía Herrera', email: 'lucia.herrera@demo.test', note: 'new', face: 18 },
  ],
  facebook: [
    {
      id: '100000000000001',
      name: 'Gabriel Côté',
      email: 'gabriel.cote@demo.test',
      note: 'new',
      face: 31,
    },
    { id: '100000000000002', name: 'Sofía Rojas', email: null, note: 'without-email', face: 6 },
  ],
};

/** The person of that id, where the stand-in knows one. */
export function findDemoPerson(provider: ProviderName, id: unknown): DemoPerson | undefined {
  return DEMO_PEOPLE[provider].find((person) => person.id === id);
}
