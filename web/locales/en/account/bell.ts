export const texts = {
  label:
    '{count, plural, =0 {Notifications} one {Notifications, # new} other {Notifications, # new}}',
  many: '99+',
} as const;
