import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';

/** How many leads are active at a time. */
const PLACES = 3;

/** One of the three places: its lead, null while searching, and its previous leads. */
export interface Place {
  /** The first lead of the place: a stable id across replacements. */
  id: string;
  lead: ContactedLead | null;
  /** Newest first. */
  before: readonly ContactedLead[];
}

/**
 * Maps leads to places, in the order of the request's leads: that of first contact, and the best
 * first, as in its results. A replacement takes the place of the replaced
 * lead; while the search continues, free places are empty.
 */
export function placesOf({ leads, status }: Pick<OwnRequest, 'leads' | 'status'>): Place[] {
  const searching = status === 'sent' || status === 'pending';
  const replaced = new Set(leads.map(({ replaces }) => replaces));
  const places = leads
    .filter(({ id }) => !replaced.has(id))
    .map((last) => chainOf(last, leads))
    .toSorted(([a], [b]) => leads.indexOf(a!) - leads.indexOf(b!))
    .map((chain) => asPlace(chain, searching));
  // There can be more after the search was reopened: active leads come first.
  const first = new Set(places.toSorted((a, b) => liveness(b) - liveness(a)).slice(0, PLACES));
  const shown = places.filter((place) => first.has(place));
  return searching ? [...shown, ...emptyPlaces(PLACES - shown.length)] : shown;
}

/** Active leads, in the order of their places. */
export function activeLeads(request: Pick<OwnRequest, 'leads' | 'status'>): ContactedLead[] {
  return placesOf(request)
    .map(({ lead }) => lead)
    .filter(isActiveLead);
}

/** Pending or accepted. */
export function isActiveLead(lead: ContactedLead | null): lead is ContactedLead {
  return lead?.status === 'pending' || lead?.status === 'accepted';
}

function liveness({ lead }: Place): number {
  return isActiveLead(lead) ? 1 : 0;
}

/** Oldest first, up to `last`. */
function chainOf(last: ContactedLead, leads: readonly ContactedLead[]): ContactedLead[] {
  const earlier = leads.find(({ id }) => id === last.replaces);
  return earlier ? [...chainOf(earlier, leads), last] : [last];
}

function asPlace(chain: readonly ContactedLead[], searching: boolean): Place {
  const [first] = chain;
  const last = chain.at(-1) ?? null;
  const vacant = searching && !isActiveLead(last);
  return {
    id: first?.id ?? '',
    lead: vacant ? null : last,
    before: chain.slice(0, vacant ? undefined : -1).toReversed(),
  };
}

function emptyPlaces(count: number): Place[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    id: `empty-${index}`,
    lead: null,
    before: [],
  }));
}
