/** The time zone the browser is set to: says where somebody may be. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
