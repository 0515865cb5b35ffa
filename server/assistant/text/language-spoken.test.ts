import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { speaksNoneOfOurs } from './language-spoken.ts';
import { tokenize } from './tokens.ts';

const isForeign = (message: string) => speaksNoneOfOurs(tokenize(fold(message)));

test.each([
  'Preciso de um encanador, a pia da cozinha está vazando',
  'procuro pintor para pintar dois quartos em Laval',
  'Ho bisogno di un idraulico, il lavandino perde acqua',
  'cerco qualcuno per pulire la casa',
  'Ich brauche einen Klempner, der Wasserhahn tropft',
  'Unsere Heizung ist kaputt, wer kann heute kommen?',
  'Ik zoek een loodgieter voor mijn keuken',
  'Szukam hydraulika, kran cieknie w kuchni',
  'am nevoie de un instalator pentru baie',
  'mwen bezwen yon plonbye, dlo ap koule nan kay la',
  'tôi cần thợ sửa ống nước cho nhà bếp',
  'kailangan ko ng tubero sa bahay',
  'Mutfak musluğu bozuk, bir tesisatçı lazım',
  'أحتاج إلى سباك، المغسلة تسرب الماء',
  '我需要一个水管工，厨房水槽漏水',
  'Мне нужен сантехник, течёт кран',
  '수도관이 터졌어요',
  '水道が漏れています。誰か来てください',
  'मुझे प्लंबर चाहिए',
  'צריך שרברב דחוף',
])('"%s" is in none of our languages', (message) => {
  expect(isForeign(message)).toBe(true);
});

test.each([
  'plumber',
  'asdf qwer',
  '😭😭🔥',
  '',
  'fuga de agua',
  'plombier 北京 Montréal',
  'Die Hard is stuck in the dvd player',
  'dj en tampico para una boda',
  'Hi bonjour, looking for une femme de ménage',
  'ocupo plomero, se me salió la agua',
  'looking for an Italian teacher, buongiorno',
  'traduction du portugais vers le français',
])('"%s" is not taken for another language', (message) => {
  expect(isForeign(message)).toBe(false);
});
