import type { Language } from '#contract/language.ts';
import type { SettledPlace } from '#contract/requests/assistant.ts';
import type { Prediction } from '#contract/places.ts';
import type { Address } from './address.ts';
import { predictionOf } from './autocomplete/predictions.ts';
import type { Settled } from './settled.ts';
import { areaText, countryName } from './wording.ts';

/** A settled place in a language; the main text of each place is its town. */
export function presentSettled(
  settled: Settled,
  language: Language,
  siteCountry: string,
): SettledPlace {
  const { status } = settled;
  const nothing = { status, street: null, taken: null, options: [] };
  if (settled.status === 'unknown') return nothing;
  const street = settled.street || null;
  const shown = (address: Address) => leadWithTown(address, language, siteCountry);
  return settled.status === 'unclear'
    ? { ...nothing, street, options: settled.options.map(shown) }
    : { ...nothing, street, taken: shown(settled.address) };
}

function leadWithTown(address: Address, language: Language, siteCountry: string): Prediction {
  const { spot } = address;
  const prediction = predictionOf(address, language);
  const abroad = spot.country === siteCountry ? '' : countryName(spot.country, language);
  const { structured_formatting: formatting } = prediction;
  const main = [areaText(spot, language), abroad].filter(Boolean).join(', ');
  return { ...prediction, structured_formatting: { ...formatting, main_text: main } };
}
