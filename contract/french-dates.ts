/**
 * Formats a date or time of a locale as French writes it: "1er décembre" where formatting gives
 * "1 décembre", "8 h" for "08 h 00", also in ranges, and no line break within an hour.
 */
export function withFrenchDates(date: string, locale: string): string {
  if (!locale.startsWith('fr')) return date;
  return date.replaceAll(FIRST, '1er').replaceAll(HOUR, frenchHour);
}

/** Before the name of a month, not of an hour: "1 h 30". */
const FIRST = /\b1(?=( ?– ?\d+)?\s\p{L}{3})/gu;

const HOUR = /\b0?(\d{1,2})\sh\s(\d\d)\b/gu;

function frenchHour(_: string, hour: string, minute: string): string {
  return minute === '00' ? `${hour}\u00A0h` : `${hour}\u00A0h\u00A0${minute}`;
}
