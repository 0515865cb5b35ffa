/** The front door of places: addresses, place ids, coordinates and distances. */
export { areaIn } from './area-in.ts';
export { autocompletePlaces } from './autocomplete/autocomplete.ts';
export { CITY_REACH_KM, cityAround, describeCity, findCityBySlug, type City } from './city.ts';
export { coveredPlaces, type CoveredPlace } from './covered.ts';
export { distanceKm, EARTH_RADIUS_KM, radians, type Point } from './distance.ts';
export { describePlace, locatePlace, suggestPlaces } from './lookup.ts';
export { mapTiles } from './map-tiles.ts';
export { nearbyPlace, nearbyRegion } from './nearby.ts';
export { presentSettled } from './present-settled.ts';
export { areaMiddle, offsetFrom, type Offset } from './surroundings.ts';
export { settlePlace } from './settle.ts';
export type { Settled } from './settled.ts';
export { withStreets } from './streets/find-streets.ts';
export { ExtractRefused } from './extract/extract.ts';
export { importPlaces } from './import/import-places.ts';
export type { NotTaken, PlacesOrder, PlacesOutcome } from './import/order.ts';
export { listImports } from './import/queries-import.ts';
export { removePlaces } from './import/remove-import.ts';
export { listSources } from './imported/queries-imported.ts';
export {
  followImports,
  importsVersion,
  learnImports,
  reloadImports,
} from './imported/imported-places.ts';
export {
  findPlaceInRegion,
  findPlaceName,
  isQuarterName,
  mayEndRegionName,
} from './names/place-names.ts';
export {
  servedWherePersonIs,
  siteIn,
  type BrowserRegion,
  type PlaceContext,
  type ServedTown,
} from './place-context.ts';
export { guessPlace, placeOf, type Place } from './resolve.ts';
export { findTown, suggestTown, type TownWords } from './town.ts';
