import { writeFile } from 'node:fs/promises';

/** The middle of Tilbourg-sur-Orle, an invented town in the north of Quebec, far from any of the gazetteer. */
export const TILBOURG = { lat: 53.6, lon: -68.4 };

type Tags = Record<string, string>;

/** A street or place of OpenStreetMap as a line of GeoJSONSeq, some kilometres from the middle of the town. */
export function feature(id: number, tags: Tags, [north, east]: readonly [number, number]): object {
  const lat = TILBOURG.lat + north / 111.2;
  const lon = TILBOURG.lon + east / (111.2 * Math.cos((TILBOURG.lat * Math.PI) / 180));
  const isStreet = 'highway' in tags;
  const geometry = isStreet
    ? {
        type: 'LineString',
        coordinates: [
          [lon - 0.001, lat],
          [lon, lat],
          [lon + 0.001, lat],
        ],
      }
    : { type: 'Point', coordinates: [lon, lat] };
  return { type: 'Feature', id: `${isStreet ? 'w' : 'n'}${id}`, properties: tags, geometry };
}

/** Its districts and streets; the avenue of linden trees is also in a hamlet near it, and far away. */
export const INVENTED_CITY: readonly object[] = [
  feature(1, { place: 'town', name: 'Tilbourg-sur-Orle', population: '42000' }, [0, 0]),
  feature(2, { place: 'suburb', name: 'Saint-Machin', 'name:en': 'Machin Heights' }, [2, 1]),
  feature(3, { place: 'neighbourhood', name: 'La Cressonnière', alt_name: 'Cresson-Bas' }, [-2, 0]),
  feature(4, { place: 'hamlet', name: 'Vieux-Sabot' }, [18, 0]),
  feature(10, { highway: 'residential', name: 'Rue des Tilleuls' }, [2.1, 1]),
  feature(11, { highway: 'residential', name: 'Rue des Tilleuls' }, [2.3, 1.1]),
  feature(12, { highway: 'primary', name: 'Linden Street' }, [-2.1, 0.2]),
  feature(13, { highway: 'tertiary', name: 'Calle de los Tilos' }, [0.5, 0]),
  feature(14, { highway: 'residential', name: 'Rue du Moulin' }, [0.4, 0.4]),
  feature(15, { highway: 'residential', name: 'Rue du Moulin' }, [18.1, 0]),
  {
    type: 'Feature',
    id: 'w16',
    properties: { highway: 'residential', name: 'Rue des Tilleuls', 'addr:country': 'FR' },
    geometry: {
      type: 'LineString',
      coordinates: [
        [2.35, 48.85],
        [2.36, 48.85],
      ],
    },
  },
];

export function writeLines(path: string, records: readonly object[]): Promise<void> {
  return writeFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}
