import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/sign-in-return.ts';

export const texts: Texts<typeof en> = {
  welcome: '¡Hola!',
  welcomeHint: 'Entraste como {name}.',
  cancelled: 'Inicio de sesión cancelado',
  cancelledHint: 'No se cambió nada. Puedes intentarlo de nuevo o entrar de otra forma.',
  failed: 'Error de autenticación',
  error: 'Error: {message}',
  social: 'No se pudo iniciar sesión con el proveedor social',
  unreadable: 'Error de autenticación',
  unreadableHint: 'No se pudo completar el inicio de sesión. Inténtalo de nuevo.',
  reasons: {
    account_exists: 'ya existe una cuenta con ese correo',
    account_suspended: 'esta cuenta está suspendida',
    email_unverified: 'correo sin verificar',
    login_failed: 'no se pudo completar el acceso',
    not_configured: 'no disponible en este sitio',
    provider_unavailable: 'servicio no disponible por ahora',
    too_many: 'demasiados intentos',
  },
};
