import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/team.ts';

export const texts: Texts<typeof en> = {
  title: 'Equipo',
  hint: 'Estas personas ven tus solicitudes, las responden, escriben a los clientes, hacen cotizaciones y acuerdan citas, cada una con su propio acceso. El plan, el perfil, las facturas y el equipo quedan a cargo del propietario.',
  hintMember: 'Estas personas responden juntas las solicitudes de {business}.',
  failed: 'No se pudo cargar el equipo',
  people: 'Personas',
  you: '(tú)',
  owner: 'Propietario',
  member: 'Integrante',
  since: 'desde el {date}',
  invitations: 'Invitaciones pendientes',
  until: 'Enviada el {date}; el enlace funciona hasta el {until}',
  invite: {
    email: 'Correo de un nuevo integrante',
    hint: 'Recibirá un enlace que funciona una sola vez, durante {days} días.',
    button: 'Invitar',
    again: 'Enviar de nuevo',
    againTo: 'Enviar de nuevo la invitación a {email}',
    missing: 'Escribe una dirección de correo completa.',
    done: 'Invitación enviada',
    doneHint: 'A {email}. Aparecerá aquí cuando haya aceptado.',
    failed: 'No se pudo enviar la invitación',
  },
  withdraw: {
    button: 'Retirar',
    of: 'Retirar la invitación a {email}',
    done: 'Invitación retirada',
    failed: 'No se pudo retirar la invitación',
  },
  remove: {
    button: 'Quitar',
    of: 'Quitar a {name} del equipo',
    title: '¿Quitar a {name} del equipo?',
    hint: 'Su acceso termina de inmediato. Lo que escribió e hizo conserva su nombre; las solicitudes que tenía vuelven a no ser de nadie.',
    keep: 'Conservar',
    done: '{name} ya no está en el equipo',
    failed: 'No se pudo quitar a esta persona',
  },
  leave: {
    button: 'Salir del equipo',
    title: '¿Salir del equipo de {business}?',
    hint: 'Tu acceso termina de inmediato. Lo que escribiste e hiciste conserva tu nombre; las solicitudes que tenías vuelven a no ser de nadie.',
    keep: 'Quedarme',
    done: 'Saliste del equipo',
    failed: 'No pudiste salir del equipo',
  },
  side: {
    works: 'Trabajas para {business}.',
    asCustomer: 'Tus propias solicitudes',
    atWork: 'Volver a {business}',
    failed: 'Eso no funcionó',
  },
  join: {
    pageTitle: 'Invitación a un equipo',
    title: '{business} te invita a su equipo',
    hint: '{owner} quiere que vean y respondan juntos las solicitudes de {business}, con tu propio acceso.',
    signedInAs:
      'Iniciaste sesión como {name}. Una cuenta pertenece a un solo equipo; como cliente puedes seguir pidiendo lo tuyo.',
    accept: 'Unirme al equipo',
    signIn: 'Iniciar sesión o abrir una cuenta',
    signInFirst:
      'Inicia sesión o abre una cuenta para unirte al equipo de {business}. Elige «cliente»: no necesitas un negocio propio.',
    other: 'Usar otra cuenta',
    done: 'Te damos la bienvenida al equipo de {business}',
    failed: 'No pudiste unirte',
    invalid: 'Esta invitación no está abierta',
    invalidHint:
      'El enlace ya se usó, se retiró, se envió de nuevo o es demasiado antiguo. Pide uno nuevo al negocio.',
    loadFailed: 'No se pudo cargar la invitación',
  },
};
