import type { NeedCases } from '#intake/cases/cases.ts';

export const EN: NeedCases = {
  two: [
    ['my sink leaks and I also need someone to paint the bedroom', 'plumber', 'painter'],
    ['Toilet keeps running. Also, two outlets in the kitchen are dead.', 'plumber', 'electrician'],
    ['looking for a wedding photographer and a DJ for June 14', 'photographer', 'dj'],
    ['need a plumber and an electrician for a basement bathroom', 'plumber', 'electrician'],
    [
      'we are moving on the 30th, need movers, and then a cleaner for the old apartment',
      'mover',
      'cleaner',
    ],
    [
      'the roof leaks over the garage, plus we need somebody to mow the lawn every week',
      'roofer',
      'gardener',
    ],
    ['Math tutor for my son and piano lessons for my daughter', 'tutor', 'music-teacher'],
    [
      'my furnace quit last night. On top of that the dishwasher stopped draining',
      'hvac-technician',
      'appliance-repair',
    ],
    ['need my taxes done and also a will drawn up', 'accountant', 'notary'],
    ['dog walker for weekdays, and I also need a babysitter on Friday', 'dog-walker', 'babysitter'],
    [
      'want the hardwood refinished and while we are at it all the walls painted',
      'flooring-installer',
      'painter',
    ],
    [
      'Caterer for 60 people on June 3 and someone to take pictures of the party',
      'caterer',
      'photographer',
    ],
    ['ants in the kitchen and I also want new locks on both doors', 'pest-control', 'locksmith'],
    [
      'my laptop screen is cracked, and separately I need a new website for my bakery',
      'computer-repair',
      'web-designer',
    ],
    [
      'Looking for a driving instructor, also a mechanic to check the brakes on my civic',
      'driving-instructor',
      'auto-mechanic',
    ],
    [
      'Two things: the bathtub drain is clogged and the bedroom window is cracked',
      'plumber',
      'window-installer',
    ],
    [
      'need someone to shovel the driveway and also to walk my dog at noon',
      'snow-removal',
      'dog-walker',
    ],
    ['chimney bricks are crumbling, I also need the deck stairs rebuilt', 'mason', 'carpenter'],
    ['hair and makeup for my wedding plus a seamstress to hem the dress', 'hairdresser', 'tailor'],
    [
      'Home care for my 84 year old mother as well as a cleaning lady twice a month',
      'elder-care',
      'cleaner',
    ],
    [
      'A logo for my cafe and somebody to run our instagram ads',
      'graphic-designer',
      'marketing-consultant',
    ],
    [
      'pool needs opening and I am also looking for a landscaper to redo the backyard',
      'pool-maintenance',
      'landscaper',
    ],
  ],
  one: [
    "my plumber cancelled, the electrician says it's the roof shingles",
    'the painter came last week and now the outlet by the window is dead',
    'need a plumber or maybe a handyman to fix a dripping tap',
    'not a plumber, I need someone to fix the outlets and breaker',
    'kitchen sink is clogged and the water smells',
    'roofer needed, shingles blew off and water is dripping on my bed',
    'the movers scratched my floor, need it sanded and refinished',
    'bathroom reno: new tiles, vanity, tub and lighting, one company for everything',
    'I am a photographer and my website needs a redesign',
    'babysitter for two kids and a calm dog',
    'the electrician cut holes in the walls and they need patching and painting',
    'piano lessons for me and my sister',
    'want the floor and shower of our bathroom tiled, 85 sq ft, tiles are bought',
    'hairdresser to come to a residence, cut and set for my mother, shes in a wheelchair',
    'the AC and the oven together trip the breaker. Electrician in Barrie please',
    'I run a small cleaning business in Laval and I need an accountant to do my taxes',
  ],
};
