import { getCatalogue } from '#contract/professionals/catalogue.ts';
import { call } from '#web/lib/api/call.ts';

/**
 * Fetches the operator's changes of the catalogue; in a separate file, for the size of the first
 * screens.
 */
export function readCatalogue() {
  return call(getCatalogue);
}
