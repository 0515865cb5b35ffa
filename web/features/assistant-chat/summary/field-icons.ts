import { CalendarClock, MapPin, MessageSquareText, Wrench } from 'lucide-react';

/** The icon of each field of a request. */
export const FIELD_ICONS = {
  profession: Wrench,
  description: MessageSquareText,
  location: MapPin,
  urgency: CalendarClock,
} as const;
