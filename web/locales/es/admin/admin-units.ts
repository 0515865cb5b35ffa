import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-units.ts';

export const texts: Texts<typeof en> = {
  title: 'Unidades',
  hint: 'La moneda y la unidad de distancia, en cada página y en cada mensaje.',
  changed: 'Último cambio el {date} por {by}.',
  failed: 'No se pudieron cargar las unidades',
  currency: 'Moneda',
  currencyHint:
    'La de cotizaciones, facturas y tarifas: {example}. Los planes se pagan en dólares estadounidenses, sea cual sea la elección.',
  byDefault: 'Como se instaló: {currency}',
  distance: 'Distancias',
  distanceHint: 'A qué distancia está alguien y hasta dónde se desplazan los profesionales.',
  units: { km: 'Kilómetros', mi: 'Millas' },
  save: 'Guardar…',
  discard: 'Descartar',
  saved: 'Se guardaron las unidades',
  notSaved: 'No se guardaron las unidades',
  everywhere:
    'Todas las páginas las tienen desde ahora. Las que están abiertas las tendrán al volver a cargarlas.',
  reload: 'Volver a cargar esta página',
  confirm: {
    title: '¿Cambiar las unidades del sitio?',
    button: 'Cambiar',
    new: 'Desde ahora, las cotizaciones, y los informes y facturas sin precio acordado, son en {to}.',
    quotes:
      '{open, plural, =0 {Ninguna cotización espera respuesta} one {# cotización espera respuesta y queda como se envió} many {# de cotizaciones esperan respuesta y quedan como se enviaron} other {# cotizaciones esperan respuesta y quedan como se enviaron}}; {accepted, plural, =0 {ninguna fue aceptada} one {# aceptada queda como se acordó, con todo lo que sigue de ella} many {# de aceptadas quedan como se acordaron, con todo lo que sigue de ellas} other {# aceptadas quedan como se acordaron, con todo lo que sigue de ellas}}.',
    rates:
      '{count, plural, =0 {Ningún profesional indica una tarifa.} one {# profesional conserva su tarifa en su moneda hasta que la escriba de nuevo.} many {# de profesionales conservan sus tarifas en su moneda hasta que las escriban de nuevo.} other {# profesionales conservan sus tarifas en su moneda hasta que las escriban de nuevo.}}',
    notConverted: 'Nada se convierte: ningún monto en {from} pasa a ser uno en {to}.',
    plans: 'Los planes siguen en dólares estadounidenses.',
    distance: {
      km: 'Las distancias se escriben en kilómetros, en cada página y en los mensajes nuevos.',
      mi: 'Las distancias se escriben en millas, en cada página y en los mensajes nuevos.',
    },
    areas: 'Cada zona de servicio sigue igual de grande.',
    pinned: 'El sitio sigue en {to}, diga lo que diga después su entorno.',
  },
};
