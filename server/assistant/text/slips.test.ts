import { expect, it } from 'vitest';
import { isPlace } from '../turn/answering.ts';
import { withoutSlips } from './slips.ts';

const said = (message: string) => withoutSlips(message, isPlace);

it.each([
  ['un plomero, digo, un electricista', 'un electricista'],
  ['ocupo un albañil, no perdon, un pintor en Xochimilco', 'ocupo un pintor en Xochimilco'],
  ['I need a plumber, sorry no, an electrician', 'I need an electrician'],
  ['un menuisier... non scuse, un couvreur', 'un couvreur'],
  ['december 3rd. sorry no, december 4th', 'december 4th'],
  ['le 3 décembre, non pardon, 4 décembre', 'le 4 décembre'],
  ['el 3 de diciembre, perdón, 4 de diciembre', 'el 4 de diciembre'],
])('%s: what is taken back does not count', (message, rest) => {
  expect(said(message)).toBe(rest);
});

it.each([
  ['i need an electrician… well no, a plumber, it leaks', 'i need a plumber, it leaks'],
  ['il me faut un électricien… ben non, un plombier', 'il me faut un plombier'],
  ['necesito un electricista… bueno no, más bien un plomero', 'necesito un plomero'],
  ['a gardener, actually no, a snow removal guy', 'a snow removal guy'],
  ['a carpenter, strike that, a handyman', 'a handyman'],
  [
    'il faut un plombier pour 6 spots au salon... ben non voyons, un ELECTRICIEN',
    'il faut pour 6 spots au salon un ELECTRICIEN',
  ],
])('%s: whatever words take it back', (message, rest) => {
  expect(said(message)).toBe(rest);
});

it.each([
  ['in brossard, no sorry I mean la prairie', 'in la prairie'],
  ['a brossard, non scuse c’est a la prairie', 'a la prairie'],
  ['a brossard, non scuse je suis mêlé, a la prairie', 'a la prairie'],
  ['im in laval... actually longueuil, moved last week', 'im in longueuil, moved last week'],
  ['in my garage in terrebonne wait no mascouche', 'in my garage in mascouche'],
])('%s: a place is said anew', (message, rest) => {
  expect(said(message)).toBe(rest);
});

it.each([
  ['for tomorrow, actually no, Friday', 'for Friday'],
  ['ménage samedi excuse dimanche', 'ménage dimanche'],
  ['el sábado perdón domingo', 'domingo'],
  ['today, make that tomorrow', 'tomorrow'],
  ['mañana, mejor el viernes', 'el viernes'],
])('%s: a day is said anew', (message, rest) => {
  expect(said(message)).toBe(rest);
});

it.each([
  'sorry, no heat since this morning',
  'a plumber, sorry for the late hour, an old house',
  'no perdón, un pintor',
  'a sink and a toilet, no, sorry, both leak',
  'un plombier, non urgent, un appartement',
  'un plomero y no un electricista',
  'un plomero, no un electricista',
  'mi lavadora, no mi secadora',
  'for my car, sorry my english is bad',
  'I have a dog, actually a big one',
  'in winter, actually always',
  'I need a plumber, I mean a really good one',
  'un plombier, je veux dire un bon',
  'mañana no, tampoco el viernes',
  'finalement pas demain, plutôt lundi',
  'not on friday, rather saturday',
  'faire évaluer ma maison pour une vente... en fait non, je cherche un notaire pour la vente, à Magog',
])('%s: nothing is taken back', (message) => {
  expect(said(message)).toBe(message);
});

it('takes no longer for a long message', () => {
  const long = 'un albañil, no perdon, '.repeat(2000);
  expect(said(`${long}un pintor`)).toBe('un pintor');
});
