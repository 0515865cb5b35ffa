/** What was read is no calendar, or more of one than anybody has. */
export class UnreadableCalendar extends Error {}
