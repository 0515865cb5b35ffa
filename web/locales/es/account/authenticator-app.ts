import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/authenticator-app.ts';

export const texts: Texts<typeof en> = {
  title: 'Aplicación de autenticación',
  hint: {
    professional:
      'Tu cuenta guarda a tus clientes y tus ingresos. Con una aplicación de autenticación, para entrar también hace falta un código de tu teléfono: una contraseña o un correo robados no abren nada por sí solos.',
    customer:
      'Con una aplicación de autenticación, para entrar también hace falta un código de tu teléfono: una contraseña o un correo robados no abren nada por sí solos.',
  },
  off: 'Todavía no tienes una aplicación de autenticación.',
  on: 'En uso desde el {date}.',
  codesLeft:
    '{count, plural, =0 {No quedan códigos de respaldo: crea otros.} one {Queda # código de respaldo.} other {Quedan # códigos de respaldo.}}',
  add: {
    button: 'Configurar una aplicación',
    title: 'Configura tu aplicación',
    hint: 'Necesitas una aplicación de autenticación en tu teléfono, como Google Authenticator, Aegis o 2FAS. Se cerrará la sesión en tus otros navegadores.',
    failed: 'No se configuró la aplicación',
    failedHint: 'Inténtalo de nuevo.',
    done: 'Aplicación de autenticación en uso',
    doneHint: 'Desde ahora te pediremos su código para entrar.',
  },
  confirm: {
    scan: 'Escanea esto con tu aplicación de autenticación.',
    qr: 'Código QR para tu aplicación de autenticación',
    open: '¿La aplicación está en este teléfono? Ábrela',
    byHand: 'O escribe en ella esta clave:',
    enter: 'Luego escribe los seis dígitos que muestra.',
    code: 'Código de 6 dígitos de la aplicación',
    go: 'Confirmar',
  },
  recovery: {
    title: 'Códigos de respaldo',
    intro:
      'Cada uno te deja entrar una vez si pierdes la aplicación. Solo se muestran ahora: guárdalos donde no esté la contraseña.',
    ofSite: 'Códigos de respaldo para {brand}',
    file: 'codigos-de-respaldo.txt',
    copy: 'Copiar',
    print: 'Imprimir',
    download: 'Descargar',
    copied: 'Códigos copiados',
    notCopied: 'No se copió nada',
    notCopiedHint: 'Tu navegador no lo permite. Imprímelos o descárgalos.',
    stored: 'Guardé estos códigos en un lugar seguro.',
    storeFirst: 'Primero guarda los códigos y luego marca esta casilla: no se mostrarán otra vez.',
    done: 'Listo',
  },
  renew: {
    button: 'Nuevos códigos de respaldo',
    failed: 'No se crearon códigos nuevos',
    failedHint: 'Inténtalo de nuevo.',
    title: '¿Crear nuevos códigos de respaldo?',
    hint: 'Los anteriores dejarán de servir.',
    go: 'Crear códigos nuevos',
    keep: 'Conservar los anteriores',
  },
  remove: {
    button: 'Quitar la aplicación',
    title: '¿Quitar tu aplicación de autenticación?',
    hint: 'Entonces bastará otra vez con tu contraseña, un código, Google o Facebook para entrar. Sus códigos de respaldo dejarán de servir.',
    go: 'Quitar',
    keep: 'Conservarla',
    done: 'Aplicación de autenticación quitada',
    failed: 'No se quitó nada',
    failedHint: 'Inténtalo de nuevo.',
  },
};
