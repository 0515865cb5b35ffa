import { getCatalogue } from '#contract/professionals/catalogue.ts';
import { call } from '#web/lib/api/call.ts';

/** Asks for what the operator changed of the catalogue; apart, for the weight of the first screens. */
export function readCatalogue() {
  return call(getCatalogue);
}
