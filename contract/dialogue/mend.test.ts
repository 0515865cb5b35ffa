import { expect, test } from 'vitest';
import { mended } from './mend.ts';

test.each([
  ['its an m2 not m1 sorry', 'macbook air m1, cracked', 'macbook air m2, cracked'],
  ['its xero sorry not quickbooks', 'link it to quickbooks', 'link it to xero'],
  ['281 not 218', '218 rue principale in lachute', '281 rue principale in lachute'],
  ['not violin, piano', 'violin lessons', 'piano lessons'],
  ['the lane is 300 foot sorry', 'a 200 foot lane', 'a 300 foot lane'],
  ['wrong number, its 91 cowan', '19 cowan ave toronto', '91 cowan ave toronto'],
  ['the grade is 12, grade 12', 'tutor for grade 11', 'tutor for grade 12'],
  ['she hates violin, change it to piano', 'violin lessons', 'piano lessons'],
  ['the fence is 40 ft not 30', 'a 30 foot fence', 'a 40 foot fence'],
  ['laminate, not vinyl', 'vinyl plank', 'laminate plank'],
  ['its garden rd not ave', '4 garden ave toronto', '4 garden rd toronto'],
  ['change the boxes to 20', 'its just 12 boxes', 'its just 20 boxes'],
  ['its the upstairs bath not the downstairs one', 'Downstairs bath leaks', 'upstairs bath leaks'],
  ['c’est 4 chaises pas 3', 'peindre 3 chaises', 'peindre 4 chaises'],
  ['no es salchicha, jaja, es beagle', 'mi perrita salchicha', 'mi perrita beagle'],
  ['change 30 pour 36, j’ai oublié ma famille', 'brunch, 30 adultes', 'brunch, 36 adultes'],
  ['es de 2.80 no de 2.40', 'una mesa de 2.40 x 1.10', 'una mesa de 2.80 x 1.10'],
  ['it is 3.5 m not 3.2', 'a shelf of 3.2 m', 'a shelf of 3.5 m'],
  ['c’est 1,5 pas 1,8', 'une tablette de 1,8 m', 'une tablette de 1,5 m'],
  ['attends c’est 130', 'un dj, 120 personnes, Nicolet', 'un dj, 130 personnes, Nicolet'],
  ['son 6 sillas', 'pintar 5 sillas', 'pintar 6 sillas'],
])('"%s" mends "%s"', (utterance, text, whole) => expect(mended(text, utterance)).toBe(whole));

test.each([
  ['not sure yet', 'macbook air m1'],
  ['no urge tanto, es para la otra semana', 'minisplit, urge'],
  ['the tap is not leaking', 'tap leaking'],
  ['add that 2 bedrooms have carpet', '3 bedroom house'],
  ['we also have 2 cats', 'a dog and 1 cat'],
])('"%s" mends nothing in "%s"', (utterance, text) => expect(mended(text, utterance)).toBeNull());
