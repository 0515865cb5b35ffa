import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin.ts';

export const texts: Texts<typeof en> = {
  title: 'Administración',
  signedInAs: 'Sesión abierta por',
  idle: 'Por seguridad, tu sesión se cierra tras 15 minutos sin actividad.',
  failed: 'Eso no funcionó',
  failedHint: 'Inténtalo de nuevo.',
  over: 'Tu sesión terminó',
  overHint: 'Inicia sesión de nuevo.',
  login: {
    title: 'Acceso de administración',
    email: 'Correo electrónico',
    password: 'Contraseña',
    totp: 'Código de tu aplicación de autenticación',
    totpHint: 'Seis dígitos, o uno de tus códigos de respaldo.',
    submit: 'Iniciar sesión',
    invalidEmail: 'Correo electrónico inválido',
    passwordRequired: 'La contraseña es obligatoria',
    failed: 'No se pudo entrar',
    failedHint: 'Credenciales de administración inválidas',
    done: 'Entraste como administrador',
    sample: 'Administrador de esta demostración',
    useSample: 'Llenar el formulario',
  },
  passkeys: {
    hint: 'Con una llave de acceso entras desbloqueando tu dispositivo: reemplaza la contraseña y el código. Ambos quedan como otra forma de entrar.',
    signIn: 'Entrar con una llave de acceso',
    prove: 'Confirmar con una llave de acceso',
    failed: 'No se usó ninguna llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  },
  totp: {
    title: 'Aplicación de autenticación',
    on: 'Aplicación de autenticación activa',
    off: 'Sin aplicación de autenticación',
    intro: 'Con un código de tu teléfono, una contraseña robada ya no basta.',
    required:
      'Antes que nada, configura una aplicación de autenticación: una contraseña robada no debe bastar.',
    start: 'Configurar',
  },
  invitation: {
    title: 'Únete al equipo',
    intro:
      'Te invitan a ayudar a operar {brand} {role}. Elige un nombre y una contraseña para aceptar.',
    signIn: 'Entrarás con {email}.',
    name: 'Tu nombre',
    passwordHint: 'Al menos {least} caracteres.',
    accept: 'Aceptar y entrar',
    wrong: 'Esta invitación no abre nada',
    wrongHint: 'Ya se usó, se revocó o venció. Pide una nueva a quien te invitó.',
    failed: 'No se pudo aceptar la invitación',
    as: {
      owner: 'como propietario',
      moderator: 'en moderación',
      support: 'en soporte',
      readOnly: 'en solo lectura',
    },
  },
};
