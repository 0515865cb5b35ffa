import { describe, expect, test } from 'vitest';
import { SURE, type Analysis } from '#contract/requests/assistant.ts';
import { LIKELY_CONFIDENCE } from './interpret-analysis.ts';
import { contactIn } from './contact-text.ts';
import { keywordProfession, keywordUrgency } from './keyword-fallbacks.ts';
import {
  interpretAnalysis as readMessage,
  interpretWithoutAnalysis,
} from './interpret-analysis.ts';
import { EMPTY_ANALYSIS } from './empty-analysis.ts';

describe('the documented keywords', () => {
  test.each(['urgent', 'an emergency', 'ASAP', 'right now', 'immediately', 'today please'])(
    '%s is very urgent',
    (text) => expect(keywordUrgency(text)).toBe('Very urgent (within 24h)'),
  );
  test.each(['soon', 'this week', 'tomorrow', 'the next day'])('%s is soon', (text) =>
    expect(keywordUrgency(text)).toBe('Soon (2-3 days)'),
  );
  test.each([
    ['a plumber', 'plumber'],
    ['electrician', 'electrician'],
    ['Painter!', 'painter'],
    ['carpenter', 'carpenter'],
    ['gardener', 'gardener'],
    ['cleaner', 'cleaner'],
    ['designer', 'web-designer'],
    ['a developer', 'web-developer'],
    ['Déneigement', null],
    ['Electricista', 'electrician'],
  ] as const)('%s names %s', (text, profession) =>
    expect(keywordProfession(text)).toBe(profession),
  );
});

describe('what a message says', () => {
  const read = (message: string, analysis: Partial<Analysis>) =>
    readMessage({ ...EMPTY_ANALYSIS, ...analysis }, message);

  test('comes from the keywords where the analysis is silent', () => {
    const { found, reply } = read('need a painter tomorrow', {});
    expect(found).toEqual({ profession: 'painter', urgency: 'Soon (2-3 days)' });
    expect(reply).toBe('taken');
  });

  test('is never overruled by the keywords', () => {
    const sure = { profession: 'roofer', confidence: SURE } as const;
    const { found } = read('the painter says it is the roof', sure);
    expect(found.profession).toBe('roofer');
  });

  test('is a choice of two where the analysis is not sure', () => {
    const unsure: Partial<Analysis> = {
      profession: 'roofer',
      confidence: SURE - 0.01,
      alternatives: ['painter', 'mason'],
      kind: 'need',
      location: 'Laval',
    };
    const { found, offer, reply } = read('water comes in', unsure);
    expect(reply).toBe('between');
    expect(offer).toEqual({ of: 'between', professions: ['roofer', 'painter'] });
    expect(found).toMatchObject({ location: 'Laval' });
    const named = read('my plumber says it is the roof', unsure);
    expect(named.offer.professions).toEqual(['roofer', 'plumber']);
  });

  test('is settled by a word of the list that agrees', () => {
    const unsure = { profession: 'plumber', confidence: LIKELY_CONFIDENCE, kind: 'need' } as const;
    expect(read('a plumber for the thing', unsure).found.profession).toBe('plumber');
  });

  test('is only offered where it is hardly likely', () => {
    const hardly: Partial<Analysis> = {
      profession: 'roofer',
      confidence: LIKELY_CONFIDENCE - 0.01,
      alternatives: ['mason'],
    };
    const { found, offer, reply } = read('it is broken', hardly);
    expect(reply).toBe('unclear');
    expect(found).toEqual({});
    expect(offer).toEqual({ of: 'likely', professions: ['roofer', 'mason'] });
  });

  test.each([
    ['greeting', 'likely'],
    ['about-us', 'likely'],
    ['other-language', 'languages'],
  ] as const)('is no need where it is of the kind %s', (kind, of) => {
    const { found, offer, reply } = read('today please', { kind, location: 'Laval' });
    expect({ found, of: offer.of, reply }).toEqual({ found: {}, of, reply: kind });
  });

  test('keeps what it tells where the catalogue has nobody for it', () => {
    const { found, offer } = read('today please', { kind: 'outside', location: 'Laval' });
    expect(offer.of).toBe('all');
    expect(found).toMatchObject({ location: 'Laval', urgency: 'Very urgent (within 24h)' });
  });

  test('is no guess in a danger', () => {
    const gas = { kind: 'gas', number: '911' } as const;
    const smell: Partial<Analysis> = {
      profession: 'cleaner',
      confidence: LIKELY_CONFIDENCE,
      kind: 'need',
      emergency: gas,
    };
    expect(read('it smells', smell)).toMatchObject({ reply: 'danger', offer: { professions: [] } });
    const sure = read('gas', { ...smell, profession: 'hvac-technician', confidence: SURE });
    expect(sure.found).toEqual({
      profession: 'hvac-technician',
      urgency: 'Very urgent (within 24h)',
    });
  });

  test('is no trade where somebody is hurt', () => {
    const emergency = { kind: 'person', number: '911' } as const;
    const fell = { profession: 'elder-care', confidence: 1, kind: 'need', emergency } as const;
    expect(read('he fell', fell)).toMatchObject({ reply: 'danger', found: {} });
    const { found } = read('he fell', { ...fell, location: 'Laval' });
    expect(found).toMatchObject({ location: 'Laval' });
    expect(found).not.toHaveProperty('urgency');
  });

  test('is the locksmith, and all that is said, where somebody is locked in', () => {
    const emergency = { kind: 'person', number: '911' } as const;
    const locked = {
      profession: 'locksmith',
      confidence: SURE,
      location: 'Boisbriand',
      kind: 'need',
      emergency,
    } as const;
    expect(read('my baby is locked in the car', locked)).toMatchObject({
      reply: 'taken',
      found: {
        profession: 'locksmith',
        location: 'Boisbriand',
        urgency: 'Very urgent (within 24h)',
      },
    });
  });

  test('is what the list names where the analysis does not answer, from the second message on', () => {
    expect(interpretWithoutAnalysis('a painter', true).found).toEqual({ description: 'a painter' });
    expect(interpretWithoutAnalysis('a painter', false).found).toEqual({ profession: 'painter' });
  });
});

describe('a contact in a text', () => {
  test.each([
    ['write to marie@lavoie.example please', { channel: 'email', value: 'marie@lavoie.example' }],
    ['514 555-0123', { channel: 'phone', value: '514 555-0123' }],
    ['+52 55 1234 5678', { channel: 'phone', value: '+52 55 1234 5678' }],
  ])('is found in %s', (text, contact) => expect(contactIn(text)).toEqual(contact));
  test.each(['no thanks', '12345', 'me@home', '          '])('is not found in "%s"', (text) =>
    expect(contactIn(text)).toBeNull(),
  );
});
