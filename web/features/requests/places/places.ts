import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { directLead } from '#web/features/requests/direct/direct-lead.ts';

/** How many leads are active at a time: beside a professional asked by name two, once they are asked. */
function placesFor(request: Pick<OwnRequest, 'leads' | 'direct'>): number {
  if (!request.direct) return 3;
  if (request.leads.length === 1) return 1;
  return isActiveLead(directLead(request) ?? null) ? 3 : 2;
}

type Seen = Pick<OwnRequest, 'leads' | 'status' | 'direct'>;

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
export function placesOf(request: Seen): Place[] {
  const { leads, status } = request;
  const count = placesFor(request);
  const searching = status === 'sent' || status === 'pending';
  const replaced = new Set(leads.map(({ replaces }) => replaces));
  const places = leads
    .filter(({ id }) => !replaced.has(id))
    .map((last) => chainOf(last, leads))
    .toSorted(([a], [b]) => leads.indexOf(a!) - leads.indexOf(b!))
    .map((chain) => asPlace(chain, searching));
  // There can be more after the search was reopened: active leads come first.
  const first = new Set(places.toSorted((a, b) => liveness(b) - liveness(a)).slice(0, count));
  const shown = places.filter((place) => first.has(place));
  return searching ? [...shown, ...emptyPlaces(count - shown.length)] : shown;
}

/** Active leads, in the order of their places. */
export function activeLeads(request: Seen): ContactedLead[] {
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
