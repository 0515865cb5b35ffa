import { CalendarClock, MapPin, MessageSquareText, Wrench } from 'lucide-react';

/** The sign of each part of a request. */
export const FIELD_ICONS = {
  profession: Wrench,
  description: MessageSquareText,
  location: MapPin,
  urgency: CalendarClock,
} as const;
