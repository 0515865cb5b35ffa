import type { Cell, Ways } from '#tests/authorization/cell.ts';

const profileOfPa = ({ world }: Cell, rest = '') =>
  `/api/professionals/${world.pro_accepted.professionalId}${rest}`;

const savedPa = ({ world }: Cell) =>
  `/api/saved-professionals/${world.pro_accepted.professionalId}`;

/** What professionals read and change of their own data, and customers keep of them. */
export const professionalCalls: Ways = {
  'PATCH /api/professionals/:id (PA)': (cell) => ({
    path: profileOfPa(cell),
    body: { serviceRadiusKm: 31, availability: 'busy' },
  }),
  'PATCH /api/professionals/:id (PA, more than is offered)': (cell) => ({
    path: profileOfPa(cell),
    body: { serviceRadiusKm: 31, status: 'active', rating: 5, plan: 'premium', role: 'admin' },
  }),
  'GET /api/saved-professionals': () => ({ path: '/api/saved-professionals' }),
  'PUT /api/saved-professionals/:id': (cell) => ({
    path: savedPa(cell),
    body: { note: 'Luc knows our boiler' },
  }),
  'DELETE /api/saved-professionals/:id': (cell) => ({ path: savedPa(cell) }),
  'GET /api/catalogue/:profession/questions': () => ({
    path: '/api/catalogue/mover/questions?language=en',
  }),
  'GET /api/places/covered': () => ({ path: '/api/places/covered?km=20' }),
  'GET /api/professionals/:id/quota (PA)': (cell) => ({ path: profileOfPa(cell, '/quota') }),
  'GET /api/professionals/:id/lead-counts (PA)': (cell) => ({
    path: profileOfPa(cell, '/lead-counts'),
  }),
  'GET /api/professionals/:id/analytics (PA)': (cell) => ({
    path: profileOfPa(cell, '/analytics?days=90'),
  }),
};
