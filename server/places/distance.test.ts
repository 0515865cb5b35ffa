import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

const montreal = { lat: 45.509, lon: -73.588 };
const quebec = { lat: 46.812, lon: -71.215 };
const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lon: fc.double({ min: -179, max: 179, noNaN: true }),
});

describe('distanceKm', () => {
  it('is 233 km from Montreal to Quebec City, either way', () => {
    expect(distanceKm(montreal, quebec)).toBeCloseTo(233.4, 0);
    expect(distanceKm(quebec, montreal)).toBe(distanceKm(montreal, quebec));
  });

  it('is half the earth to the other side of it', () => {
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20_015.1, 1);
  });

  it('is never longer by a detour', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceKm(a, b)).toBeLessThanOrEqual(distanceKm(a, c) + distanceKm(c, b) + 1e-6);
      }),
    );
  });
});
