import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { fold } from '../text/fold.ts';

/**
 * Words of the reasons people give for a thank-you or an apology. None denies, orders, asks or names
 * anything of a job: a text without them says the same.
 */
const REASONS = {
  en: `your you u the all of being been taking took making made getting helping asking listening
    understanding bearing walking guiding talking looking doing answering explaining responding
    replying clearing putting up having waiting working reading checking so such very really super
    with me us my through in this that it everything time patience patient help helpful kind kindness
    service services reply response quick quickly fast attention support care effort efforts
    trouble hard work easy clear clearly nice lovely great good friendly again out assistance quickness
    and as a an any many few extra lot bit bother bothering difficult slow picky pain fussy
    confusing confused confusion rambling long message messages essay hassle repeating myself
    indecisive questions question delay mess typos spelling novel inconvenience`,
  fr: `votre ton vos tes la le les l un une tout toute tous toutes ca cela cette ce avoir pris prendre
    prend pris temps moi me m nous d de du des patience patient patiente patients aide aider aidee
    ecoute ecouter attention comprehension comprendre compris reponse repondre repondu
    reponses rapidite rapide rapidement vite service services gentillesse gentil gentille travail
    soutien accueil disponibilite avec si aussi bien ben beaucoup gros etre explications expliquer
    explique efficacite amabilite courtoisie et mes trop autant question questions derangement
    deranger derange retard delai confusion fautes longueur long longue texte`,
  es: `su tu sus tus vuestra vuestro la el las los lo todo toda todos todas tanto tanta tantas tantos mi
    me nos conmigo paciencia tiempo ayuda atencion atenciones servicio servicios amabilidad rapidez
    respuesta respuestas apoyo interes molestia molestias pregunta preguntas lata demora tardanza
    confusion tomarse tomarte tomarme dedicarme atender atenderme atendernos ayudarme ayudar ayudarnos
    escuchar escucharme responder responderme contestar contestarme explicar explicarme aguantarme
    comprender comprension entender entenderme ser estar tan amable amables paciente pacientes rapido
    buen buena buen trato y de por haberme haber atendido ayudado escuchado tomado mucho mucha muchas
    muchisimo insistir molestar molestarte molestarlo`,
} as const;

const LEADS = {
  en: String.raw`\b(?:(?:thanks?(?: (?:you|u))?|thx|tysm|ty|cheers)(?: (?:so|very) much| a (?:lot|bunch|million|ton)| again| kindly)* for|(?:i |we )?(?:really |do |so |very much |truly )*appreciate)\b`,
  fr: String.raw`\b(?:merci(?: (?:bien|beaucoup|infiniment|encore|mille fois|tellement))*(?= (?:de|du|des|pour)\b| d')|(?:je|on|nous) (?:vous |te |t'|t )?(?:en )?remerci(?:e|ons)\b|(?:j'|on |je )apprecie\b|appreciee?\b)`,
  es: String.raw`\b(?:gracias (?:por|x)|(?:(?:se|te|le|les|os) )?(?:(?:la|lo) )?agrade(?:zco|cemos|ce|cid[oa]s?))\b`,
} as const;

const APOLOGIES = {
  en: String.raw`\bsorry (?:again )?(?:for|about)\b`,
  fr: String.raw`\b(?:desolee?s?|navree?s?|pardon|(?:excuse|scuse)[zr]?(?:[- ](?:moi|nous))?)(?: vraiment| encore)?(?= (?:de|du|des|pour)\b| d')`,
  es: String.raw`\b(?:disculp(?:a|e|en|ad)|perdon(?:a|e|en|ad)?|(?:lo )?siento|una disculpa)\b(?: por\b)?`,
} as const;

/** What is said in the stead of a thank-you with its reason; an apology says nothing. */
const THANKS = { en: 'thanks', fr: 'merci', es: 'gracias' } as const;

const PATTERNS = UNDERSTOOD_LANGUAGES.flatMap((language) => {
  const words = REASONS[language].split(/\s+/).join('|');
  const reason = String.raw`(?:[ '-]+(?:pour|${words})(?![\p{L}\p{N}]))`;
  const leads = LEADS[language];
  return [
    { pattern: RegExp(`${leads}${reason}+`, 'gu'), stead: THANKS[language] },
    { pattern: RegExp(`${APOLOGIES[language]}${reason}+`, 'gu'), stead: '' },
  ];
});
const MENTIONS =
  /thank|thx|\bty|cheers|apprec|sorry|merci|excus|scus|desol|navr|pardon|gracias|agradec|agradez|disculp|perdon|siento/;

/** Words that no reason ends with: "merci d'avance" is more than "merci d'". */
const OPEN_END =
  /(?:[ '-]+(?:your|the|all|of|so|such|very|with|my|through|in|this|that|for|as|a|an|any|and|votre|ton|vos|tes|la|le|les|l|un|une|ce|cette|m|d|de|du|des|si|avec|pour|et|mes|su|tu|sus|tus|el|las|los|mi|por|y|tan|tanta|tantas))+$/;

/** Whether more than the words that lead to a reason is left. */
function isReason(said: string): boolean {
  return !/(?:for|about|merci|pardon|(?:excuse|scuse)[zr]?(?:[- ](?:moi|nous))?|desolee?s?|navree?s?|por|x)$/.test(
    said,
  );
}

/**
 * An utterance with its thanks and apologies bare: "yes, thank you for taking the time" is "yes,
 * thanks". What is left has to be a yes by itself.
 */
export function withoutReasons(text: string): string {
  let folded = fold(text);
  if (!MENTIONS.test(folded)) return text;
  let page = text;
  for (const { pattern, stead } of PATTERNS) {
    for (const { 0: said, index } of [...folded.matchAll(pattern)].toReversed()) {
      const whole = said.replace(OPEN_END, '');
      if (isReason(whole)) page = page.slice(0, index) + stead + page.slice(index + whole.length);
    }
    folded = fold(page);
  }
  return page;
}
