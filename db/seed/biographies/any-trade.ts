import type { Language } from '#contract/language.ts';

/** Generic biographies by years of experience, for the third of each trade. */
export const ANY_TRADE: Record<Language, readonly ((years: number) => string)[]> = {
  en: [
    (years) =>
      `${years} years in the trade. I answer messages the same day and show up when I said.`,
    () => 'I come and look before I quote, and the quote is the price.',
    (years) => `On my own after ${years} years with a larger firm. Smaller jobs are welcome.`,
    () => 'Free estimates, evenings and Saturdays. I speak English, French and some Spanish.',
    () => 'Most of my work comes from neighbours telling neighbours. I try to deserve it.',
    () => 'Clear price, clean work, photos of the result. Insured.',
  ],
  fr: [
    (years) => `${years} ans de métier. Je réponds le jour même et j’arrive à l’heure dite.`,
    () => 'Je viens voir avant de donner un prix, et le prix donné est le prix payé.',
    (years) =>
      `À mon compte après ${years} ans dans une grande entreprise. Les petits travaux sont bienvenus.`,
    () => 'Soumission gratuite, soirs et samedis. Je parle français, anglais et un peu espagnol.',
    () => 'Mes clients viennent surtout du bouche-à-oreille. J’essaie de le mériter.',
    () => 'Prix clair, travail propre, photos du résultat. Assurance en règle.',
  ],
  es: [
    (years) => `${years} años en el oficio. Contesto el mismo día y llego a la hora.`,
    () => 'Voy a ver antes de dar precio, y el precio que doy es el que se paga.',
    (years) =>
      `Por mi cuenta después de ${years} años en una empresa grande. Trabajos chicos, bienvenidos.`,
    () => 'Presupuesto gratis, tardes y sábados. Hablo español e inglés.',
    () => 'Casi todos mis clientes llegan por recomendación. Trato de merecerla.',
    () => 'Precio claro, trabajo limpio y fotos del resultado.',
  ],
};
