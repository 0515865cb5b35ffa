import type { Profession } from '#contract/professionals/professions.ts';
import type { NameList } from './names.ts';

/** What an hour costs in Montreal, from and to; by trade where it is not the usual. */
const RATES: Partial<Record<Profession, readonly [from: number, to: number]>> = {
  plumber: [85, 130],
  electrician: [80, 125],
  lawyer: [160, 280],
  notary: [130, 220],
  architect: [95, 160],
  accountant: [70, 130],
  'financial-advisor': [90, 150],
  veterinarian: [90, 140],
  'general-contractor': [70, 110],
  'hvac-technician': [85, 125],
  cleaner: [30, 45],
  babysitter: [20, 30],
  'dog-walker': [20, 30],
  'elder-care': [28, 42],
  tutor: [35, 65],
  'music-teacher': [40, 70],
  hairdresser: [40, 75],
  tailor: [30, 50],
};
const USUAL = [45, 85] as const;

const LEVELS: Readonly<Record<NameList, number>> = {
  quebec: 1,
  canada: 1.1,
  unitedStates: 1.25,
  latinAmerica: 0.5,
  spain: 0.65,
};

/** What an hour of a trade costs where somebody lives, in steps of five. */
export function hourlyRate(profession: Profession, list: NameList, draw: () => number): number {
  const [from, to] = RATES[profession] ?? USUAL;
  return Math.max(10, Math.round((LEVELS[list] * (from + draw() * (to - from))) / 5) * 5);
}
