import type { Dangers } from '#intake/cases/cases.ts';

/** English messages of people in danger, typed in haste on a phone. */
export const enDangersTyped: Dangers = {
  gas: [
    'stove left on gas everywhere',
    'strong gas oder in the hallway',
    'i smel gas in my kitchen',
  ],
  fire: [
    'the plug is scorched and smokes',
    'my panel is arcing',
    'crackling in the wall and burning smell',
    'something is burning in the wall',
    'wires r sparking',
    'electrical burning smell in the house',
    'my outlet is melting',
    'panel is sizzling',
    'outlet is sparking',
  ],
  'carbon-monoxide': ['the carbon minoxide alarm is ringing'],
  'water-and-electricity': [
    'outlet got wet and sparks when water drips on it',
    'water is hitting the hydro panel',
    'ceiling collapsed with water and wires hanging down',
    'the dryer is standing in water and still plugged in',
    'my faucet shocks me',
    'extension cord is in the water',
    'the neighbours bath overflowed and water is coming thru my light',
    'water trickling down the wires in the basement',
    'theres sparks where the water drips',
    'leak in the ceiling dripping on the tv plugged in and it sparked',
    'the bulb has water in it',
    'waters coming thru the ceiling light in my kitchen and its sizzling',
  ],
  person: [
    'guy next door is gonna kill his wife',
    'shes having a seizure',
    'hes having a heart attack',
    'theres someone in my house',
    'someones trying to break in',
  ],
};
