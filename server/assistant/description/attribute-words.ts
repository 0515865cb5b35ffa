import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '../text/fold.ts';

/** Words about the wanted person, the price and the manner, which do not describe the job. */
const LISTS: Readonly<Record<UnderstoodLanguage, string>> = {
  en: `good best great cheap affordable reasonable reasonably price prices priced rate rates quote quotes estimate cost costs much charge free available
    availability open certified licensed licenced insured bonded experienced experience professional pro reliable honest trusted trustworthy legit decent
    english french spanish bilingual speaking speaks speak arabic tagalog punjabi mandarin portuguese cantonese local near nearby close area around male female
    budget max under bucks dollars hour hourly day guy person company service services help wanted recommend recommendation recommendations references
    reviews patient kind friendly young old independent small big mobile home house residential commercial emergency not required no old new full part time
    evenings evening nights weekends weekly luxury high end ok luxury fast quick somewhere one two call me do you guys have anybody know contract
    freelance remote shop lol haha that only must be answers answer phone calls back shows show up actually punctual careful polite respectful tidy
    discreet responsive diligent skilled qualified reputable accredited registered certificate diploma degree bbb licence license warranty guarantee
    guaranteed warranties insurance receipt receipts invoice cash etransfer transfer credit card debit payment fee fees flat fixed deposit discount deal
    bucks canadian american chinese hindi urdu korean vietnamese russian polish italian german ukrainian farsi tamil creole sign native fluent speaker
    online zoom virtual virtually person remotely distance lady woman women man men gentleman student retired team crew business businesses firm agency
    freelancer contractor specialist expert experts master certified-pro star stars rated rating top highest preferably preferred prefer works working work
    come comes coming out city town neighbourhood neighborhood downtown suburbs area region county weekday weekdays weekend morning mornings afternoon
    afternoons sunday sundays saturday saturdays open opening hours schedule flexible number name email text contact info information details`,
  fr: `bon bonne meilleur pas cher chere abordable raisonnable prix tarif tarifs soumission soumissions estimation cout coute combien gratuit disponible dispo
    disponibles certifie certifiee agree agreee licence assure assuree experience experimente experimentee professionnel professionnelle pro fiable honnete
    serieux serieuse recommande recommandation reference references anglais francais espagnol bilingue parle parlant arabe local proche coin secteur homme
    femme budget max dollars piastres heure taux gars fille personne compagnie service services aide domicile patient patiente gentil jeune independant
    independante petit grand residentiel commercial urgence soir soirs fin semaine temps plein partiel connaissez connait quelqu vous avez monde vite
    rapide merci avance non pis svp stp recherche recherchee demande on qui c'est interventions intervenez telephone repond rappelle rappellent rappelez
    ponctuel ponctuelle propre minutieux minutieuse vaillant vaillante travaillant travaillante courtois courtoise poli polie discret discrete respectueux
    qualifie qualifiee competent competente diplome diplomee reconnu reconnue accredite accreditee membre ordre rbq cmmtq oaq ottiaq rmq ccq certificat
    licence licences permis assurance assurances garantie garanties garanti recu recus facture factures comptant virement interac carte credit paiement
    honoraires forfait commission depot rabais piasse piasses euros creole portugais italien allemand chinois mandarin roumain vietnamien lsq langue langues
    ligne visio zoom distance teams personnes dame dames monsieur madame femmes hommes fille etudiant etudiante retraite equipe entreprise cie agence
    pigiste freelance contractuel specialiste expert experte maitre etoiles avis cotes preference preferablement idealement ouvert ouverte ouverts dimanche
    dimanches samedi samedis semaines matin matins horaire horaires flexible ville quartier region centre-ville rive nord sud environs alentours nom numero
    courriel texto contact infos informations details proprete honnetete confiance parler crosseur arnaqueur dynamique organisee organise passionne`,
  es: `bueno buena barato barata economico economica accesible precio precios tarifa tarifas presupuesto presupuestos cotizacion cotizar costo cuanto cobra
    cobran gratis disponible certificado certificada titulado titulada matriculado experiencia profesional confiable confianza honesto serio seria recomendado
    recomienden recomendacion referencias ingles frances espanol bilingue hable habla hablen arabe cerca zona hombre mujer maximo pesos dolares hora horas
    persona empresa servicio servicios ayuda domicilio paciente amable joven independiente pequeno grande residencial comercial urgencia noches tardes tiempo
    completo medio conocen conoce saben rapido 24h freelance proyecto lujo alto por no una dia tenga trabaje telefono contesta contesten conteste llame
    puntual puntuales limpio limpia cuidadoso cuidadosa educado educada respetuoso respetuosa discreto discreta responsable responsables cumplido cumplida
    cumplidor formal formales calificado calificada capacitado capacitada competente experto experta expertos especialista maestro colegiado colegiada
    acreditado acreditada registrado registrada licencia cedula seguro seguros garantia garantias recibo recibos factura facturas efectivo transferencia
    tarjeta credito pago pagos honorarios descuento cuota cuotas dolar euros soles lucas mil portugues italiano aleman chino mandarin frances catalan
    quechua nativo nativa linea zoom virtual distancia presencial remoto senora senor muchacho muchacha chico chica mujeres hombres estudiante jubilado
    equipo negocio negocios agencia despacho compania estrellas calificacion preferencia preferentemente abierto abiertos domingo domingos sabado sabados
    fin semana semanas manana mananas horario horarios flexible ciudad barrio colonia centro norte sur alrededores nombre numero correo whatsapp contacto
    informes informacion detalles confiansa honrado honrada honradez barat cobre`,
};

export const ATTRIBUTE_WORDS: Readonly<Record<UnderstoodLanguage, ReadonlySet<string>>> = {
  en: new Set(fold(LISTS.en).split(/\s+/)),
  fr: new Set(fold(LISTS.fr).split(/\s+/)),
  es: new Set(fold(LISTS.es).split(/\s+/)),
};
