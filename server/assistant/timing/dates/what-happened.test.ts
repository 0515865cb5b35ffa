import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '../../text/fold.ts';
import { readTiming, type Urgency } from '../urgency.ts';

const NOW = new Date('2026-11-25T15:00:00Z');

test.each<[UnderstoodLanguage, string, Urgency | null, days: string | undefined]>([
  ['fr', "lors de la pluie de lundi l'eau a coulé du plafond", null, 'none'],
  ['fr', 'depuis la grosse tempête de samedi le toit coule', null, 'none'],
  ['fr', "on s'est fait voler deux fois dans le cabanon cet automne", null, 'none'],
  ['es', 'con la lluvia del lunes se metió el agua por el techo', null, 'none'],
  ['es', 'después de la tormenta del domingo se cayó la barda', null, 'none'],
  ['es', 'nos robaron dos veces en la bodega este año', null, 'none'],
  ['en', 'the shingles blew off in the storm on monday', null, 'none'],
  ['en', "since saturday's hail the skylight leaks", null, 'none'],
  ['es', 'no es de vida o muerte', 'Not urgent (within a week)', 'none'],
  ['es', 'no es cuestión de vida o muerte', 'Not urgent (within a week)', 'none'],
  ['fr', "c'est pas une question de vie ou de mort", 'Not urgent (within a week)', 'none'],
  ['en', "it's not life or death", 'Not urgent (within a week)', 'none'],
  ['en', 'fridge stopped cooling on sunday, freezer still works fine', null, 'none'],
  ['en', 'the furnace quit heating on monday', null, 'none'],
  ['en', 'it started leaking on saturday night', null, 'none'],
  ['en', 'my dryer began squealing friday', null, 'none'],
  ['en', 'within the week i guess, before it snows', 'Soon (2-3 days)', undefined],
  ['en', 'within the week for both', 'Soon (2-3 days)', undefined],
  ['en', 'they fired me and hired somebody else the week after', null, 'none'],
  ['en', "my dad lost my mom in august and he isn't eating", null, 'none'],
  ['en', 'he fell in june and broke his hip', null, 'none'],
  ['en', 'my husband passed away in march, i need help with the house', null, 'none'],
  ['en', 'i need her from this monday on', 'Not urgent (within a week)', '2026-11-30'],
  ['en', 'starting monday', 'Not urgent (within a week)', '2026-11-30'],
  ['en', 'this week if possible', 'Soon (2-3 days)', undefined],
  ['en', 'i gave birth in september, want to get back in shape', null, 'none'],
  ['en', 'we moved in october and the roof already leaks', null, 'none'],
  [
    'fr',
    "emballer mes 14 cèdres avant l'hiver. chu a Boucherville. idéalement en fin de semaine",
    'Soon (2-3 days)',
    '2026-11-28..2026-11-29',
  ],
  ['fr', "ils ont engagé quelqu'un pour me remplacer la semaine d'après", null, 'none'],
  [
    'fr',
    "il a perdu ma mère au mois d'août et depuis ce temps-là il se laisse aller",
    null,
    'none',
  ],
  ['fr', 'mon père est tombé en juin, il marche plus', null, 'none'],
  ['fr', 'ma mère est décédée en mars, faut vider la maison', null, 'none'],
  [
    'fr',
    "la toilette coule par en bas, pis j'ai une prise qui marche plus, cette semaine si possible",
    'Soon (2-3 days)',
    undefined,
  ],
  ['fr', 'cette semaine si possible', 'Soon (2-3 days)', undefined],
  ['fr', 'le frigo a arrêté de refroidir dimanche', null, 'none'],
  ['fr', 'la fournaise a lâché samedi soir', null, 'none'],
  ['fr', 'dès que possible', 'Very urgent (within 24h)', undefined],
  ['fr', 'à partir de lundi', 'Not urgent (within a week)', '2026-11-30'],
  ['fr', 'dès lundi si ça se peut', 'Not urgent (within a week)', '2026-11-30'],
  ['fr', "j'ai accouché en septembre pis je veux me remettre en forme", null, 'none'],
  [
    'es',
    'empiezo a trabajar y la necesito desde este lunes',
    'Not urgent (within a week)',
    '2026-11-30',
  ],
  ['es', 'desde el lunes', 'Not urgent (within a week)', '2026-11-30'],
  ['es', 'que empiece desde el lunes que viene', 'Not urgent (within a week)', '2026-11-30'],
  ['es', 'la ocupo desde el lunes 30', 'Not urgent (within a week)', '2026-11-30'],
  ['es', 'a partir del lunes', 'Not urgent (within a week)', '2026-11-30'],
  ['es', 'tengo hasta el lunes 30 para contestar', 'Not urgent (within a week)', undefined],
  ['es', 'el refri dejó de enfriar el domingo', null, 'none'],
  ['es', 'se descompuso el sábado la lavadora', null, 'none'],
  ['es', 'no funciona desde el lunes', null, 'none'],
  ['es', 'me corrieron y a la semana siguiente contrataron a otro', null, 'none'],
  ['es', 'mi papá perdió a mi mamá en agosto y no come', null, 'none'],
  ['es', 'mi mamá se cayó en junio', null, 'none'],
  ['es', 'murió en marzo mi esposo, necesito ayuda', null, 'none'],
  ['es', 'no declaro desde julio', null, 'none'],
  ['es', 'esta semana si se puede', 'Soon (2-3 days)', undefined],
])('%s: "%s" is %s, on %s', (language, text, urgency, days) => {
  const read = readTiming(fold(text), language, language, NOW);
  expect(read.urgency).toBe(urgency);
  const { from, to } = read.dates ?? { from: 'none', to: 'none' };
  const told = from === to ? from : `${from}..${to}`;
  expect(days === undefined ? undefined : told).toBe(days);
});
