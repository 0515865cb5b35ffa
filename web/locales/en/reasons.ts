export const texts = {
  near: '{distance} away',
  nearby: 'Less than {distance} away',
  same_area: 'In the same area',
  well_rated: 'Rated {rating} by {reviews, plural, one {# customer} other {# customers}}',
  answers: 'Accepts {percent, number}% of requests',
  fresh_turn: 'Not asked recently',
  newcomer: 'New on the platform',
  open_now: 'Open at the time of the request',
  free_then: 'Free on the day asked for',
  asked_by_name: 'Asked for by name',
} as const;
