import type { TaxKind } from '#contract/billing/plan-tax.ts';
import { useTaxWords } from './use-tax-words.ts';

/** Behind a price, in small: "+ taxes"; nothing where there are none. */
export function TaxNote({ kind }: { kind: TaxKind | undefined }) {
  const { short } = useTaxWords();
  return kind ? <span className="text-sm"> {short(kind)}</span> : null;
}
