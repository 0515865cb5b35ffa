import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-team.ts';

export const texts: Texts<typeof en> = {
  hint: 'Quiénes operan este sitio y qué puede hacer cada persona.',
  failed: 'No se pudo cargar el equipo',
  members: 'Personas',
  you: '(tú)',
  noApp: 'Sin aplicación de autenticación',
  lastSeen: 'Última actividad: {at}',
  signedOut: 'Sin sesión abierta',
  invitations: 'Invitaciones pendientes',
  noInvitations: 'No hay nadie invitado por ahora.',
  invitedBy: 'Invitación de {by}, válida hasta el {until}',
  role: 'Rol',
  roles: {
    owner: 'Propietario',
    moderator: 'Moderación',
    support: 'Soporte',
    readOnly: 'Solo lectura',
  },
  invite: {
    button: 'Invitar a alguien',
    title: 'Invitar a alguien al equipo',
    hint: 'Recibe por correo un enlace que funciona una sola vez, durante {hours} horas.',
    email: 'Correo',
    confirm: 'Enviar la invitación',
    done: 'Invitación enviada',
    failed: 'No se envió la invitación',
  },
  revoke: {
    button: 'Revocar',
    buttonOf: 'Revocar la invitación de {email}',
    done: 'Invitación revocada',
    failed: 'No se revocó la invitación',
  },
  change: {
    button: 'Cambiar el rol',
    buttonOf: 'Cambiar el rol de {name}',
    title: 'El rol de {name}',
    hint: 'El nuevo rol vale desde su próximo clic.',
    confirm: 'Cambiar el rol',
    done: 'Rol cambiado',
    failed: 'No se cambió el rol',
  },
  remove: {
    button: 'Quitar',
    buttonOf: 'Quitar a {name}',
    title: '¿Quitar a {name} del equipo?',
    sessions: 'Su sesión se cierra en todas partes de inmediato.',
    invitations: 'Sus invitaciones pendientes se revocan.',
    log: 'Lo que hizo queda en el registro.',
    confirm: 'Quitar',
    done: 'Ya no está en el equipo',
    failed: 'No se quitó a nadie',
  },
  roleHints: {
    owner:
      'Puede hacerlo todo: también el sitio mismo, las exportaciones, las eliminaciones y el equipo.',
    moderator:
      'Resuelve reportes, oculta reseñas, suspende personas, cancela y asigna solicitudes.',
    support:
      'Ayuda con solicitudes, documentos, créditos, mensajes y envíos. No suspende ni elimina a nadie.',
    readOnly: 'Ve las listas, las cifras y el registro. No cambia nada.',
  },
};
