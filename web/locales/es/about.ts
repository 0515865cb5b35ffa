import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/about.ts';

export const texts: Texts<typeof en> = {
  title: 'Quiénes somos',
  heading: 'Un mercado que pertenece a su barrio',
  lead: '{brand} acerca a quienes necesitan un trabajo con quienes, muy cerca, lo hacen bien.',
  how: {
    title: 'Una frase, tres personas',
    text: 'Dices lo que necesitas. El asistente entiende el trabajo, el lugar y la urgencia. Entonces se contacta a tres profesionales, y a nadie más. Te avisamos cuando alguien acepta.',
  },
  fair: {
    title: 'Justo por diseño',
    text: 'A quién se contacta depende del oficio, la distancia, las reseñas y la confiabilidad. Un plan de pago da más solicitudes al mes, nunca un mejor lugar en la fila. Mostramos a ambas partes las razones de la elección.',
  },
  open: {
    title: 'Abierto y autoalojado',
    text: 'Este sitio funciona con software libre que cualquiera puede revisar, mejorar y alojar. Tus datos permanecen en el servidor de quien opera este sitio; no se venden ni se comparten con anunciantes.',
  },
  action: 'Di lo que necesitas',
};
