/**
 * Parts of a region that people write after a town though no address does, each with its region.
 */
export const PARTS_OF_REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'CA.10':
      'lac saint jean, saguenay lac saint jean, laurentides, laurentians, lanaudiere, monteregie, estrie, cantons de l est, eastern townships, mauricie, gaspesie, outaouais, beauce, abitibi, abitibi temiscamingue, charlevoix, cote nord, bas saint laurent, chaudiere appalaches, centre du quebec, rive sud, rive nord, south shore, north shore, west island, ouest de l ile',
    'CA.08': 'gta, greater toronto area, muskoka, niagara, durham region, york region, peel region',
    'US.NY': 'long island, upstate new york',
    'US.CA': 'bay area, socal, southern california',
  }).flatMap(([area, parts]) => parts.split(', ').map((part) => [part, area] as const)),
);
