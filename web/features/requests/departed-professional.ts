import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';

const PARTINGS = ['stepped_back', 'released', 'blocked', 'gone', 'replaced'] as const;
type Parting = (typeof PARTINGS)[number];

/** The professional who had accepted and left, while nobody else has accepted since. */
export function departedProfessional({
  status,
  leads,
}: Pick<OwnRequest, 'status' | 'leads'>): { name: string; because: Parting } | undefined {
  if (status !== 'sent' && status !== 'pending') return undefined;
  const [last] = leads
    .filter(({ respondedAt }) => respondedAt !== null)
    .toSorted((a, b) => ((a.respondedAt ?? '') < (b.respondedAt ?? '') ? 1 : -1))
    .flatMap((lead) => partingOf(lead) ?? []);
  return last;
}

function partingOf({ endedBecause, professional: { name } }: ContactedLead) {
  const because = PARTINGS.find((parting) => parting === endedBecause);
  return because && { name, because };
}
