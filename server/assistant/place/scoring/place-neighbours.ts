import type { Candidate } from '../place-candidates.ts';
import { groupOf, isAddress, isName, type PlaceMessage } from './place-message.ts';

/**
 * A name at most this many characters away belongs to the same route from one place to the other.
 */
const NEAR = 14;
const TOWARDS_BEFORE =
  /\b(?:to|a|au|aux|vers|pour|hasta|jusqu'a|para|hacia|into|->|→)\s(?:the |la |le |les |el |los )?$/;
const TOWARDS_AFTER = /^\s?(?:to|a|au|aux|vers|pour|hasta|jusqu'a|para|hacia|->|→)\s/;
const CAPITAL_BEFORE = /\p{Lu}[\p{L}'’.-]*\s$/u;
const SENTENCE_OPENS_BEFORE = /(?:^|[.!?\n]\s?)\p{Lu}[\p{L}'’.-]*\s$/u;
const CAPITAL_AFTER = /^\s\p{Lu}\p{Ll}/u;

/** Whether the candidate is the end or the beginning of a route. */
export function routeOf(
  { candidates }: PlaceMessage,
  { start, end }: Candidate,
  before: string,
  after: string,
): string[] {
  const features: string[] = [];
  if (TOWARDS_BEFORE.test(before)) {
    const left = candidates.some((other) => {
      return other.end < start && start - other.end < NEAR && isName(other.parts.at(-1)!);
    });
    features.push(left ? 'towards after a place' : 'towards');
  }
  if (TOWARDS_AFTER.test(after)) {
    const goal = candidates.some((other) => {
      return other.start > end && other.start - end < NEAR && isName(other.parts[0]!);
    });
    features.push(goal ? 'leaves for a place' : 'leaves');
  }
  return features;
}

/** The position of the candidate relative to the others. */
export function othersAround(message: PlaceMessage, candidate: Candidate): string[] {
  const { start, end, parts } = candidate;
  const kind = parts[0]!.kind;
  const features: string[] = [];
  let within = 'no';
  let earlier = 0;
  let later = 0;
  let holds = false;
  const follows = new Set<string>();
  for (const other of message.candidates) {
    if (other === candidate) continue;
    const known = message.known.has(other);
    if (known && other.start >= start && other.end <= end) holds = true;
    if (other.end < start && other.end >= start - 2) follows.add(groupOf(other.parts.at(-1)!.kind));
    if (other.start <= start && other.end >= end) {
      if (known || isAddress(other)) within = wider(within, other);
    } else if (known && other.end <= start) earlier += 1;
    else if (known && other.start >= end) later += 1;
  }
  if (message.hasAddress && !isAddress(candidate)) features.push('an address elsewhere');
  features.push(`within ${within} ${kind}`, `within ${within} ${parts.length}`);
  if (holds) features.push(`holds ${parts.map((part) => groupOf(part.kind)).join('+')}`);
  for (const before of follows) features.push(`follows ${before} ${groupOf(kind)}`);
  features.push(`earlier ${Math.min(earlier, 2)} later ${Math.min(later, 2)}`);
  return features;
}

function wider(within: string, other: Candidate): string {
  return other.parts.length > 1 || within === 'joined' ? 'joined' : 'named';
}

/** Whether other capitalized words are right beside the candidate, as in a longer name. */
export function capitalsBeside(text: string, { start, end }: Candidate): string[] {
  const features: string[] = [];
  const before = text.slice(Math.max(0, start - 40), start);
  if (CAPITAL_BEFORE.test(before)) {
    features.push(SENTENCE_OPENS_BEFORE.test(before) ? 'sentence opens before' : 'capital before');
  }
  if (CAPITAL_AFTER.test(text.slice(end, end + 4))) features.push('capital after');
  return features;
}
