import type { Profession } from '#contract/professionals/professions.ts';

/** Common further trades, by first trade. */
export const OFTEN_BESIDE: Partial<Record<Profession, readonly Profession[]>> = {
  painter: ['flooring-installer', 'tiler'],
  carpenter: ['flooring-installer', 'window-installer'],
  electrician: ['security-installer'],
  gardener: ['landscaper', 'snow-removal'],
  'web-designer': ['graphic-designer', 'web-developer'],
  'web-developer': ['computer-repair'],
  accountant: ['financial-advisor'],
  handyman: ['painter', 'carpenter'],
  locksmith: ['security-installer'],
  mover: ['cleaner'],
  'computer-repair': ['web-developer'],
  photographer: ['graphic-designer'],
  tutor: ['translator', 'music-teacher'],
  'personal-trainer': ['massage-therapist'],
  'interior-designer': ['painter'],
  'general-contractor': ['mason', 'tiler'],
  'flooring-installer': ['tiler'],
  mason: ['tiler'],
  landscaper: ['gardener', 'snow-removal'],
  'snow-removal': ['gardener'],
  'graphic-designer': ['web-designer', 'marketing-consultant'],
  'event-planner': ['caterer', 'dj'],
  'dog-walker': ['babysitter'],
  babysitter: ['tutor', 'elder-care'],
};
