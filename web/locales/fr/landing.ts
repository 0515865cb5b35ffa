import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/landing.ts';

export const texts: Texts<typeof en> = {
  title: 'x',
};
