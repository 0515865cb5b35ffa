import { describe, expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);
const read = (message: string, language: UnderstoodLanguage) =>
  analyseMessage(message, language, places);

describe('trades that are only listed have the jobs that were told before them', () => {
  test.each<[UnderstoodLanguage, string, [Profession, string], [Profession, string]]>([
    [
      'fr',
      "J'ai deux affaires: la toilette du sous-sol coule par en bas, pis j'ai une prise dans la cuisine qui marche plus. Ça prendrait un plombier pis un électricien. Je suis à LaSalle",
      ['plumber', 'toilette du sous-sol coule'],
      ['electrician', 'prise dans la cuisine'],
    ],
    [
      'fr',
      "mon mur de briques s'effrite et le toit coule. besoin d'un maçon et d'un couvreur à Laval",
      ['mason', 'mur de briques'],
      ['roofer', 'le toit coule'],
    ],
    [
      'en',
      'Two things: the kitchen tap drips and half my outlets are dead. So I need a plumber and an electrician. Ajax, this week',
      ['plumber', 'kitchen tap drips'],
      ['electrician', 'half my outlets'],
    ],
    [
      'en',
      "the dog needs a walk at noon, and my mom needs help bathing. I'm looking for a dog walker and a caregiver in Guelph",
      ['dog-walker', 'a walk at noon'],
      ['elder-care', 'help bathing'],
    ],
    [
      'en',
      'Shingles came off the roof and the back fence is flat. Need a roofer and a carpenter in Barrie asap',
      ['roofer', 'came off the roof'],
      ['carpenter', 'back fence'],
    ],
    [
      'es',
      'Buen día, tengo dos cosas: se tapó el wc del baño de visitas y aparte un contacto de la cocina no tiene corriente. O sea plomero y electricista. Es en la colonia Anáhuac',
      ['plumber', 'baño de visitas'],
      ['electrician', 'contacto de la cocina'],
    ],
    [
      'es',
      'se cayó la barda y el jardín está hecho un desastre. Necesito un albañil y un jardinero en Tlalpan',
      ['mason', 'se cayó la barda'],
      ['gardener', 'jardín está hecho un desastre'],
    ],
  ])('%s: "%s"', (language, message, [first, words], [second, others]) => {
    const { profession, description, otherNeeds } = read(message, language);
    expect([profession, ...otherNeeds.map((need) => need.profession)]).toEqual([first, second]);
    expect(description).toContain(words);
    expect(otherNeeds[0]!.words).toContain(others);
    expect(description).not.toContain(others);
  });
});

describe('another person is another need', () => {
  test.each<[UnderstoodLanguage, string, Profession[]]>([
    [
      'fr',
      'Il me faudrait quelqu’un pour déneiger mon entrée cet hiver, et une autre personne pour le ménage de la maison, planchers et salle de bain',
      ['snow-removal', 'cleaner'],
    ],
    [
      'en',
      'I need someone to watch my two kids after school and another person to clean the house',
      ['babysitter', 'cleaner'],
    ],
    [
      'es',
      'necesito alguien que cuide a mi mamá y otra persona que limpie la casa',
      ['elder-care', 'cleaner'],
    ],
  ])('%s: "%s"', (language, message, trades) => {
    const { profession, otherNeeds } = read(message, language);
    expect([profession, ...otherNeeds.map((need) => need.profession)]).toEqual(trades);
  });
});
