import { describe, expect, test } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';
import { SHORT_MESSAGES } from '#intake/cases/short-messages.ts';

const places = createPlaceFinder(findPlaceName);
const MAX_WRONG = 1;

test.each([
  ['un notaire pour un testament', true],
  ['un menuisier pour refaire mon balcon', true],
  ['a carpenter to rebuild my deck', true],
  ['un électricien pour ma maison', false],
  ['un peintre pour ma mère', false],
  ['a plumber for tomorrow', false],
  ['looking for someone to walk my dog while im at work', true],
  ['traiteur pour 40 personnes à Saint-Sauveur', true],
  ['réparer une laveuse à Vaudreuil', true],
  ['paint the nursery before the baby comes in february', true],
  ['need the pool closed for winter', true],
  ['peinturer la galerie', true],
  ['conseiller financier', false],
  ['ordinateur', false],
  ['etiquetas', false],
  ['électricien Rimouski, panneau qui bourdonne', true],
  ['electricien a longueuil panneau qui chauffe', true],
  ['dog walker every day around 11, Saint-Henri', true],
  ['alguien que le dé mantenimiento a la alberca cada semana', true],
  ['the painters left paint all over my windows, i need a cleaner in Ajax', true],
  ['Need movers, 4 1/2 from Côte-des-Neiges to Laval', true],
  ['photographe pour notre mariage à Magog le 12 juin 2027', true],
  ['quiero entrenador personal 3 veces x semana en el parque de los Venados', true],
  ['femme de ménage aux deux semaines à Blainville', true],
  ['clean my house every two weeks', true],
  ['qqun pour réparer mon ordi qui gèle', true],
  ['qqun pour réparer mon ordi dell', true],
  ["traduire mon diplôme de l'arabe au français", true],
  ['a babysitter for my 2 kids saturday night', true],
  ['clases de guitarra para mi hijo', true],
  ['we are moving from Toronto to Ottawa on friday', true],
  ['je déménage', false],
  ["i'm moving", false],
  ['me mudo el sábado', false],
  ['qqun pour réparer mon ordi', false],
  ['alguien que me arregle la compu', false],
  ["quelqu'un pour promener mes chiens", false],
  ['someone to walk my dog', false],
  ["j'ai besoin de quelqu'un pour faire le ménage", false],
  ['pues quiero una peluquera a domicilio para mi madre', false],
  ['je veux apprendre à conduire', false],
])('"%s" tells what the trade is wanted for: %s', (message, tells) => {
  expect(analyseMessage(message, 'fr', places).description !== null).toBe(tells);
});

test.each(['Necesito un plomero', 'busco electricista', 'necesito un pintor'])(
  '"%s" names a trade and tells nothing, on a page in French or English too',
  (message) => {
    for (const language of UNDERSTOOD_LANGUAGES) {
      expect(analyseMessage(message, language, places).description).toBeNull();
    }
  },
);

describe.each(UNDERSTOOD_LANGUAGES)('in %s', (language) => {
  const describes = (message: string) =>
    analyseMessage(message, language, places).description !== null;
  const { told, untold } = SHORT_MESSAGES[language];

  test('a few words that describe a job are a description', () => {
    const wrong = told.filter((message) => !describes(message));
    expect(wrong.slice(MAX_WRONG)).toEqual([]);
  });

  test('a trade with its place, time, price or speciality is none', () => {
    const wrong = untold.filter((message) => describes(message));
    expect(wrong.slice(MAX_WRONG)).toEqual([]);
  });
});

test.each(['faire réparer mon char à Laval', 'réparer ma voiture svp'])(
  '"%s" wants a mechanic, though it tells nothing else',
  (message) => {
    expect(analyseMessage(message, 'fr', places)).toMatchObject({
      profession: 'auto-mechanic',
      kind: 'need',
      description: null,
    });
  },
);

test('a greeting and a day tell the language of the message', () => {
  const { otherLanguage } = analyseMessage('bonjour ma laveuse coule, demain', 'en', places);
  expect(otherLanguage).toBe('fr');
});
