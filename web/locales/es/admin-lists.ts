import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/admin-lists.ts';

export const texts: Texts<typeof en> = {};
