import type { TaughtTrade } from './taught-trade.ts';

/** Trades an operator could add, in English: what they teach, and messages they did not. */
export const TAUGHT_EN: readonly TaughtTrade[] = [
  {
    name: 'Chimney sweep',
    examples: [
      'My chimney needs to be swept before winter',
      'There is soot falling into the fireplace',
      'Clean the flue of our wood stove',
      'Annual chimney inspection for the insurance',
      'Smoke comes back into the room when we light a fire',
      'Creosote buildup in the chimney pipe',
      'A bird is stuck in the chimney',
      'Sweep the chimney and check the liner',
    ],
    unseen: [
      'the fireplace smokes every time we light it, I think the flue is blocked',
      'When was my chimney last cleaned? I want it swept in Laval before October',
      'insurance company asks for a chimney inspection',
      'looking for a chimney sweep in Ottawa',
      'black soot everywhere around the wood stove',
      'we want the creosote out of the flue this week',
    ],
  },
  {
    name: 'Piano tuner',
    examples: [
      'My upright piano is out of tune',
      'Tune a baby grand before a recital',
      'Some keys of the piano stick',
      'The pedal of my piano squeaks',
      'Piano tuning after a move',
      'A string broke on my piano',
      'The hammers of the piano need voicing',
      'Yearly tuning of a school piano',
    ],
    unseen: [
      'our piano sounds awful since we moved, needs tuning',
      'two keys stick on the upright in the church hall',
      'I need a piano tuner in Longueuil',
      'a broken string on a grand piano, can somebody replace it tomorrow',
      'tuning for a Yamaha upright, no rush',
      'pedal squeaks on the baby grand',
    ],
  },
  {
    name: 'Bicycle mechanic',
    examples: [
      'My bike has a flat tire',
      'The gears of my bicycle do not shift properly',
      'Spring tune-up for two bikes',
      'The chain of my bike keeps falling off',
      'Brake pads on my bicycle are worn',
      'Assemble a new bicycle from a box',
      'The wheel of my bike is bent',
      'Replace the derailleur on a road bike',
    ],
    unseen: [
      'chain fell off my bike again and the derailleur is bent',
      'I need a bike tune-up in Rosemont before Saturday',
      'looking for a bicycle mechanic who comes to the house',
      'flat tire on my kid’s bicycle',
      'gears slip on my road bike',
      'bent wheel after I hit a curb with my bicycle',
    ],
  },
  {
    name: 'Beekeeper',
    examples: [
      'A swarm of bees hangs in our apple tree',
      'Honey bees moved into the wall of the shed',
      'Relocate a bee hive without killing the bees',
      'Somebody to look after my two hives',
      'A bee colony under the balcony, please take it alive',
      'Rescue a swarm from the school yard',
      'Extract the honey from our hives',
      'Teach us how to start a hive',
    ],
    unseen: [
      'huge swarm of honey bees on the fence, can someone take them away alive',
      'there is a hive in the shed and I want it relocated',
      'need a beekeeper in Sherbrooke today',
      'who can extract honey from three hives',
      'a colony of bees lives under our balcony, do not kill them',
      'swarm in the pear tree, Verdun',
    ],
  },
];
