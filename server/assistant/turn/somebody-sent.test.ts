import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { fold } from '../text/fold.ts';
import { readAct } from './read-act.ts';

const act = (text: string, spoken: Language) => readAct({ text, folded: fold(text) }, spoken).act;

test.each<[Language, string]>([
  ['es', 'si manden a alguien'],
  ['es', 'sí porfa que venga alguien'],
  ['es', 'manda a quien sea ya'],
  ['es', 'sí, que me llamen cuanto antes'],
  ['es', 'todo ok por mi parte'],
  ['es', 'envíen a alguien lo antes posible por favor'],
  ['en', 'yes send someone over please'],
  ['en', 'ok they cover it. yes'],
  ['en', "yes send it, he'll never get around to it anyway"],
  ['fr', "envoie quelqu'un svp"],
  ['fr', "oui envoyez quelqu'un au plus vite"],
  ['fr', 'bon ok oui envoie, y le fera jamais anyway'],
  ['fr', "c'est ça, j'attends de vos nouvelles"],
  ['fr', 'oui swigne la bacaisse, envoie'],
])('%s: "%s" sends', (spoken, utterance) => expect(act(utterance, spoken)).toBe('yes'));

test.each<[Language, string]>([
  ['es', 'no manden a nadie'],
  ['es', 'no manden a alguien todavía'],
  ['es', 'manden a alguien más barato'],
  ['es', 'si pero que me llamen antes'],
  ['es', 'que me llamen'],
  ['es', 'que no venga alguien'],
  ['es', 'manden a alguien mañana'],
  ['es', 'que me llamen antes de mandarla'],
  ['es', '¿mandan a alguien?'],
  ['en', 'send someone else'],
  ['en', "don't send someone"],
  ['en', 'send someone on friday'],
  ['en', 'they cover it'],
  ['en', "he'll never do it"],
  ['en', 'do you send someone'],
  ['fr', "envoie quelqu'un d'autre"],
  ['fr', "envoyez pas quelqu'un"],
  ['fr', "vous envoyez quelqu'un?"],
  ['fr', "j'attends de vos nouvelles"],
  ['fr', 'y le fera jamais'],
])('%s: "%s" sends nothing', (spoken, utterance) => expect(act(utterance, spoken)).not.toBe('yes'));
