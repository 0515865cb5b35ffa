import { getCatalogue } from '#contract/catalogue.ts';
import { call } from '#web/lib/api/call.ts';

/** Asks for what the operator changed of the catalogue; apart, for the weight of the first screens. */
export function readCatalogue() {
  return call(getCatalogue);
}
