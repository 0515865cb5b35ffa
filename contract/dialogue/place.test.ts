import { describe, expect, test } from 'vitest';
import type { SettledPlace } from '#contract/requests/assistant.ts';
import { conversation, type Heard } from '#tests/support/conversation.ts';
import { EMPTY_ANALYSIS } from './empty-analysis.ts';

describe('a place whose town is not said', () => {
  const option = {
    place_id: 'nh_1',
    description: '6200 rue de Bordeaux, Montréal, Québec, Canada',
    structured_formatting: { main_text: 'Montréal, Québec', secondary_text: '' },
  };
  const location = '6200 rue de Bordeaux';
  const { completeness } = EMPTY_ANALYSIS;
  const leak: Heard = {
    kind: 'need',
    profession: 'roofer',
    confidence: 0.9,
    completeness: { ...completeness, hasDescription: true },
  };
  const settled = { street: location, taken: null, options: [] };
  const unclear: SettledPlace = { ...settled, status: 'unclear', options: [option] };
  const inferred: SettledPlace = { ...settled, status: 'inferred', taken: option };
  const named: SettledPlace = { ...settled, status: 'named', street: null };

  test('has its town asked for, which then belongs to the street', () => {
    const { hears, now } = conversation();
    const said = hears('the roof leaks', { ...leak, location, place: unclear }, true);
    expect(said).toEqual(['gotIt', 'ask.locationTown']);
    hears('Laval', { location: 'Laval', place: named });
    expect(now().draft).toMatchObject({ location: '6200 rue de Bordeaux, Laval' });
  });

  test('is taken with its town, told, and corrected by a word or a button', () => {
    const { act, hears, now } = conversation();
    expect(hears('the roof leaks', { ...leak, location, place: inferred }, true)).toContain(
      'tookTown',
    );
    expect(now().draft).toMatchObject({ location, locationPlaceId: 'nh_1' });
    expect(act({ type: 'chose-change', field: 'location' })).toEqual(['whatInstead.location']);
    hears('Laval', { location: 'Laval', place: named });
    expect(now().draft).toMatchObject({
      location: '6200 rue de Bordeaux, Laval',
      locationPlaceId: null,
      town: { taken: null },
    });
  });

  test('is taken, and told, where the answer leaves it open again', () => {
    const { hears, now } = conversation();
    hears('the roof leaks', { ...leak, location, place: unclear }, true);
    expect(hears(location, { location, place: unclear })).toEqual(['tookTown', 'ask.urgency']);
    expect(now().draft.town?.taken).toBe('Montréal, Québec');
  });

  test('is the one of those offered that the answer names a part of', () => {
    const ribera = {
      place_id: 'nh_2',
      description: 'Santa María la Ribera, Ciudad de México, México',
      structured_formatting: { main_text: 'Ciudad de México', secondary_text: '' },
    };
    const several: SettledPlace = { ...unclear, street: null, options: [option, ribera] };
    const { hears, now } = conversation();
    hears('gotea el techo', { ...leak, location: 'Santa María', place: several }, true);
    expect(hears('la Ribera', { location: 'la Ribera', place: inferred })).toContain('tookTown');
    expect(now().draft).toMatchObject({ locationPlaceId: 'nh_2' });
  });

  test('is no place where nothing of it is known: it is asked for again', () => {
    const { hears, now } = conversation();
    hears('the roof leaks', leak, true);
    expect(hears('zzzz')).toEqual(['ask.locationUnknown']);
    expect(now().draft.location).toBeNull();
  });
});

test('a stop that was named is kept while it is asked which of two trades is meant', () => {
  const { act, hears, now } = conversation();
  const said = 'quiero que me instalen un boiler. Vivo en Metro Etiopía';
  const heard: Heard = {
    kind: 'need',
    profession: 'hvac-technician',
    confidence: 0.6,
    alternatives: ['plumber'],
    completeness: { ...EMPTY_ANALYSIS.completeness, hasDescription: true },
    location: 'Metro Etiopía',
    place: { status: 'unclear', street: 'Metro Etiopía', taken: null, options: [] },
  };
  expect(hears(said, heard, true)).toEqual(['between']);
  expect(act({ type: 'picked', found: { profession: 'plumber' } })).toEqual(['ask.locationTown']);
  const town: SettledPlace = { status: 'named', street: null, taken: null, options: [] };
  hears('Ciudad de México', { location: 'Ciudad de México', place: town });
  expect(now().draft.location).toBe('Metro Etiopía, Ciudad de México');
});
