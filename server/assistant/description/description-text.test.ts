import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { jobInWords } from './description-text.ts';
import { spansAside } from './description.ts';
import { createPlaceFinder } from '../place/place-finder.ts';
import { readMessage } from '../reading.ts';

const places = createPlaceFinder(findPlaceName);

function told(message: string, language: UnderstoodLanguage): string {
  const reading = readMessage(message, language, places);
  return jobInWords(reading.text, spansAside(reading));
}

test.each<[UnderstoodLanguage, message: string, description: string]>([
  ['en', 'Hi, my kitchen sink is clogged. Please come today', 'My kitchen sink is clogged.'],
  ['en', 'my toilet keeps running, thanks!', 'My toilet keeps running!'],
  ['en', 'hello there! need two rooms painted by Friday', 'Need two rooms painted'],
  ['en', "the fence fell over, it's urgent", 'The fence fell over'],
  ['en', 'no rush, but the shed door sticks', 'The shed door sticks'],
  ['en', 'tomorrow morning if possible, haul away an old couch', 'Haul away an old couch'],
  ['en', 'dryer is making a loud noise. ASAP pls', 'Dryer is making a loud noise.'],
  ['en', 'can someone cut the grass this weekend?', 'Can someone cut the grass?'],
  ['en', 'Good morning, looking for a deep clean on Tuesday', 'Looking for a deep clean'],
  ['en', 'wedding photos on June 14, about 80 guests', 'Wedding photos, about 80 guests'],
  ['en', 'furnace quit (need it fixed tonight)', 'Furnace quit, need it fixed'],
  ['en', 'breaker trips when I use the microwave', 'Breaker trips when I use the microwave'],
  ['en', 'roof leaks over the garage; before winter please', 'Roof leaks over the garage'],
  ['en', 'hey can u fix a cracked phone screen 2day thx', 'Can u fix a cracked phone screen'],
  ['fr', "Bonjour, mon évier est bouché. C'est urgent svp", 'Mon évier est bouché.'],
  ['fr', 'Allo! la toilette coule depuis hier, merci', 'La toilette coule depuis hier'],
  [
    'fr',
    "besoin de faire peinturer deux chambres d'ici vendredi",
    'Besoin de faire peinturer deux chambres',
  ],
  ['fr', 'ça presse pas, la porte du cabanon frotte', 'La porte du cabanon frotte'],
  ['fr', 'demain matin si possible, sortir un vieux divan', 'Sortir un vieux divan'],
  ['fr', 'pas urgent mais le robinet goutte', 'Le robinet goutte'],
  ['fr', 'ma sécheuse fait du bruit, au plus sacrant', 'Ma sécheuse fait du bruit'],
  ['fr', 'quelqu’un peut tondre le gazon en fin de semaine?', 'Quelqu’un peut tondre le gazon?'],
  ['fr', 'Salut, grand ménage mardi', 'Grand ménage'],
  ['fr', 'photos de mariage le 14 juin, 80 invités', 'Photos de mariage, 80 invités'],
  ['fr', "le toit coule, avant l'hiver s'il vous plaît", 'Le toit coule'],
  ['fr', 'fournaise en panne (ce soir svp)', 'Fournaise en panne'],
  ['fr', 'changer une serrure le plus vite possible', 'Changer une serrure'],
  ['fr', "l'écran de mon cell est fendu ajd svp", "L'écran de mon cell est fendu"],
  ['es', 'Hola, se tapó el fregadero. Es urgente por favor', 'Se tapó el fregadero.'],
  ['es', 'buenas tardes, gotea el inodoro, gracias', 'Gotea el inodoro'],
  ['es', 'necesito pintar dos cuartos para el viernes', 'Necesito pintar dos cuartos'],
  ['es', 'sin prisa, la puerta de la bodega roza', 'La puerta de la bodega roza'],
  ['es', 'mañana temprano si se puede, sacar un sillón viejo', 'Sacar un sillón viejo'],
  ['es', 'no es urgente pero la llave gotea', 'La llave gotea'],
  ['es', 'la secadora hace mucho ruido, lo antes posible', 'La secadora hace mucho ruido'],
  ['es', '¿alguien puede cortar el pasto este fin de semana?', '¿Alguien puede cortar el pasto?'],
  ['es', 'Buenos días, limpieza profunda el martes', 'Limpieza profunda'],
  ['es', 'fotos de boda el 14 de junio, 80 invitados', 'Fotos de boda, 80 invitados'],
  ['es', 'gotea el techo, antes de las lluvias porfa', 'Gotea el techo'],
  ['es', 'cambiar una chapa cuanto antes', 'Cambiar una chapa'],
  ['es', 'se quebró la pantalla del celular, p/ hoy xfa', 'Se quebró la pantalla del celular'],
])('%s: "%s" is "%s"', (language, message, description) => {
  expect(told(message, language)).toBe(description);
});
