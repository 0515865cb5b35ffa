import type { Language } from '#contract/language.ts';
import { fold } from './fold.ts';

/** Words about who is wanted, at what price and how, which do not say what the job is. */
const LISTS: Readonly<Record<Language, string>> = {
  en: `good best great cheap affordable reasonable reasonably price prices priced rate rates quote quotes estimate cost costs much charge free available
    availability open certified licensed licenced insured bonded experienced experience professional pro reliable honest trusted trustworthy legit decent
    english french spanish bilingual speaking speaks speak arabic tagalog punjabi mandarin portuguese cantonese local near nearby close area around male female
    budget max under bucks dollars hour hourly day guy person company service services help wanted recommend recommendation recommendations references
    reviews patient kind friendly young old independent small big mobile home house residential commercial emergency not required no old new full part time
    evenings evening nights weekends weekly luxury high end ok luxury fast quick somewhere one two call me do you guys have anybody know contract
    freelance remote shop lol haha that only must be`,
  fr: `bon bonne meilleur pas cher chere abordable raisonnable prix tarif tarifs soumission soumissions estimation cout coute combien gratuit disponible dispo
    disponibles certifie certifiee agree agreee licence assure assuree experience experimente experimentee professionnel professionnelle pro fiable honnete
    serieux serieuse recommande recommandation reference references anglais francais espagnol bilingue parle parlant arabe local proche coin secteur homme
    femme budget max dollars piastres heure taux gars fille personne compagnie service services aide domicile patient patiente gentil jeune independant
    independante petit grand residentiel commercial urgence soir soirs fin semaine temps plein partiel connaissez connait quelqu vous avez monde vite
    rapide merci avance non pis svp stp recherche recherchee demande on qui c'est interventions intervenez`,
  es: `bueno buena barato barata economico economica accesible precio precios tarifa tarifas presupuesto presupuestos cotizacion cotizar costo cuanto cobra
    cobran gratis disponible certificado certificada titulado titulada matriculado experiencia profesional confiable confianza honesto serio seria recomendado
    recomienden recomendacion referencias ingles frances espanol bilingue hable habla hablen arabe cerca zona hombre mujer maximo pesos dolares hora horas
    persona empresa servicio servicios ayuda domicilio paciente amable joven independiente pequeno grande residencial comercial urgencia noches tardes tiempo
    completo medio conocen conoce saben rapido 24h freelance proyecto lujo alto por no una dia tenga trabaje`,
};

export const ATTRIBUTE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(fold(LISTS.en).split(/\s+/)),
  fr: new Set(fold(LISTS.fr).split(/\s+/)),
  es: new Set(fold(LISTS.es).split(/\s+/)),
};
