import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/bell.ts';

export const texts: Texts<typeof en> = {
  label:
    '{count, plural, =0 {Notifications} one {Notifications, # nouvelle} other {Notifications, # nouvelles}}',
  many: '99+',
};
