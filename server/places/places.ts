/** The front door of places: addresses, place ids, coordinates and distances, offline. */
export { autocompletePlaces } from './autocomplete.ts';
export { placeDetails } from './details.ts';
export { distanceKm } from './distance.ts';
export { findPlaceName } from './place-names.ts';
export { guessPlace, resolvePlace, type Place } from './resolve.ts';
