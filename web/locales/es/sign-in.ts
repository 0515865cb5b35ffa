import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/sign-in.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Iniciar sesión',
  title: 'Qué gusto verte de nuevo',
  intro: 'Inicia sesión para seguir tus solicitudes y conversaciones.',
  back: 'Volver',
  role: 'Entro como',
  user: 'Cliente',
  professional: 'Profesional',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  submit: 'Iniciar sesión',
  withCode: 'Usar un código',
  withCodeHint: 'Sin contraseña: enviamos seis dígitos a tu correo o teléfono.',
  failed: 'No se pudo entrar',
  failedHint: 'No se pudo iniciar sesión. Inténtalo de nuevo.',
  demo: 'Cuentas de demostración',
  demoHint: 'Elige una para explorar. La contraseña se llena sola.',
  demoRole: { customer: 'Cliente', professional: 'Profesional' },
  newHere: '¿Primera vez? <start>Cuéntanos qué necesitas</start> y tu cuenta se crea en el camino.',
  legal:
    'Al entrar aceptas los <terms>términos</terms> y el <privacy>aviso de privacidad</privacy>.',
};
