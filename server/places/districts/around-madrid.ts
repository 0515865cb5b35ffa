import { districtsOf, type CityDistricts } from './district.ts';

/** Quarters of the towns around Madrid. */
export const AROUND_MADRID: readonly CityDistricts[] = [
  districtsOf('alcobendas', 'ES', 'Alcobendas', 'La Moraleja|40.5200|-3.6400|moraleja'),
  districtsOf('leganes', 'ES', 'Leganés', 'Zarzaquemada|40.3310|-3.7470'),
  districtsOf('getafe', 'ES', 'Getafe', 'Sector III|40.3090|-3.7480|sector 3'),
  districtsOf('pozuelo', 'ES', 'Pozuelo de Alarcón', 'Somosaguas|40.4280|-3.7920'),
];
