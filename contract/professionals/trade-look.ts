import type { Category } from './catalogue.ts';
import { isBuiltIn, professionId, type BuiltInProfession, type Profession } from './professions.ts';

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

/** The scene of each trade that comes with the program. */
const TRADE_SCENES: Readonly<Record<BuiltInProfession, SceneName>> = {
  plumber: 'sink',
  electrician: 'fuse-box',
  painter: 'paint',
  carpenter: 'paint',
  gardener: 'garden',
  cleaner: 'kitchen',
  'web-designer': 'laptop',
  'web-developer': 'laptop',
  accountant: 'accounts',
  lawyer: 'accounts',
  handyman: 'paint',
  roofer: 'roof',
  'hvac-technician': 'fuse-box',
  locksmith: 'move',
  mover: 'move',
  'appliance-repair': 'kitchen',
  'computer-repair': 'laptop',
  photographer: 'laptop',
  tutor: 'lesson',
  'personal-trainer': 'lesson',
  'interior-designer': 'paint',
  architect: 'roof',
  'general-contractor': 'roof',
  'pest-control': 'garden',
  'flooring-installer': 'paint',
  tiler: 'paint',
  mason: 'roof',
  'window-installer': 'roof',
  landscaper: 'garden',
  'pool-maintenance': 'garden',
  'snow-removal': 'snow',
  'graphic-designer': 'laptop',
  'marketing-consultant': 'laptop',
  translator: 'accounts',
  notary: 'accounts',
  'financial-advisor': 'accounts',
  caterer: 'kitchen',
  'event-planner': 'kitchen',
  hairdresser: 'lesson',
  'massage-therapist': 'lesson',
  'dog-walker': 'dog',
  babysitter: 'lesson',
  'elder-care': 'kitchen',
  'auto-mechanic': 'move',
  'driving-instructor': 'move',
  veterinarian: 'dog',
  'music-teacher': 'lesson',
  dj: 'laptop',
  tailor: 'paint',
  'security-installer': 'fuse-box',
};

/** The scene and the tint of a trade the operator added, by its category. */
const CATEGORY_LOOKS: Readonly<Record<Category, { scene: SceneName; tint: TradeTint }>> = {
  home_repair: { scene: 'paint', tint: 'brick' },
  tech: { scene: 'laptop', tint: 'lilac' },
  business: { scene: 'accounts', tint: 'stone' },
  home_services: { scene: 'kitchen', tint: 'sage' },
};

/** The scene of a trade; `category` counts for those the operator added. */
export function tradeScene(profession: Profession, category: Category = 'home_services') {
  return isBuiltIn(profession) ? TRADE_SCENES[profession] : CATEGORY_LOOKS[category].scene;
}

const TINTS = {
  t: 'tile',
  b: 'brick',
  s: 'sage',
  u: 'butter',
  l: 'lilac',
  o: 'stone',
} as const;

/** The six tints that group trades by kind of work; web/styles/trade-tints.css colours them. */
export type TradeTint = (typeof TINTS)[keyof typeof TINTS];

/**
 * A letter a trade, ten a line, in the order of PROFESSIONS. Every list of the web carries it, and
 * as a record it would weigh ten times as much.
 */
const LETTERS =
  'tubbstlloo' + // plumber to lawyer
  'bbtuutllll' + // handyman to personal-trainer
  'lobsbbbbst' + // interior-designer to pool-maintenance
  'tloooouuls' + // snow-removal to massage-therapist
  'slsuuslllu'; // dog-walker to security-installer

/**
 * The tint of a trade: water and cold, building, outside, power, people and screens, papers; of one
 * the operator added, that of its category.
 */
export function tradeTint(profession: Profession, category: Category = 'home_services'): TradeTint {
  if (!isBuiltIn(profession)) return CATEGORY_LOOKS[category].tint;
  return TINTS[LETTERS.charAt(professionId(profession) - 1) as keyof typeof TINTS];
}
