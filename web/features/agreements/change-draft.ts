import type { Agreement } from '#contract/agreements/agreements.ts';
import type { ChangeTerms } from '#contract/agreements/terms.ts';
import { todayOf } from '#contract/agreements/today.ts';
import { linesOf, type PricedLineDraft } from '#web/lib/priced-lines/line-draft.ts';
import { numberOf } from '#web/lib/typed-number.ts';

/** A change order as it is typed. */
export interface ChangeDraft {
  lines: readonly PricedLineDraft[];
  ceiling: string;
  reason: string;
}

/** What is wrong with a draft: the field, or null. */
export type ChangeProblem = 'lines' | 'below' | 'ceiling' | 'reason' | null;

const CENTS = 100;

/** The total of an agreement with the typed change; null while a line is not finished. */
export function totalWith(agreement: Agreement, lines: ChangeDraft['lines']): number | null {
  const typed = linesOf(lines);
  return typed && sumWith(agreement, { lines: typed, ceiling: null }).total;
}

/** The terms of a draft, or what is wrong with it. */
export function changeTermsOf(
  agreement: Agreement,
  draft: ChangeDraft,
): { terms: ChangeTerms } | { problem: ChangeProblem } {
  const lines = linesOf(draft.lines);
  if (!lines) return { problem: 'lines' };
  const isEstimate = agreement.kind === 'estimate';
  const typed = draft.ceiling.trim() === '' ? null : numberOf(draft.ceiling, CENTS);
  if (isEstimate && draft.ceiling.trim() !== '' && typed === null) return { problem: 'ceiling' };
  const terms = { lines, ceiling: isEstimate ? typed : null };
  const after = sumWith(agreement, terms);
  if (after.subtotal < 0) return { problem: 'below' };
  if (isEstimate && (after.ceiling ?? 0) < after.total) return { problem: 'ceiling' };
  const reason = draft.reason.trim();
  return reason ? { terms: { ...terms, reason } } : { problem: 'reason' };
}

function sumWith(
  { terms, today: { lines, ceiling } }: Agreement,
  change: Pick<ChangeTerms, 'lines' | 'ceiling'>,
) {
  return todayOf({ lines, taxes: terms.taxes, ceiling }, [{ number: 0, terms: change }]);
}
