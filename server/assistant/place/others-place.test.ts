import { expect, test } from 'vitest';
import { findPlaceName } from '#server/places/places.ts';
import { withOthersPlace } from './others-place.ts';
import { createPlaceFinder } from './place-finder.ts';

const places = withOthersPlace(createPlaceFinder(findPlaceName));

test.each([
  ['ma mère est à Matane, moi je suis à Mont-Joli', 'Matane'],
  ['mon père vit tout seul à Chandler. je suis à Montréal moi donc je peux pas', 'Chandler'],
  ['J’habite Toronto mais mes parents sont à Rimouski. Ils ont besoin d’une aide', 'Rimouski'],
  ['Ma mère est seule à Sainte-Adèle. Je suis à Toronto alors je peux pas y aller', 'Sainte-Adèle'],
  ['i live in Ottawa but my mom is in Kingston and needs help', 'Kingston'],
  ['i live in Ottawa and need a mover', 'Ottawa'],
  ['Mi mamá tiene 83 años y vive en Morelia, nosotros estamos en Houston y trabajamos', 'Morelia'],
  ['my mom is 81 and lives alone in north bay, i live in vancouver. to shovel', 'north bay'],
  ['i live in Ottawa. I need a plumber', 'Ottawa'],
  ["my dad lives alone in Kingston, I'm in Ottawa so I can't go", 'Kingston'],
  ['i live in Ottawa and my sister lives in Kingston. I need a plumber', 'Ottawa'],
  [
    'my grandmother lives in Peterborough, she needs help. I live in Ottawa so I can’t',
    'Peterborough',
  ],
  ['Mon fils étudie à Sherbrooke et cherche un tuteur. Nous, nous sommes à Matane.', 'Sherbrooke'],
  ['mi hijo estudia en Salamanca y busca un profe. nosotros vivimos en Cáceres', 'Salamanca'],
  ['moi je suis à Laval et je cherche un peintre', 'Laval'],
  ['mi papá vive en tlalpan y se le tapó el baño', 'tlalpan'],
  ["my brother lives in Sudbury and his pipes froze, I'm in Toronto myself", 'Sudbury'],
  ['yo estoy en Monterrey pero la casa es en la doctores, ocupo cerrajero', 'doctores'],
  ['mon ex est à Québec, moi je suis à Trois-Rivières', 'Trois-Rivières'],
])('"%s" is at %s', (text, place) => {
  expect(places.findPlaceSpan(text)?.text).toBe(place);
});

test.each([
  ["plombier à val d'or, urgent", "val d'or"],
  ["plombier, baie d'urfé", "baie d'urfé"],
  ['quisiera instalar alarma en un adosado de Las Rozas. Han entrado en dos casas', 'Las Rozas'],
  ['a party on December 3 at our place in Peterborough', 'Peterborough'],
  ['me acabo de cambiar a tijuana y necesito un pintor', 'tijuana'],
  ['serrurier, chu a trois-rivieres, cours dans 1h', 'trois-rivieres'],
])('the place of "%s" is %s', (text, place) => {
  expect(places.findPlaceSpan(text)?.text).toBe(place);
});
