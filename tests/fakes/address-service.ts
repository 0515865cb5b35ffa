import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A fault of an address service. */
export type Fault = 'stall' | 'slow-body' | 'refuse' | 'throttle' | 'garbage' | 'cut' | 'redirect';

/** A fake address service on loopback, with Google's or Photon's API. */
export interface FakeAddresses {
  url: string;
  /** Every call so far, in order. */
  calls: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  /** Sets a fault from now on; null removes it. */
  breakWith(fault: Fault | null): void;
  close(): Promise<void>;
}

type Answers = (path: string, body: string) => object | null;

/** Knows one street: rue Fabre in Montreal. */
export const startFakeGoogle = () => start(googleAnswer);

/** Knows one street too, and the town. */
export const startFakePhoton = () => start(photonAnswer);

async function start(answerOf: Answers): Promise<FakeAddresses> {
  const calls: FakeAddresses['calls'] = [];
  let broken: Fault | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request;
    const body = await text(request);
    calls.push({ method, path, headers, body });
    if (broken) return fail(response, broken);
    const found = answerOf(path, body);
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? {}));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    breakWith: (fault) => (broken = fault),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function fail(response: ServerResponse, fault: Fault): void {
  if (fault === 'stall') return;
  if (fault === 'slow-body') response.writeHead(200).write('{');
  else if (fault === 'refuse') response.writeHead(500).end('no');
  else if (fault === 'throttle') response.writeHead(429, { 'retry-after': '60' }).end();
  else if (fault === 'garbage') response.writeHead(200).end('<html>Welcome</html>');
  else if (fault === 'cut') response.writeHead(200, { 'content-length': '900' }).write('{"a":');
  else response.writeHead(302, { location: 'https://elsewhere.example' }).end();
  if (fault === 'cut') response.destroy();
}

const PLACE_ID = 'ChIJ-rue-fabre-4521';

function googleAnswer(path: string, body: string): object | null {
  if (path.startsWith('/v1/places:autocomplete')) {
    const { input } = JSON.parse(body) as { input: string };
    if (!/fabre/i.test(input)) return {};
    const mainText = { text: '4521 Rue Fabre' };
    const secondaryText = { text: 'Montréal, QC, Canada' };
    const all = { text: '4521 Rue Fabre, Montréal, QC, Canada' };
    const structuredFormat = { mainText, secondaryText };
    const placePrediction = { placeId: PLACE_ID, text: all, structuredFormat };
    return { suggestions: [{ placePrediction }, { queryPrediction: { text: all } }] };
  }
  if (!path.startsWith(`/v1/places/${PLACE_ID}`)) return null;
  const part = (longText: string, shortText: string, ...types: string[]) => ({
    longText,
    shortText,
    types,
    languageCode: 'fr',
  });
  return {
    id: PLACE_ID,
    formattedAddress: '4521 Rue Fabre, Montréal, QC H2J 3V6, Canada',
    addressComponents: [
      part('4521', '4521', 'street_number'),
      part('Rue Fabre', 'Rue Fabre', 'route'),
      part('Montréal', 'Montréal', 'locality', 'political'),
      part('Québec', 'QC', 'administrative_area_level_1', 'political'),
      part('Canada', 'CA', 'country', 'political'),
      part('H2J 3V6', 'H2J 3V6', 'postal_code'),
    ],
    location: { latitude: 45.5302, longitude: -73.5797 },
  };
}

function photonAnswer(path: string): object {
  const asked = new URL(path, 'http://photon').searchParams.get('q') ?? '';
  const feature = (lon: number, lat: number, properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { osm_type: 'N', osm_id: 1, osm_key: 'place', ...properties },
  });
  const town = { city: 'Montréal', state: 'Québec', country: 'Canada', countrycode: 'CA' };
  const house = { type: 'house', housenumber: '4521', street: 'Rue Fabre', postcode: 'H2J 3V6' };
  const features = /fabre/i.test(asked)
    ? [
        feature(-73.5797, 45.5302, { ...town, ...house, district: 'Le Plateau-Mont-Royal' }),
        feature(-73.5797, 45.5302, { ...town, ...house, district: 'Le Plateau-Mont-Royal' }),
        feature(-73.58, 45.53, { ...town, type: 'street', name: 'Rue Fabre' }),
      ]
    : [
        feature(-73.5674, 45.5019, {
          type: 'city',
          name: 'Montréal',
          state: 'Québec',
          countrycode: 'CA',
        }),
      ];
  return { type: 'FeatureCollection', features };
}
