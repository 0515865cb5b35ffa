import type { Profession } from './professions.ts';

/** The six tints that group trades by kind of work. */
export type TradeTint = 'tile' | 'brick' | 'sage' | 'butter' | 'lilac' | 'stone';

/** The scenes drawn for Nearhand: `/scenes/<name>.svg`, four to three. */
export type SceneName =
  | 'accounts'
  | 'dog'
  | 'fuse-box'
  | 'garden'
  | 'kitchen'
  | 'laptop'
  | 'lesson'
  | 'move'
  | 'paint'
  | 'roof'
  | 'sink'
  | 'snow';

interface TradeLook {
  tint: TradeTint;
  scene: SceneName;
}

const WATER = { tint: 'tile', scene: 'sink' } as const;
const BUILDING = { tint: 'brick', scene: 'roof' } as const;
const FINISHING = { tint: 'brick', scene: 'paint' } as const;
const OUTSIDE = { tint: 'sage', scene: 'garden' } as const;
const ANIMALS = { tint: 'sage', scene: 'dog' } as const;
const POWER = { tint: 'butter', scene: 'fuse-box' } as const;
const WHEELS = { tint: 'butter', scene: 'move' } as const;
const TABLE = { tint: 'butter', scene: 'kitchen' } as const;
const SCREEN = { tint: 'lilac', scene: 'laptop' } as const;
const TEACHING = { tint: 'lilac', scene: 'lesson' } as const;
const PAPERS = { tint: 'stone', scene: 'accounts' } as const;

/** The tint and the scene of each trade. */
export const TRADE_LOOKS: Readonly<Record<Profession, TradeLook>> = {
  plumber: WATER,
  electrician: POWER,
  painter: FINISHING,
  carpenter: FINISHING,
  gardener: OUTSIDE,
  cleaner: { tint: 'tile', scene: 'kitchen' },
  'web-designer': SCREEN,
  'web-developer': SCREEN,
  accountant: PAPERS,
  lawyer: PAPERS,
  handyman: FINISHING,
  roofer: BUILDING,
  'hvac-technician': { tint: 'tile', scene: 'fuse-box' },
  locksmith: { tint: 'butter', scene: 'move' },
  mover: WHEELS,
  'appliance-repair': { tint: 'tile', scene: 'kitchen' },
  'computer-repair': SCREEN,
  photographer: SCREEN,
  tutor: TEACHING,
  'personal-trainer': TEACHING,
  'interior-designer': { tint: 'lilac', scene: 'paint' },
  architect: { tint: 'stone', scene: 'roof' },
  'general-contractor': BUILDING,
  'pest-control': OUTSIDE,
  'flooring-installer': FINISHING,
  tiler: FINISHING,
  mason: BUILDING,
  'window-installer': BUILDING,
  landscaper: OUTSIDE,
  'pool-maintenance': { tint: 'tile', scene: 'garden' },
  'snow-removal': { tint: 'tile', scene: 'snow' },
  'graphic-designer': SCREEN,
  'marketing-consultant': { tint: 'stone', scene: 'laptop' },
  translator: PAPERS,
  notary: PAPERS,
  'financial-advisor': PAPERS,
  caterer: TABLE,
  'event-planner': TABLE,
  hairdresser: { tint: 'lilac', scene: 'lesson' },
  'massage-therapist': { tint: 'sage', scene: 'lesson' },
  'dog-walker': ANIMALS,
  babysitter: TEACHING,
  'elder-care': { tint: 'sage', scene: 'kitchen' },
  'auto-mechanic': WHEELS,
  'driving-instructor': WHEELS,
  veterinarian: ANIMALS,
  'music-teacher': TEACHING,
  dj: { tint: 'lilac', scene: 'laptop' },
  tailor: { tint: 'lilac', scene: 'paint' },
  'security-installer': POWER,
};
