import { describe, expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '../../text/fold.ts';
import { readAct } from '../read-act.ts';

const act = (text: string, spoken: UnderstoodLanguage) =>
  readAct({ text, folded: fold(text) }, spoken).act;

describe('a yes by the classes of its words', () => {
  test.each<[UnderstoodLanguage, string]>([
    ['en', 'no mistakes that i can see, go ahead'],
    ['en', 'not a single typo, send'],
    ['en', "didn't spot any mistakes, send it along"],
    ['en', "that's precisely what we asked for, go"],
    ['en', 'yes it reads like what i typed, send it'],
    ['en', 'you have described it perfectly. please send it on'],
    ['en', 'sounds good to me and my wife, send it'],
    ['en', 'ok i put my glasses on and its right, send it dear'],
    ['en', '1000 percent yes'],
    ['en', "Yes that's the story. Please send."],
    ['en', 'yess send thank uuu'],
    ['en', 'tout est bon, send it'],
    ['en', 'yes please send it to the right people'],
    ['en', 'Yes indeed. Please forward it to whoever is suitable. Thank you, Eleanor'],
    ['en', 'Correct. Kindly pass it to anyone qualified. Regards, Ida'],
    ['en', 'in that case yes'],
    ['fr', 'vous avez mon approbation pour l’envoi'],
    ['fr', 'aucune erreur à ce que je vois, envoyez'],
    ['fr', 'rien ne cloche, transmettez'],
    ['fr', "c'est ce que j'ai écrit, envoyez"],
    ['fr', "j'ai mis mes lunettes pis c'est correct, envoyez"],
    ['fr', 'parfait hein, envoyez une fois'],
    ['fr', 'dans ce cas-là oui'],
    ['fr', 'oui aux deux'],
    ['fr', "go d'abord"],
    ['fr', 'bon, envoyez, merci bien. Gisèle'],
    ['fr', "looks good, c'est beau, envoie"],
    ['es', 'ora sí'],
    ['es', 'ahora sí'],
    ['es', 'sí, perfe'],
    ['es', 'q si, que la mandes ya'],
    ['es', 'no, no le muevas, mándala así'],
    ['es', 'ni un error, mándala'],
    ['es', 'doy mi consentimiento, envíenla'],
    ['es', 'sí, ya la leyó mi hija y dice que está bien'],
    ['es', 'sí, muchas gracias a nombre del comité'],
    ['es', 'es exactamente lo que quería, envíala'],
    ['es', 'todo en orden por acá, mándenla'],
    ['es', 'sí, correcto. Gracias. Doña Lupe'],
  ])('%s: "%s" sends', (spoken, utterance) => expect(act(utterance, spoken)).toBe('yes'));
});

describe('words of a yes that are none together', () => {
  test.each<[UnderstoodLanguage, string]>([
    ['en', "no it's wrong"],
    ['en', 'no thats an error send it right'],
    ['en', 'do it again'],
    ['en', 'i will send it'],
    ['en', 'my husband will send it'],
    ['en', 'send it to my friend'],
    ['en', 'send me the list'],
    ['en', 'send anyone'],
    ['en', 'what i said is not right'],
    ['en', 'is that what i said'],
    ['en', 'i put my glasses on and it’s wrong'],
    ['en', 'in that case no thanks'],
    ['en', 'go over it with me'],
    ['en', 'the leak is old, send it'],
    ['fr', "c'est-tu bon"],
    ['fr', "est-ce que c'est bon"],
    ['fr', 'vous envoyez ça à qui'],
    ['fr', 'envoyez au monsieur'],
    ['fr', "ma femme va l'envoyer"],
    ['fr', 'non y a une erreur'],
    ['fr', "c'est pas ce que j'ai dit"],
    ['fr', "envoyez une fois que c'est corrigé"],
    ['fr', 'oui... quoique'],
    ['es', 'ahora sí me equivoqué'],
    ['es', 'que la mandes mañana'],
    ['es', 'a lo mejor sí'],
    ['es', 'si mi esposa está de acuerdo, mándala'],
    ['es', 'nada está bien'],
    ['es', 'mándala a mi amigo'],
    ['es', 'tengo que enviarla'],
    ['es', 'ya mandé una'],
    ['es', 'no es lo que dije'],
  ])('%s: "%s" does not send', (spoken, utterance) =>
    expect(act(utterance, spoken)).not.toBe('yes'),
  );
});

describe('what is no yes either', () => {
  test.each<[UnderstoodLanguage, string, string]>([
    ['en', 'I would rather leave it, thank you. No.', 'no'],
    ['fr', 'Non, je vous remercie, je renonce à ma demande.', 'no'],
    ['fr', "non laissez ça là, j'ai changé mon fusil d'épaule", 'no'],
    ['fr', "on annule tout, ma fille a trouvé quelqu'un", 'no'],
    ['es', 'mejor bórrela, ya no la quiero mandar', 'no'],
    ['fr', "Pourrions-nous repartir de zéro, s'il vous plaît?", 'start-over'],
    ['es', 'uy no, la revolví, otra vez desde el principio', 'start-over'],
    ['fr', "s'il casse ma vitre, son assurance paye-tu", 'question'],
    ['fr', "mon ancien boss peut pas voir ça sur votre site j'espère", 'question'],
    ['en', 'my boss wont be able to see this will he', 'question'],
    ['en', 'say i fix it myself next week, can i take my request down', 'question'],
    ['es', 'la puedo quitar después si ya no la necesito?', 'question'],
    ['fr', "l'adresse est croche", 'correction'],
  ])('%s: "%s" is a %s', (spoken, utterance, meant) => expect(act(utterance, spoken)).toBe(meant));
});
