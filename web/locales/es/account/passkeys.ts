import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/passkeys.ts';

export const texts: Texts<typeof en> = {
  title: 'Llaves de acceso',
  hint: 'Entra desbloqueando tu dispositivo, con tu huella, tu rostro o tu PIN. No hay nada que recordar y nadie puede sacártela con engaños. Tus otras formas de entrar se quedan.',
  none: 'Todavía no tienes ninguna llave de acceso.',
  unsupported: 'Este navegador no puede usar llaves de acceso aquí.',
  added: 'Agregada {when}',
  lastUsed: 'usada {when}',
  neverUsed: 'sin usar todavía',
  add: {
    button: 'Agregar una llave de acceso',
    title: 'Agregar una llave de acceso',
    hint: 'Después, tu navegador te pide desbloquear tu dispositivo o elegir dónde guardar la llave.',
    name: 'Nombre',
    nameHint: 'Para que la reconozcas más adelante.',
    device: '{browser} en {system}',
    unknown: 'Mi llave de acceso',
    go: 'Continuar',
    done: 'Llave de acceso agregada',
    doneHint: 'Desde ahora puedes entrar con ella.',
    failed: 'No se agregó ninguna llave de acceso',
    failedHint: 'Inténtalo de nuevo.',
    cancelled:
      'Tu navegador no creó ninguna. Inténtalo de nuevo o elige otro lugar donde guardarla.',
    known: 'Este dispositivo ya guarda una llave de acceso para tu cuenta.',
  },
  rename: {
    button: 'Cambiar el nombre de {name}',
    title: 'Cambiar el nombre de esta llave',
    hint: 'Solo tú ves el nombre.',
    name: 'Nombre',
    save: 'Guardar',
    done: 'Nombre cambiado',
    failed: 'No se cambió el nombre',
    failedHint: 'Inténtalo de nuevo.',
  },
  remove: {
    button: 'Eliminar {name}',
    title: '¿Eliminar esta llave de acceso?',
    hint: 'Ya nadie podrá entrar con “{name}”. Es posible que tu dispositivo la siga ofreciendo hasta que también la elimines ahí.',
    go: 'Eliminar',
    keep: 'Conservarla',
    done: 'Llave de acceso eliminada',
    failed: 'No se eliminó',
    failedHint: 'Inténtalo de nuevo.',
  },
};
