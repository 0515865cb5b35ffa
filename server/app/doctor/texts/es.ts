import type { DoctorTexts } from './en.ts';
import { paymentsEs } from './payments-es.ts';

/** Las palabras del diagnóstico. */
export const es: DoctorTexts = {
  parts: {
    configuration: 'Configuración',
    database: 'Base de datos',
    migrations: 'Migraciones',
    queue: 'Tareas en segundo plano',
    live: 'Transmisión en vivo',
    mail: 'Correo',
    replies: 'Respuestas por correo',
    sms: 'Mensajes de texto',
    push: 'Notificaciones push',
    payments: 'Pagos',
    places: 'Lugares',
    model: 'Modelo de lenguaje',
    invitations: 'Invitaciones',
    site: 'Dirección pública',
    disk: 'Disco',
    backup: 'Copia de seguridad',
  },
  inVain: {
    late: {
      note: 'No hubo respuesta en unos segundos.',
      cure: 'Ejecuta el diagnóstico otra vez; si sigue igual, mira el registro del servidor y lo que esta parte necesita.',
    },
    unknown: {
      note: 'No se pudo revisar.',
      cure: 'El registro del servidor dice por qué, en “the doctor could not look”.',
    },
  },
  services: {
    refused: {
      note: 'El servicio rechaza nuestras credenciales.',
      cure: (settings) => `Cópialas de nuevo: ${settings}.`,
    },
    insecure: {
      note: 'El servicio no ofrece una conexión segura.',
      cure: (settings) =>
        `Una contraseña solo sale cifrada: indica un servidor con TLS en ${settings}.`,
    },
    failing: {
      note: 'El servicio responde, pero solo con errores.',
      cure: () =>
        'Mira la página de estado del servicio. No se pierde nada: lo que espera se intenta de nuevo.',
    },
    unreachable: {
      note: 'No se llega al servicio.',
      cure: (settings) => `Revisa la dirección (${settings}), la red y el cortafuegos.`,
    },
  },
  configuration: {
    production: 'Leída, para producción.',
    development: 'Leída, para desarrollo: los servicios externos se simulan.',
  },
  database: {
    tooOld: (oldest) => `Cambia a PostgreSQL ${oldest} o más reciente.`,
    packaged: 'El PostgreSQL incluido',
    packagedNote: (version: string, day: string, age: string) =>
      `PostgreSQL ${version} del ${day}, hace ${age}.`,
    packagedCure:
      'Usa uno que tu sistema mantenga al día: su paquete con POSTGRES_BIN, o DATABASE_URL.',
    clock: 'Relojes',
    sameTime: 'La base de datos y esta máquina tienen la misma hora.',
    otherTime: (apart) => `La base de datos y esta máquina difieren en ${apart}.`,
    clockCure: 'Ajusta las dos por NTP (timedatectl set-ntp true).',
    connections: 'Conexiones',
    taken: (taken, most) => `${taken} de ${most} ocupadas.`,
    connectionsCure: 'Baja DB_POOL_SIZE, pon un agrupador de conexiones o sube max_connections.',
    pooler: 'Agrupador de conexiones',
    pooled: 'Está en modo transacción: no se oye lo que anuncia la base de datos.',
    poolerCure: 'Pon en DATABASE_DIRECT_URL la misma base de datos sin pasar por el agrupador.',
    replica: 'Réplica',
    follows: (lag) => `Se lee de ella, con un atraso de ${lag} como máximo.`,
    faults: {
      away: 'No responde: sus lecturas van al servidor principal.',
      behind: 'Lleva más de cinco segundos de atraso: sus lecturas van al servidor principal.',
      primary: 'Acepta escrituras, así que no es una réplica.',
      foreign: 'No es una copia de esta base de datos.',
      ahead: 'Sigue a otro servidor principal.',
    },
    replicaCure: 'Revisa la réplica y su red, o corrige DATABASE_REPLICA_URL.',
  },
  migrations: {
    none: 'Ninguna todavía.',
    all: 'Todas aplicadas.',
    missing: (names) => `Por aplicar: ${names}.`,
    cure: 'Inicia el servidor: al arrancar las aplica, salvo con MIGRATE_AT_START=off. En ese caso ejecuta: npm run nearhand -- migrate',
    newer: (names) => `Todas aplicadas, y de una versión más nueva: ${names}. Funciona con esta.`,
    newerCure: 'Reemplaza los nodos de esta versión por los de la más nueva.',
  },
  queue: {
    waiting: (count) => `${count} en espera.`,
    longest: (age) => `La más antigua debió empezar hace ${age}.`,
    cure: 'Comprueba que haya un servidor con WORKER=on y lo que dice su registro.',
    deadJobs: 'Tareas fallidas',
    failedMessages: 'Mensajes no entregados',
    lookCure: 'Míralo en el panel, en Envíos: inténtalo de nuevo o descártalo.',
  },
  live: {
    took: (took, pages) => `Recibido después de ${took}; páginas abiertas aquí: ${pages}.`,
    cure: 'La base de datos o esta máquina está ocupada: mira su carga.',
    silent: 'Lo que se envía no se recibe.',
    silentCure:
      'Mientras tanto, el servidor pregunta cada dos segundos. Un agrupador en modo de transacción no transmite NOTIFY: pon en DATABASE_DIRECT_URL la dirección de la misma base de datos sin pasar por el agrupador.',
  },
  mail: {
    none: 'No hay servidor de correo: los correos se quedan en la bandeja de salida de la demo.',
    works: 'El servidor de correo nos acepta; no se envió nada.',
  },
  replies: {
    none: 'Nadie puede responder a nuestros correos: falta REPLY_DOMAIN.',
    domain: (domain: string, ways: string) => `${domain}, por ${ways}.`,
    port: 'Puerto del correo',
    open: (port: string) => `El puerto ${port} responde en esta máquina.`,
    closed: (port: string) => `El puerto ${port} no responde en esta máquina.`,
    portCure: 'Mira qué dice el registro del servidor y si otro programa ocupa el puerto.',
    mx: 'Servidor de correo del dominio',
    noMx: (domain: string) => `${domain} no tiene registro MX: no llega ningún correo.`,
    mxCure:
      'Dale al dominio un registro MX con el nombre de esta máquina o de tu proveedor (docs/replies.md).',
    tls: 'Cifrado',
    noTls: 'El correo llega sin cifrar.',
    tlsCure: 'Define REPLY_SMTP_KEY y REPLY_SMTP_CERT.',
  },
  sms: {
    none: 'No hay servicio de SMS: no se pueden confirmar los números de teléfono.',
    demo: 'No hay servicio de SMS: los mensajes se quedan en la bandeja de salida de la demo.',
    cure: 'Define SMS_ACCOUNT_SID, SMS_AUTH_TOKEN y SMS_FROM, o sigue sin ellos.',
    works: 'El servicio de SMS conoce nuestra cuenta; no se envió nada.',
  },
  push: {
    derived: 'Las claves se derivan de SESSION_SECRET.',
    own: 'Las claves forman un par.',
    noPair: 'Las dos claves no forman un par: ningún navegador acepta nuestros mensajes.',
    cure: 'Define VAPID_PUBLIC_KEY y VAPID_PRIVATE_KEY de nuevo, juntas, o quita las dos.',
  },
  payments: paymentsEs,
  places: {
    embedded: 'La lista de lugares incluida; no se consulta ningún servicio externo.',
    works: (took) => `El servicio de direcciones respondió después de ${took}.`,
    silent: 'El servicio de direcciones no responde; lo reemplaza la lista de lugares incluida.',
    cure: 'Revisa PLACES_PROVIDER con su clave o dirección, y los límites de la cuenta.',
  },
  model: {
    none: 'Ninguno: los mensajes se leen solo en esta máquina.',
    works: (model) => `El servicio de ${model} responde; no se le preguntó nada.`,
  },
  invitations: {
    nobody: 'No se invita a nadie que no esté en la plataforma.',
    cure: 'Hay profesionales importados en espera: define OPERATOR_NAME y OPERATOR_ADDRESS, que la ley exige en esos mensajes.',
    byMail: 'Solo por correo: quien solo tiene teléfono espera a que se defina SMS_FROM.',
    both: 'Por correo y por mensaje de texto.',
  },
  site: {
    local: 'Sin TLS, solo para esta máquina.',
    reached: 'Se llega desde aquí por su dirección pública.',
    unreached: 'No se llega desde aquí por su dirección pública.',
    cure: 'Prueba PUBLIC_URL desde otra red. Si allí también falla, revisa el DNS, el proxy y que el servidor esté en marcha.',
    certificate: 'Certificado',
    until: (day) => `Válido hasta el ${day}.`,
    over: (day) => `Venció el ${day}.`,
    certificateCure: 'Renuévalo y comprueba que el proxy cargue el nuevo.',
  },
  disk: {
    taken: (share, free) => `${share} ocupado, ${free} libres.`,
    cure: 'Haz espacio o usa un disco más grande: uno lleno detiene la base de datos. backup --keep borra las copias viejas.',
    database: 'Tamaño de la base de datos',
    here: (size) => `${size}, en este disco.`,
    elsewhere: (size) => `${size}, en el disco de su propio servidor, que no se ve desde aquí.`,
  },
  backup: {
    none: 'Ninguna todavía.',
    cure: 'Define BACKUP_EVERY=1d o ejecuta npm run nearhand -- backup cada noche (docs/operations.md).',
    made: (age, size) => `La más reciente se hizo hace ${age} (${size}).`,
    oldCure: 'Ejecuta npm run nearhand -- backup y averigua por qué faltó la programada.',
    failed: 'Último intento',
    failedNote: {
      make: (age) => `Una copia falló hace ${age}.`,
      copy: (age) => `Llevar una copia al bucket falló hace ${age}.`,
      verify: (age) => `Restaurar una copia a modo de prueba falló hace ${age}.`,
    },
    failedCure:
      'El registro del servidor dice por qué. Luego ejecuta npm run nearhand -- backup --verify.',
    verified: 'Restauración de prueba',
    verifiedNote: (age) => `Una copia volvió tal como se hizo hace ${age}.`,
    neverVerified: 'Nunca: no se sabe si una copia se puede restaurar.',
    elsewhere:
      'Cifrada para una clave que no está en este servidor: pruébala en una máquina que la tenga.',
    verifyCure: 'Ejecuta npm run nearhand -- backup --verify.',
  },
};
