import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/agreement-check.ts';

export const texts: Texts<typeof en> = {
  title: '¿Está intacto este acuerdo?',
  intro:
    'Elige el archivo firmado de un acuerdo (.jws). Verificamos que se firmó aquí y que nadie cambió ni un carácter desde entonces. El archivo no se guarda.',
  choose: 'Elegir el archivo',
  checking: 'Verificando…',
  whole: 'Intacto',
  wholeHint: 'Este sitio lo firmó y nada cambió desde entonces.',
  not: 'No está intacto',
  flaw: {
    format: 'No es un acuerdo firmado. Usa el archivo tal como se descargó.',
    key: 'Este sitio no lo firmó. Pregunta al sitio que nombra.',
    signature: 'Alguien cambió el archivo desde que se firmó.',
    content: 'Está firmado, pero lo que dice no es un acuerdo cuyas cuentas cuadren.',
  },
  issuer: 'Firmado por',
  professional: 'Profesional',
  customer: 'Cliente',
  agreedAt: 'Acordado el',
  changes: 'Cambios desde entonces',
  total: 'Total, impuestos incluidos',
  ceiling: 'No más de',
  digest: 'SHA-256, como en el papel',
  key: 'Clave',
  failed: 'No se pudo verificar el archivo',
  failedHint: 'Inténtalo de nuevo.',
  without:
    'Sin nosotros: npm run nearhand -- verify-agreement, con las claves en /.well-known/jwks.json.',
};
