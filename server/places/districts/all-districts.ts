import type { CityDistricts } from './district.ts';
import {
  CALGARY,
  EDMONTON,
  HALIFAX,
  MISSISSAUGA,
  OTTAWA,
  TORONTO,
  VANCOUVER,
  WINNIPEG,
} from './canada.ts';
import { OTHER_CANADIAN } from './canada-others.ts';
import { BOGOTA, CALI, MEDELLIN } from './colombia.ts';
import { GUADALAJARA, MEXICO_CITY, MONTERREY, NAUCALPAN } from './mexico.ts';
import { MONTREAL } from './montreal.ts';
import {
  GATINEAU,
  LAVAL,
  LEVIS,
  LONGUEUIL,
  QUEBEC_CITY,
  SAGUENAY,
  SHERBROOKE,
  TROIS_RIVIERES,
} from './quebec-province.ts';
import { BUENOS_AIRES, LIMA, SANTIAGO } from './south-america.ts';
import { BARCELONA, MADRID, SEVILLE, VALENCIA } from './spain.ts';
import { BOSTON, CHICAGO, LOS_ANGELES, MIAMI, NEW_YORK, SAN_FRANCISCO } from './united-states.ts';

export const ALL_DISTRICTS: readonly CityDistricts[] = [
  MONTREAL,
  QUEBEC_CITY,
  LAVAL,
  LONGUEUIL,
  GATINEAU,
  SHERBROOKE,
  SAGUENAY,
  TROIS_RIVIERES,
  LEVIS,
  TORONTO,
  MISSISSAUGA,
  OTTAWA,
  VANCOUVER,
  CALGARY,
  EDMONTON,
  WINNIPEG,
  HALIFAX,
  ...OTHER_CANADIAN,
  NEW_YORK,
  LOS_ANGELES,
  CHICAGO,
  MIAMI,
  BOSTON,
  SAN_FRANCISCO,
  MEXICO_CITY,
  GUADALAJARA,
  MONTERREY,
  NAUCALPAN,
  BOGOTA,
  MEDELLIN,
  CALI,
  MADRID,
  BARCELONA,
  VALENCIA,
  SEVILLE,
  BUENOS_AIRES,
  SANTIAGO,
  LIMA,
];
