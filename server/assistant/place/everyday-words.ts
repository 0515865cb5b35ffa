import type { UnderstoodLanguage } from '#contract/language.ts';

/** Correct words one letter away from a cue: they are not corrected into it. */
export const EVERYDAY_WORDS: Readonly<Record<UnderstoodLanguage, readonly string[]>> = {
  en: `house month party right night light sight might horse words worth wrong young thing think thank where while white whole whose world would write
    could should about above after again being below black bring brown built buyer cheap check child class clear close could count cross daily doing early
    earth email enter every extra field fight first found fresh front fruit given going great green group happy heart heavy hello hotel human ideal image
    inner issue known large later learn least leave legal level limit local lucky lunch maybe means media might money month mouth never north often order
    other owner paper peace phone place plain point price proof quick quiet quite reach ready really reply sense serve seven share sharp short since sleep
    small smart sorry sound south speak speed spend spent stage stand start state still story stuff style sugar super sweet taken taste thick tight times
    tired today total touch tough track trade trial truck trust truth under until upper upset usual value visit voice waste watch weird woman women years
    person people family friend brother sister cousin husband mother father number little bigger better before because between another anything something
    nothing everything matter moment morning evening tonight tomorrow saturday sunday monday tuesday wednesday thursday friday weekend january february
    march april june july august september october november december budget honest affordable reasonable available experience experienced references quote
    reliable english french spanish bilingual speaking home law plan gap page mobile friendly bright surprise advance interview order line remote surrounding waffles pancakes syrup butter cheese toast whenever alright anytime actually already probably definitely street avenue north south`.split(
    /\s+/,
  ),
  fr: `depuis encore toujours jamais souvent parfois bientot demain aujourd hier matin midi soir nuit semaine mois annee lundi mardi mercredi jeudi vendredi
    samedi dimanche janvier fevrier avril juin juillet aout septembre octobre novembre decembre personne monde gens quelque chose rien tout toute tous toutes
    autre autres meme comme comment pourquoi parce vraiment juste seulement presque environ possible possiblement dispo disponible disponibles urgent urgence
    rapidement vite prix cher chere bon bonne bien mieux grand grande petit petite vieux vieille nouveau nouvelle premier deuxieme dernier derniere deux trois
    quatre cinq sept huit neuf dix onze douze mari femme soeur frere cousin cousine voisin voisine ami amie belle ville village quartier rue avenue nord est
    ouest venir vient viens faire fait faites prendre donner mettre vouloir pouvoir savoir devoir parler parle regarder acheter acheté pense croire penser
    reste rester trouve trouver trop assez moins temps heure heures jours minutes argent budget serieux honnete fiable francais anglais merci cordialement ligne coin page tete travers voie cote bas haut bord point fin gars fille homme dame monsieur madame`.split(
    /\s+/,
  ),
  es: `ahora siempre nunca todavia despues antes manana tarde noche semana mes lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril
    mayo junio julio agosto septiembre octubre noviembre diciembre persona gente alguien nadie nada todo toda todos todas otro otra otros otras mismo misma
    cuando donde porque aunque entonces tambien tampoco quiza casi solo solamente mucho mucha poco bueno buena mejor grande pequeno nuevo nueva viejo primer
    primera segundo tercera ultimo cinco siete ocho nueve once doce hermano hermana primo prima vecino vecina amigo amiga marido esposo esposa ciudad barrio
    calle norte sur oeste venir viene vengan hacer hace hecho poner pone dar decir dice saber poder puede puedan querer quiere hablar mirar comprar compre
    creer pensar queda quedar queda tiempo hora horas minutos precio barato caro serio serios honesto confianza disponible disponibilidad urgente gracias
    espanol favor saludos colonia zona parte lado rato comer regla entrada esquina avion linea sello contenido stock vida veces lugar mundo cosa cosas`.split(
    /\s+/,
  ),
};
