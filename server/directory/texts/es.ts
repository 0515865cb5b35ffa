import type { AnswerPace } from '../answer-pace.ts';
import type { PageTexts } from './en.ts';

const PACES: Record<AnswerPace, string> = {
  minutes: 'Suele responder en unos minutos',
  hour: 'Suele responder en menos de una hora',
  hours: 'Suele responder en unas horas',
  day: 'Suele responder en menos de un día',
  days: 'Suele responder en unos días',
};
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const reviews = (count: number) => plural(count, 'reseña', 'reseñas');
const people = (count: number) => plural(count, 'profesional', 'profesionales');

export const es: PageTexts = {
  scheme: { label: 'Apariencia', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  skip: 'Ir al contenido',
  ask: 'Pedir presupuesto',
  askHint: 'Es gratis, y nadie ve tu número antes de que tú lo decidas.',
  askFor: (trade) => `Busco: ${trade}`,
  languages: 'Idioma de la página',
  crumbs: 'Dónde estás',
  everybody: 'Todos los profesionales',
  footTagline: 'Una plataforma abierta de servicios locales.',
  about: 'Quiénes somos',
  contact: 'Contacto',
  privacy: 'Privacidad',
  terms: 'Términos',
  forProfessionals: 'Para profesionales',
  ratingOf: (rating) => `Calificación de ${rating} sobre 5`,
  reviews,
  newHere: 'Perfil nuevo',
  profile: {
    title: (name, trade, city) => `${name}, ${trade}${city && ` en ${city}`}`,
    description: (name, trade, area, rating, count) =>
      `${name}: ${trade}, ${area}. ${count > 0 ? `Calificación de ${rating} sobre 5, ${reviews(count)}. ` : ''}Pide un presupuesto gratis.`,
    noWords: (name) => `${name} todavía no ha escrito nada aquí.`,
    about: (name) => `Sobre ${name}`,
    photos: 'Fotos de sus trabajos',
    photo: (number) => `Foto ${number} de sus trabajos`,
    facts: 'Conviene saber',
    paces: PACES,
    keptAll: (count) => `Llegó a todas sus últimas ${count} citas`,
    missed: (missed, count) => `Faltó a ${missed} de ${count} citas`,
    missedHint: 'Según clientes, sin que lo haya negado.',
    years: (count) => `${plural(count, 'año', 'años')} de experiencia`,
    licence: 'Licencia verificada',
    licenceHint: (authority, number, date) =>
      `${authority}, número ${number}, verificada el ${date}`,
    insurance: 'Seguro verificado',
    insuranceHint: (company, date) => `${company}, verificado el ${date}`,
    newHint: 'Todavía no tiene reseñas: alguien tiene que ser el primero.',
    certifications: 'Formación y certificados',
    speaks: 'Idiomas',
    rate: 'Tarifa por hora',
    perHour: (amount) => `${amount} por hora`,
    perHourShort: (amount) => `${amount}/h`,
    minimum: 'Trabajo mínimo',
    from: (amount) => `desde ${amount}`,
    area: 'Va hasta tu casa',
    within: (distance, area) => `Hasta ${distance} alrededor de ${area}`,
    trades: 'También trabaja como',
    hours: 'Horario',
    closed: 'Cerrado',
    always: 'A cualquier hora, previo acuerdo',
    reviewsTitle: 'Reseñas',
    onlyCustomers: 'Solo pueden escribirlas los clientes con un trabajo terminado.',
    noReviews: 'Nadie ha escrito una reseña todavía.',
    stars: (count) => plural(count, 'estrella', 'estrellas'),
    distribution: 'Cuántos clientes dieron cada calificación',
    former: 'Antiguo cliente',
    answerOf: (name) => `Respuesta de ${name}`,
    more: (trades, city) => `Más ${trades.toLowerCase()} en ${city}`,
  },
  share: {
    title: 'Compartir esta página',
    mail: 'Por correo',
    sms: 'Por mensaje de texto',
    address: 'La dirección de esta página, para copiar',
  },
  pages: {
    label: 'Páginas',
    next: 'Siguiente',
    previous: 'Anterior',
    of: (page, all) => `Página ${page} de ${all}`,
  },
  city: {
    sortLabel: 'Orden',
    sorts: { best: 'Mejor calificados', reviews: 'Más reseñas', price: 'Precio más bajo' },
    title: (trades, city) => `${trades} en ${city}`,
    description: (trades, area, count, rating) =>
      `${people(count)} en ${area}: ${trades.toLowerCase()} con reseñas de clientes reales${rating && `, con ${rating} sobre 5 en promedio`}. Di qué necesitas y contactamos hasta a tres.`,
    map: (city) => `Mapa de ${city}: dónde trabajan estos profesionales`,
    count: people,
    mean: (rating, count) => `${rating} en promedio, según ${reviews(count)}`,
    elsewhere: (trades) => `${trades} en otras ciudades`,
  },
  trade: {
    title: (trades) => `${trades} por ciudad`,
    description: (trades) =>
      `${trades} cerca de ti, con reseñas de clientes reales: elige tu ciudad, o di qué necesitas y contactamos hasta a tres.`,
    lead: 'Elige tu ciudad para ver quién trabaja ahí.',
  },
  trades: {
    search: '¿Qué oficio buscas?',
    searchHint: 'Plomero, pintora, tutor…',
    find: 'Buscar',
    popular: 'Los que tienen más gente',
    others: 'Más oficios',
    found: (words: string) => `Oficios para «${words}»`,
    nothing: (words: string) =>
      `Ningún oficio se llama «${words}». Dilo con tus palabras y encontramos el indicado.`,
    all: 'Todos los oficios',
    count: people,
    title: 'Profesionales por oficio',
    description:
      'Plomeros, electricistas, pintores y otros profesionales cerca de ti, con reseñas de clientes reales.',
    lead: 'Todos aquí aceptaron que los encuentren, y cada reseña corresponde a un trabajo terminado.',
  },
  absent: {
    title: 'Aquí no hay nadie',
    text: 'Esta página no existe, o el profesional la retiró.',
    action: 'Di qué necesitas',
  },
  badge: {
    label: (name, rating, count) =>
      count > 0 ? `${name}: ${rating} sobre 5, ${reviews(count)}` : `${name}: perfil nuevo`,
    on: (brand) => `en ${brand}`,
  },
};
