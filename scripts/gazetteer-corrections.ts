import { readFileSync } from 'node:fs';

export interface AddedCity {
  id: number;
  name: string;
  country: string;
  region: string;
  lat: number;
  lon: number;
  population: number;
}

/** Populations the source lacks or has wrong by far, by region and name: round figures of censuses. */
export const POPULATIONS: Readonly<Record<string, number>> = {
  'CA.02.Vancouver': 662_000,
  'CA.02.Ladner': 24_000,
  'CA.08.Ottawa': 1_017_000,
  'CA.08.Toronto': 2_794_000,
  'CA.10.Montréal': 1_763_000,
  'CA.10.Laval': 438_000,
  'CA.10.Gatineau': 291_000,
  'CA.10.Longueuil': 254_000,
  'CA.10.Saint-Colomban': 17_700,
  'AR.01.Lanús': 459_000,
  'AR.01.Lomas de Zamora': 616_000,
  'AR.01.San Justo': 136_000,
  'AR.01.Florencio Varela': 146_000,
  'AR.01.Olivos': 75_000,
  'AR.01.Caseros': 90_000,
};

/** Villages of Quebec, of francophone Ontario and of Acadia (the source has a third of them), and towns of the rest of Canada. */
const VILLAGES = readList('./gazetteer-villages.txt');
const TOWNS = readList('./gazetteer-towns.txt');

/**
 * Places people live in that the source lacks, one a line: `id|name|country|region|lat|lon|population`.
 * Ids below 2500 are ours (those of GeoNames begin far above) and never change: place ids carry them.
 */
export const ADDED: readonly AddedCity[] = `
1|Saint-Lambert|CA|10|45.500|-73.508|22000
2|Chelsea|CA|10|45.502|-75.782|8000
3|Pontiac|CA|10|45.583|-76.135|6100
4|Saint-Philippe|CA|10|45.358|-73.477|7600
5|McMasterville|CA|10|45.547|-73.228|5900
6|Le Gardeur|CA|10|45.740|-73.480|17000
7|Lachenaie|CA|10|45.709|-73.553|24000
8|La Plaine|CA|10|45.783|-73.765|20000
9|Stoneham-et-Tewkesbury|CA|10|46.999|-71.366|9700
10|Lac-Beauport|CA|10|46.945|-71.289|8200
11|Sainte-Brigitte-de-Laval|CA|10|47.000|-71.198|8500
12|Boischatel|CA|10|46.894|-71.145|8500
13|Percé|CA|10|48.524|-64.213|3100
14|Trois-Pistoles|CA|10|48.123|-69.180|3200
15|Saint-Apollinaire|CA|10|46.617|-71.513|7900
16|Saint-Calixte|CA|10|45.950|-73.850|6900
17|Saint-Charles-Borromée|CA|10|46.050|-73.467|15300
18|Senneville|CA|10|45.433|-73.950|950
20|Whitby|CA|08|43.898|-78.943|138500
21|Caledon|CA|08|43.867|-79.867|76600
22|Halton Hills|CA|08|43.633|-79.950|62900
23|Georgetown|CA|08|43.650|-79.917|42000
24|Bowmanville|CA|08|43.913|-78.688|47000
25|Whitchurch-Stouffville|CA|08|43.971|-79.244|49900
26|Rockland|CA|08|45.547|-75.292|13500
27|Bradford West Gwillimbury|CA|08|44.117|-79.560|42900
28|King City|CA|08|43.928|-79.528|8400
29|Thornhill|CA|08|43.808|-79.424|110000
30|Unionville|CA|08|43.866|-79.311|40000
31|Woodbridge|CA|08|43.783|-79.600|105000
32|Bolton|CA|08|43.877|-79.733|26000
33|Saanich|CA|02|48.484|-123.381|117700
34|Riverview|CA|04|46.061|-64.805|20600
35|Quispamsis|CA|04|45.432|-65.946|18800
36|Caraquet|CA|04|47.795|-64.937|4300
37|Paradise|CA|05|47.534|-52.866|22900
38|Gander|CA|05|48.957|-54.609|11900
39|Stratford|CA|09|46.217|-63.089|10900
40|Les Îles-de-la-Madeleine|CA|10|47.380|-61.860|12200
41|Saint-Paul|CA|10|45.983|-73.450|6000
42|Cochrane|CA|08|49.067|-81.017|5400
43|Dundas|CA|08|43.267|-79.953|25000
44|Embrun|CA|08|45.270|-75.270|8700
45|Fergus|CA|08|43.705|-80.377|20700
46|Grimsby|CA|08|43.200|-79.566|28900
47|Kawartha Lakes|CA|08|44.354|-78.740|79200
48|Kemptville|CA|08|45.017|-75.645|4900
49|Kingsville|CA|08|42.039|-82.740|22100
50|New Tecumseth|CA|08|44.084|-79.771|43900
51|Stoney Creek|CA|08|43.217|-79.765|76000
52|Tecumseh|CA|08|42.317|-82.883|23300
53|Tillsonburg|CA|08|42.862|-80.727|18600
54|Trenton|CA|08|44.101|-77.576|19000
55|Maple|CA|08|43.856|-79.513|60000
56|Port Perry|CA|08|44.105|-78.944|9500
57|Elmira|CA|08|43.599|-80.559|10200
58|Niagara-on-the-Lake|CA|08|43.255|-79.072|19100
59|Vankleek Hill|CA|08|45.518|-74.650|2000
60|Alexandria|CA|08|45.311|-74.639|2900
61|Almonte|CA|08|45.226|-76.197|6100
62|Clarington|CA|08|43.935|-78.608|101400
63|Courtice|CA|08|43.905|-78.785|28000
64|Georgina|CA|08|44.296|-79.436|47600
65|Erin|CA|08|43.775|-80.070|12000
66|Acton|CA|08|43.634|-80.041|9500
67|Waterdown|CA|08|43.333|-79.893|25000
68|Lincoln|CA|08|43.160|-79.480|25700
69|Beamsville|CA|08|43.166|-79.477|15000
70|Montemorelos|MX|19|25.187|-99.827|54000
71|Île d'Orléans|CA|10|46.920|-70.970|6800
${VILLAGES}
${TOWNS}`
  .trim()
  .split('\n')
  .map((line) => {
    const [id, name = '', country = '', region = '', lat, lon, population] = line.split('|');
    return {
      id: Number(id),
      name,
      country,
      region,
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
    };
  });

function readList(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8').trim();
}
