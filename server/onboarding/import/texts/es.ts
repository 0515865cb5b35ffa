import type { ImportTexts } from './shape.ts';

/** The texts of an import in Latin American Spanish. */
export const importTextsEs: ImportTexts = {
  columns: {
    name: 'nombre',
    firstName: 'nombre de pila',
    lastName: 'apellidos',
    company: 'empresa',
    email: 'correo',
    phone: 'teléfono',
    profession: 'oficio',
    address: 'dirección',
    city: 'ciudad',
    postalCode: 'código postal',
    region: 'región',
    country: 'país',
    description: 'descripción',
    yearsExperience: 'años de experiencia',
    hourlyRate: 'tarifa por hora',
    serviceRadius: 'radio de servicio',
    language: 'idioma',
    certifications: 'certificaciones',
    source: 'fuente',
    basis: 'base legal',
  },
  report: {
    row: 'Fila',
    line: 'Línea',
    column: 'Columna',
    value: 'Valor',
    why: 'Qué está mal',
    cure: 'Qué hacer',
    wholeRow: 'toda la fila',
  },
  problems: {
    brokenQuotes: {
      why: 'Hay una comilla fuera de lugar, o falta una al final.',
      cure: 'Pon toda la celda entre comillas y escribe dos veces las comillas que contenga.',
    },
    rowTooLong: {
      why: 'La fila tiene más de 100,000 caracteres.',
      cure: 'Busca un salto de línea o una comilla que falte, y acorta la fila.',
    },
    tooManyCells: {
      why: 'La fila tiene más celdas que el encabezado.',
      cure: 'Pon entre comillas las celdas que contengan una coma o un punto y coma.',
    },
    missing: { why: 'Este dato es necesario y la celda está vacía.', cure: 'Llena la celda.' },
    noContact: {
      why: 'No hay correo ni número de teléfono.',
      cure: 'Agrega uno de los dos: sin eso no se le puede escribir a esta persona.',
    },
    tooShort: { why: 'Es demasiado corto.', cure: 'Escribe al menos {about} caracteres.' },
    tooLong: { why: 'Es demasiado largo.', cure: 'Acórtalo a {about} caracteres.' },
    unreadable: {
      why: 'La celda contiene caracteres que no son texto.',
      cure: 'Escribe la celda de nuevo, o guarda el archivo como CSV UTF-8.',
    },
    linkInName: {
      why: 'Un nombre no puede llevar enlaces, correos ni números de teléfono.',
      cure: 'Escribe solo el nombre.',
    },
    badEmail: {
      why: 'No es una dirección de correo.',
      cure: 'Escribe una sola dirección y nada más, por ejemplo ana@example.org.',
    },
    badPhone: {
      why: 'No es un número de teléfono de ese lugar.',
      cure: 'Escribe un solo número con su código de área, o con el del país, por ejemplo +1 418 555 0123.',
    },
    roundedPhone: {
      why: 'La hoja de cálculo redondeó este número; sus dígitos se perdieron.',
      cure: 'Da formato de texto a la columna, escribe el número de nuevo y guarda.',
    },
    noTextsThere: {
      why: 'Los mensajes de texto no llegan a este número, y no hay correo.',
      cure: 'Agrega un correo o un celular de un país de SMS_COUNTRIES.',
    },
    unknownProfession: {
      why: 'No conocemos ningún oficio con este nombre.',
      cure: 'Escribe un nombre del catálogo (docs/onboarding.md).',
      cureAbout: '¿Quisiste decir: {about}?',
    },
    unknownPlace: {
      why: 'No encontramos este lugar en su región y país.',
      cure: 'Escribe la ciudad más grande que quede cerca, y revisa la región y el país.',
      cureAbout: '¿Quisiste decir: {about}? Si no, escribe la ciudad más grande que quede cerca.',
    },
    badNumber: {
      why: 'No es un número dentro de los límites.',
      cure: 'Escribe un número {about}.',
    },
    otherCurrency: {
      why: 'Este monto está en otra moneda que la del sitio.',
      cure: 'Escríbelo en {about}, o sin moneda.',
    },
    unknownLanguage: {
      why: 'No escribimos en este idioma.',
      cure: 'Escribe en, fr o es, o deja la celda vacía.',
    },
    unknownBasis: {
      why: 'No conocemos esta base legal.',
      cure: 'Escribe published_address, consent, existing_business o referral.',
    },
    neverContact: {
      why: 'Esta persona pidió que nunca más se le escriba.',
      cure: 'Nada: su deseo se respeta para siempre. Quita la fila de tu archivo.',
    },
  },
  ranges: {
    from: 'de {least} a {most}',
    amount: 'de {least} a {most}, con dos decimales como máximo',
  },
  stops: {
    noFile: 'No hay ningún archivo {about}. Revisa la ruta.',
    emptyFile: 'El archivo {about} está vacío. Expórtalo de nuevo.',
    workbook:
      '{about} es un libro de Excel. En Excel elige “Guardar como”, luego “CSV UTF-8 (delimitado por comas)”, e importa ese archivo.',
    noRows: 'El archivo no tiene encabezado, o no hay nada debajo.',
    unreadableHeader:
      'No se puede leer el encabezado ({about}). La primera línea debe nombrar las columnas, con comillas solo alrededor de celdas enteras.',
    unknownMapping:
      '--map {about}: no lo entendemos. Escribe --map columna=Encabezado, por ejemplo --map "correo=Dirección principal".',
    mappedToNothing:
      '--map {about}: el archivo no tiene ninguna columna con ese encabezado. Escríbelo como en la primera línea.',
    columnTwice:
      'Dos columnas significan lo mismo: {about}. Di cuál cuenta, por ejemplo --map "correo=…".',
    noName:
      'Ninguna columna contiene el nombre. Columnas: {about}. Di cuál: --map "nombre=Encabezado".',
    noContact:
      'Ninguna columna contiene un correo o un teléfono. Columnas: {about}. Di cuál: --map "correo=Encabezado" o --map "teléfono=Encabezado".',
    noProfession:
      'Ninguna columna contiene el oficio. Columnas: {about}. Di cuál: --map "oficio=Encabezado".',
    noPlace:
      'Ninguna columna contiene la ciudad o la dirección. Columnas: {about}. Di cuál: --map "ciudad=Encabezado".',
    noBasis:
      'Di por qué se puede escribir a estas personas: --basis published_address, consent, existing_business o referral, o una columna “base legal”. --help las explica.',
    noSource:
      'Di dónde se encontraron las direcciones: --source "sus propios sitios web, mayo de 2026", o una columna “fuente”. Cada mensaje lo dirá.',
    noText: 'El archivo {about} no es texto. Expórtalo como CSV (UTF-8).',
    noTable:
      'El archivo tiene menos de cuatro columnas: nombre, correo o teléfono, oficio y lugar no caben en ellas.',
    tooManyColumns: 'El archivo tiene más de 200 columnas.',
    busy: 'Otra importación de este archivo está en curso. Espera a que termine.',
  },
  outcome: {
    reading: 'filas',
    counts: 'Agregados: {created}. Ya conocidos (sin cambios): {known}. Rechazados: {refused}.',
    wouldBe: 'Simulación: no se escribió nada. La importación daría esto. {counts}',
    ignored: 'Columnas que no se leen: {about}',
    report: 'Filas rechazadas, cada una con su remedio: {path}',
    more: '… y {count} más en el informe.',
    problem: 'Fila {row} (línea {line}), {column} “{value}”: {why} {cure}',
    already:
      'Este archivo se importó el {day}. {counts} No cambió nada. Con --again se intentan otra vez sus filas rechazadas.',
    resumed: 'Se sigue después de la fila {row}, donde terminó la última ejecución.',
    interrupted: 'Detenido después de {rows} filas. El mismo comando sigue desde ahí.',
    next: 'Después: con las invitaciones activadas, se les escribe a quienes sirvan para una solicitud en espera, después de los profesionales registrados.',
    correct: 'Corrige las filas rechazadas en un archivo aparte e impórtalo.',
    nothingNew: 'No se agregó a nadie nuevo.',
  },
};
