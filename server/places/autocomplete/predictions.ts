import type { Language } from '#contract/language.ts';
import type { Prediction } from '#contract/places.ts';
import { formatAddress, type Address } from '#server/places/address.ts';
import { encodePlaceId } from '#server/places/place-ids/place-id.ts';

/** An address as a suggestion. */
export function predictionOf(address: Address, language: Language): Prediction {
  const description = formatAddress(address, language);
  const { street } = address;
  const [main = '', ...rest] = street
    ? [street, description.slice(street.length + 2)]
    : description.split(', ');
  return suggestion(address, { description, main, secondary: rest.join(', ') });
}

/**
 * Addresses as suggestions. Where several would lead with the same words, they lead
 * with what tells them apart: the town of a street, the region of a town.
 */
export function predictionsOf(addresses: readonly Address[], language: Language): Prediction[] {
  const all = addresses.map((address) => ({ address, ...predictionOf(address, language) }));
  const mains = all.map(({ structured_formatting: { main_text: main } }) => main);
  return all.map(({ address, ...prediction }, at) => {
    const alike = all.filter((_, other) => mains[other] === mains[at]);
    if (alike.length === 1) return prediction;
    const { street } = address;
    const parts = partsOf(prediction.description, street);
    const others = alike.map((other) => partsOf(other.description, other.address.street));
    const count = parts.findIndex((_, last) => isOnlyOne(others, parts.slice(0, last + 1))) + 1;
    const main = parts.slice(0, count || parts.length).join(', ');
    const secondary = [street, ...parts.slice(count || parts.length)].filter(Boolean).join(', ');
    return suggestion(address, { description: prediction.description, main, secondary });
  });
}

/** The parts of an address without its street. */
function partsOf(description: string, street: string): string[] {
  return description.slice(street ? street.length + 2 : 0).split(', ');
}

function isOnlyOne(all: readonly (readonly string[])[], first: readonly string[]): boolean {
  return all.filter((parts) => first.every((part, at) => parts[at] === part)).length === 1;
}

function suggestion(
  { spot, street, postalCode }: Address,
  { description, main, secondary }: Record<'description' | 'main' | 'secondary', string>,
): Prediction {
  return {
    place_id: encodePlaceId({
      key: spot.key,
      ...(street && { street }),
      ...(postalCode && { postalCode }),
    }),
    description,
    structured_formatting: { main_text: main, secondary_text: secondary },
  };
}
