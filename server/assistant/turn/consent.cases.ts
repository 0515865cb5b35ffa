type Consent = 'yes' | 'no' | 'start-over' | 'unclear';

const list = (utterances: string) =>
  utterances
    .split(/[|\n]/)
    .map((utterance) => utterance.trim())
    .filter(Boolean);

/** Answers to the last question, by meaning: English, Quebec French and Spanish. */
export const UTTERANCES: Record<Consent, readonly string[]> = {
  yes: list(`
    y | yes | Yes! | YES PLEASE | yesss | yeah | yep | yup | ok | Okay. | ok great, thanks
    k | sure | Sure, send it | send it | send it please | Send it now | yes send it
    yes, send it!! | yes you can send it | yes that's right | that’s correct | perfect
    Perfect, thank you | correct | go ahead | go for it | yes go ahead please
    no problem, go ahead | no worries, send it | no no it's fine, send it | looks good
    looks good to me, send it | Looks good. Go ahead! | sounds good | all good, send it
    makes sense, submit please | my wife read it and she agrees, so go ahead
    sorry had to ask. send it | its right im just slow typing, send | facts. send it
    good to go | everything is correct | it's all good | do it | please do | of course
    absolutely | I confirm | confirm | submit | 👍 | ok 👍🏽 | let's go | yes thanks | oui
    Oui! | ouais | oui oui | oui svp | oui, s'il vous plaît | oui merci | ouin ok | d'accord
    D’accord, merci | ok d'accord | correct | c'est correct | c’est beau
    c'est beau, envoie | non non c'est beau, envoie | non non c'est bon, vas-y
    pas de problème, envoie | c'est bon | c'est parfait | parfait | Parfait, envoyez-la
    tout est exact | tout est beau merci | tout à fait | exact | exactement | envoie
    envoie ça | envoie-la | oui envoie la demande | envoyez | tu peux envoyer
    vous pouvez y aller | vas-y | Vas-y, envoie | allez-y | on y va | go | ça me va
    ça marche | je confirme | bien sûr | beau | mais oui | sí | si | Sí, por favor
    si porfa | sí, claro | claro | claro que sí | por supuesto | dale | dale, gracias
    dale pues | perfecto | Perfecto, envíalo | está perfecto | correcto | todo correcto
    todo bien | todo está bien, adelante | no hay problema, adelante | sin problema, envíala
    no no está bien, mándala | está bien | de acuerdo | vale | listo | adelante | envíala
    envíelo por favor | sí, enviar | mándalo | mándala ya | hazlo | confirmo | así es
    eso es | exacto | órale | ándale | sí, puede enviarla | me parece bien | desde luego
    sí ☺️ | ok 🙆‍♀️ | sí, córranle | si por favor apúrenle | sí, esa | aúpa, sí, mándalo | mmm va, mándenla
    good | Good. | brill, send it off | yes thats the way | no no, si esta todo bien, mandala
    Confirmo. Sírvanse enviarla. | listo mi llave, mándela | sí, con toda confianza mándela
  `),
  no: list(`
    no | No. | nope | no thanks | no thank you | not yet | not now | nah | don't send it
    no, don't send it | stop | cancel | that's wrong | non | Non merci | non non
    pas encore | non, pas maintenant | envoie pas ça | n'envoyez pas | annule | c'est pas ça
    j'envoie rien | envoyez rien d'autre | c'est réglé
    nix it | I've decided against it | absolutely not, i was only looking
    no gracias | no, gracias | claro que no | por supuesto que no | todavía no | aún no
    ahora no | mejor no | no la envíes | cancela
  `),
  'start-over': list(`
    start over | no, start over | let's start over | start again please | start from scratch
    recommencer | non, recommencer | on recommence | recommence à zéro svp
    empezar de nuevo | no, empezar de nuevo | quiero empezar de nuevo | volver a empezar
  `),
  unclear: list(`
    ok wait | ok but wait | yes but change the address first | yes but not today
    yes, tomorrow | yes except the address | yes if it is free | yes, how much is it? | yes?
    ok? | is it free? | how much | and how much does it cost | who are they | I guess
    maybe | i don't know | not sure | I'm not sure yet | hmm | let me think | wait
    one second | hold on | almost | actually no it's in Laval | no it's tomorrow
    no, the address is wrong | change the place to Laval
    the address is 4500 rue Saint-Denis | add that the tap is upstairs
    can you send it tomorrow | don't send it yet, i need to check | yes no | no yes
    right now it leaks | right now | ok right now | i said plumber not painter
    got it | understood | ok got it, thanks | ok, i read it to my husband | that's fair | just checking | it is sorted
    the leak is old, send it | looks right, my wife says no | good to know, thanks
    send it to my husband first | send it only to women | please | thanks | sink
    nothing works | okra | ok google | y not | sure is cold in here | ok attends
    oui mais change l'adresse avant | oui mais pas aujourd'hui | oui, demain
    oui si c'est gratuit | oui? | c'est gratuit? | y'a tu des frais? | y a-tu des frais
    ça coûte combien | combien | c'est qui | peut-être | je sais pas | je suis pas sûr
    attends | attends minute | un instant | non, c'est pour demain | non c'est à Laval
    non, l'adresse est fausse | change la place pour Laval | ajoute que c'est en haut
    presque | c'est beau mais appelle-moi avant | envoie à ma blonde d'abord
    envoie-le demain | siège | oui non | merci | svp | hein | quoi | d'accord avec quoi
    sí pero cambia la dirección | sí, pero no hoy | sí, mañana | sí si es gratis | ¿sí?
    y cuanto cuesta | ¿cuánto cuesta? | cuánto | es gratis | tal vez | no sé
    no estoy seguro | espera | espérame | un momento | no, es para mañana
    no, la dirección está mal | cambia el lugar a Laval | agrega que está arriba | casi
    claro, pero primero dime el precio | dale un vistazo | envíala mañana
    manda a una mujer | vale la pena | gracias | por favor | qué | si llueve no
    listo el baño, falta la cocina | ... | ? | 1 | 12 | 😀 | sí 🤔 | ok 🙅 | ❌ | 👎 | 🤔
  `),
};
