import { CalendarClock, CircleHelp, MapPin, MessageSquareText, Wrench } from 'lucide-react';

/** The icon of each field of a request. */
export const FIELD_ICONS = {
  profession: Wrench,
  description: MessageSquareText,
  location: MapPin,
  urgency: CalendarClock,
} as const;

/** The icon of an answer to an extra question. */
export const DETAIL_ICON = CircleHelp;
