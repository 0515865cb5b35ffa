import { describe, expect, it } from 'vitest';
import { nearbyPlace } from './nearby.ts';
import { resolvePlace } from './resolve.ts';

const near = (lat: number, lon: number) => nearbyPlace({ lat, lon }, 'fr')?.description;

describe('the place around a point', () => {
  it.each([
    ['in Rosemont', 45.5505, -73.58, 'Rosemont, Montréal, Québec, Canada'],
    ['on the Plateau', 45.5215, -73.5798, 'Le Plateau-Mont-Royal, Montréal, Québec, Canada'],
    ['in Gatineau', 45.4765, -75.7013, 'Touraine, Gatineau, Québec, Canada'],
    ['in a small town', 46.1276, -70.6636, 'Saint-Georges, Québec, Canada'],
  ])('%s', (_, lat, lon, place) => expect(near(lat, lon)).toBe(place));

  it('is a place a request can be submitted for', () => {
    const found = nearbyPlace({ lat: 45.5505, lon: -73.58 }, 'en');
    expect(resolvePlace(found?.place_id ?? '')).toMatchObject({ city: 'Montreal', exact: true });
  });

  it('is none on the open sea and at the ends of the scale', () => {
    expect(near(40, -40)).toBeUndefined();
    expect(near(90, 180)).toBeUndefined();
    expect(near(-90, -180)).toBeUndefined();
  });
});
