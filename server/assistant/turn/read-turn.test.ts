import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);
const NOW = new Date('2026-11-25T15:00:00Z');
const turnOf = (text: string, language: UnderstoodLanguage) =>
  analyseMessage(text, language, places, undefined, undefined, undefined, 'confirmation').turn;

test.each<[UnderstoodLanguage, utterance: string, rest: string]>([
  ['es', 'tiene que ser alguien que boletee, agrégale eso', 'tiene que ser alguien que boletee'],
  [
    'es',
    'la mestiza le tiene miedo a las motos, agregá eso',
    'la mestiza le tiene miedo a las motos',
  ],
  ['en', 'the dog bites strangers, add that please', 'the dog bites strangers'],
  ['fr', 'une a des boutons de perle, écris-le', 'une a des boutons de perle'],
  ['es', 'ponle q incluya la boquilla', 'incluya la boquilla'],
  ['fr', 'vous avez oublié que le sous-sol est pas fini', 'le sous-sol est pas fini'],
  ['fr', "ah pis 4 tringles, j'en ai oublié une", '4 tringles'],
  ['fr', 'le chien mord les inconnus, ajoute ça', 'le chien mord les inconnus'],
  ['es', 'no, no era tinte, solo corte y cepillado', 'no era tinte, solo corte y cepillado'],
])('%s: "%s" adds "%s"', (language, utterance, rest) => {
  expect(turnOf(utterance, language)).toMatchObject({ act: 'correction', rest });
});

test.each<[UnderstoodLanguage, utterance: string]>([
  ['fr', 'oui, couvreur'],
  ['fr', 'oui le 6'],
  ['fr', 'oui, à Laval'],
  ['en', 'yes, the plumber'],
  ['en', 'yes for Saturday'],
  ['fr', "ben oui 14 c'est ça"],
  ['es', 'sí, el plomero'],
])('%s: "%s" is a yes that says something again', (language, utterance) => {
  expect(turnOf(utterance, language).restates).toBe(true);
});

test.each<[UnderstoodLanguage, utterance: string]>([
  ['fr', 'oui mais le 6'],
  ['fr', 'oui, couvreur?'],
  ['fr', 'oui le 6, mon mari va décider'],
  ['en', 'yes but the plumber'],
  ['en', 'the plumber'],
  ['fr', 'demain ça marche plus'],
  ['en', "yes tomorrow doesn't work"],
])('%s: "%s" says more than a yes', (language, utterance) => {
  expect(turnOf(utterance, language).restates).toBe(false);
});

test.each<[UnderstoodLanguage, utterance: string, act: string]>([
  ['fr', "ben non, un technicien en chauffage c'est mieux", 'correction'],
  ['en', 'no, a plumber', 'correction'],
  ['es', 'no, es un plomero', 'correction'],
  ['fr', "non j'ai déjà un plombier", 'no'],
  ['en', 'no, I already found a plumber', 'no'],
  ['es', 'no, ya tengo plomero', 'no'],
])('%s: after "%s" the no is a %s', (language, utterance, act) => {
  expect(turnOf(utterance, language).act).toBe(act);
});

test.each([
  ['lo del perro sácalo', 'perro'],
  ['quita lo de los gatos', 'gatos'],
])('"%s" removes what is told before or behind it', (utterance, removed) => {
  expect(turnOf(utterance, 'es').removes).toContain(removed);
});

test.each<[UnderstoodLanguage, string, string]>([
  ['fr', 'marquez pas TDAH svp', 'TDAH'],
  ['fr', 'c possible de pas mettre que mon proprio fait rien', 'proprio'],
  ['en', 'take out that i gained weight lol', 'weight'],
  ['es', 'no pongan que vivo sola', 'vivo sola'],
])('%s: "%s" removes what is not to be told', (language, utterance, removed) => {
  expect(turnOf(utterance, language).removes).toContain(removed);
});

test('"wait... yes, send it" says nothing of the job', () => {
  expect(turnOf('mmm espera... sí, ya, mándalo', 'es').act).toBe('doubt');
});

test.each<[UnderstoodLanguage, message: string, about: string | null]>([
  ['fr', "l'eau descend quand la neige fond, un plombier svp", null],
  ['fr', "la police m'a donné 48 heures, un mécano à Longueuil", null],
  ['fr', "mon ex n'a pas payé, un avocat à qui parler", null],
  ['en', 'looking for a hairdresser who comes to me', null],
  ['es', 'mi lavadora no exprime, ¿quién la arregla?', null],
  ['fr', 'combien ça coûte faire poser une alarme', 'price'],
  ['fr', "c'est confidentiel alors est-ce que vos serruriers ont des assurances?", 'insured'],
  ['en', 'hi. how long till somebody calls', 'when'],
])('%s: the first message "%s" asks about %s', (language, message, about) => {
  expect(analyseMessage(message, language, places).turn.about).toBe(about);
});

test.each<[UnderstoodLanguage, string]>([
  ['es', 'perdona me entra una llamada, luego sigo'],
  ['fr', 'scuse on sonne à la porte, je reviens'],
  ['en', 'brb someone is at the door'],
])('%s: "%s" tells nothing of the job', (language, utterance) => {
  expect(turnOf(utterance, language).rest).toBeNull();
});

test('another day behind "wait" is a correction', () => {
  expect(turnOf('bueno espera, la fecha es el 19 de junio', 'es').act).toBe('correction');
});

test('of two trades the one that is not ruled out is wanted, however unsure it sounds', () => {
  const words = "je pense que c'est un développeur web que ça prend, pas un réparateur d'ordi";
  expect(turnOf(words, 'fr')).toMatchObject({ act: 'correction', trade: 'web-developer' });
});

test('what is to be left out may come first', () => {
  expect(turnOf('lo de los vecinos no lo pongas', 'es').removes).toBe('vecinos');
});

test('a day that is put in the stead of another is no place', () => {
  const said = 'ah non le 8 je travaille, mettez le 10 à la place';
  const heard = analyseMessage(said, 'fr', places, undefined, undefined, NOW, 'confirmation');
  expect(heard).toMatchObject({ location: null, dates: { from: '2026-12-10', to: '2026-12-10' } });
});

test.each<[UnderstoodLanguage, string, trade: string | null]>([
  ['fr', "finalement pas samedi, aujourd'hui, la bouffe est en train de se perdre", null],
  ['en', 'not saturday, sunday, the trainer is broken', null],
  ['es', 'mejor el lunes, el sabado viene mi hermano el plomero', null],
  ['fr', 'finalement un peintre pour samedi', 'painter'],
  ['fr', "c'est pas un plombier c'est un couvreur, pis c'est à Laval", 'roofer'],
])('%s: beside another time "%s" names the trade %s', (language, utterance, trade) => {
  expect(turnOf(utterance, language).trade).toBe(trade);
});
