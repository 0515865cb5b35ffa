import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/plan-card.ts';

export const texts: Texts<typeof en> = {
  popular: 'El más popular',
  current: 'Tu plan',
  requests: '{count, plural, one {# solicitud} other {# solicitudes}} al mes',
  unlimited: 'Solicitudes ilimitadas',
};
