import { districtsOf, type CityDistricts } from './district.ts';

/** Quarters of the towns around Mexico City. */
export const AROUND_MEXICO_CITY: readonly CityDistricts[] = [
  districtsOf(
    'huixquilucan',
    'MX',
    'Huixquilucan de Degollado',
    `
Interlomas|19.3970|-99.2810|inter lomas||
`,
  ),
  districtsOf(
    'atizapan',
    'MX',
    'Ciudad López Mateos',
    `
Zona Esmeralda|19.5560|-99.2960|la zona esmeralda
Las Arboledas|19.5600|-99.2270
`,
  ),
  districtsOf(
    'ecatepec',
    'MX',
    'Ecatepec de Morelos',
    `
Ciudad Azteca|19.5340|-99.0270
Jardines de Morelos|19.5960|-98.9990
`,
  ),
  districtsOf(
    'tlalnepantla',
    'MX',
    'Tlalnepantla',
    `
Valle Dorado|19.5480|-99.2100
`,
  ),
];
