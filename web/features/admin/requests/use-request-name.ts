import type { AdminRequest } from '#contract/admin/requests.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';

type Named = Pick<AdminRequest, 'profession' | 'customerName' | 'createdAt'>;

/** The name of a request out of context: trade, customer, and date. */
export function useRequestName(): (request: Named) => string {
  const tradeName = useProfessionName();
  const format = useFormatting();
  return ({ profession, customerName, createdAt }) =>
    [tradeName(profession), customerName, format.dateTime(createdAt)].join(' · ');
}
