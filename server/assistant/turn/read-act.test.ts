import { describe, expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { UTTERANCES } from './consent.cases.ts';
import { fold } from '../text/fold.ts';
import { readAct, tellsMore } from './read-act.ts';

const labelled = (label: keyof typeof UTTERANCES) =>
  UTTERANCES[label].map((utterance) => [utterance] as const);
const read = (text: string, spoken: UnderstoodLanguage) =>
  readAct({ text, folded: fold(text) }, spoken);
const act = (utterance: string) => read(utterance, 'en').act;

describe('at "Is everything right? Shall I send it?"', () => {
  test.each(labelled('yes'))('"%s" sends', (utterance) => expect(act(utterance)).toBe('yes'));
  test.each(labelled('no'))('"%s" asks what to change', (utterance) =>
    expect(act(utterance)).toBe('no'),
  );
  test.each(labelled('start-over'))('"%s" wants to begin again', (utterance) =>
    expect(act(utterance)).toBe('start-over'),
  );
  test.each(labelled('unclear'))('"%s" neither sends nor begins again', (utterance) =>
    expect(['yes', 'start-over']).not.toContain(act(utterance)),
  );

  test('a yes with any one word of a correction beside it no longer sends', () => {
    const words = ['but', 'pero', 'wait', 'attends', 'espera', 'not', 'pas', 'tomorrow', 'mañana'];
    const sent = UTTERANCES.yes
      .flatMap((yes) => words.flatMap((word) => [`${yes} ${word}`, `${word} ${yes}`]))
      .filter((utterance) => act(utterance) === 'yes');
    expect(sent).toEqual([]);
  });

  test('many words that lead to nothing tell nothing more', () => {
    expect(tellsMore(`${'ok '.repeat(1000)}x`)).toBe(false);
  });

  test('ten thousand words are not read', () => {
    expect(act('yes '.repeat(10_000))).not.toBe('yes');
  });
});

describe('in the French of Quebec', () => {
  test.each([
    ["correct d'même, envoie", 'yes'],
    ["ya pas d'trouble, pèse su'l piton", 'yes'],
    ['parfait du début à la fin, envoyez', 'yes'],
    ['oui, que Dieu vous bénisse', 'yes'],
    ['oui barak allah fik', 'yes'],
    ['oui merci khouya', 'yes'],
    ['oui amène-les tes gars', 'yes'],
    ["on est d'accord tous les huit, allez-y", 'yes'],
    ['ça va de soi, envoyez', 'yes'],
    ["Non, je préfère m'abstenir.", 'no'],
    ["C'est non pour le moment", 'no'],
    ['oublie mon affaire', 'no'],
    ['non, je vais appeler mon beau-frère', 'no'],
    ['oui... mais non... mais oui', 'doubt'],
    ['attendez je mets mes lunettes', 'doubt'],
    ['ça marche plus', 'doubt'],
    ["faut qu'ils viennent par en arrière", 'correction'],
    ['oubliez le chien', 'correction'],
    ['restartons svp', 'start-over'],
    ['repose-moi les questions', 'start-over'],
  ])('"%s" is a %s', (utterance, act) => expect(read(utterance, 'fr').act).toBe(act));

  test.each([
    ["c'est envoyé à un gars ou à plusieurs", 'who'],
    ['cb de temps avant que qqn me réponde', 'when'],
    ['prenez-vous les cartes de crédit corpo?', 'payment'],
    ['est-ce que je peux enlever ma demande demain', 'cancel'],
    ['comment je fais pour recevoir des contrats de votre site?', 'work'],
  ])('"%s" asks about %s', (utterance, about) =>
    expect(read(utterance, 'fr')).toEqual({ act: 'question', about }),
  );
});

describe('a yes of Spanish', () => {
  test.each([
    'aviéntesela a los señores',
    'pásasela a los plomeros, por favor',
    'está todo muy bacano, dele',
    'así tal cual como lo puso',
    'leído y conforme, tramítela',
    'que Dios lo bendiga, sí',
    'mándela que se me hace tarde',
    "pa'lante",
  ])('"%s" sends', (utterance) => expect(read(utterance, 'es').act).toBe('yes'));

  test.each([
    'no la pase',
    'no se la mande',
    'mándela mañana',
    'mándela a mi esposo',
    'pásala a otro día',
    'que no la mande',
    'no le entendiste a lo que quiero',
    'me gusta más el otro',
    'ya mandé una',
    'me la mandan mis hijos',
    'la mandas cuando te diga',
    'súbela de precio',
    'está mal redactado, le autorizo el envío si lo arreglas',
  ])('"%s" does not', (utterance) => expect(read(utterance, 'es').act).not.toBe('yes'));
});

describe('what comes after an interruption', () => {
  test.each(['wait, its in Laval', 'attends c’est à Laval', 'no espérate, es en Laval'])(
    '"%s" is a correction',
    (utterance) => expect(act(utterance)).toBe('correction'),
  );
});

describe('in Quebec French', () => {
  test.each([
    ['tout est écrit comme du monde, envoie', 'yes'],
    ['non non touche à rien, c’est parfait', 'yes'],
    ['j’ai tout relu avec mon mari, vous pouvez l’envoyer', 'yes'],
    ['je vois rien à enlever ni à ajouter, on envoie', 'yes'],
    ['worry pas, lance ça', 'yes'],
    ['oui, merci pour votre gentillesse', 'yes'],
    ['parfait, go avec ça', 'yes'],
    ['oui, pis dis que j’ai un échafaud sur place', 'correction'],
    ['ah oui pis faut que ce soit sans arachides', 'correction'],
    ['je pense qu’un paysagiste c’est mieux', 'correction'],
    ['mettez pas le bout sur ma voisine', 'correction'],
    ['mon beau-frère est passé, c’est arrangé', 'no'],
    ['on a décidé de le faire nous-mêmes', 'no'],
    ['esti oui, envoie', 'yes'],
    ['ça me tente, go', 'yes'],
    ['ça me tente pas', 'no'],
    ['ok envoie quand même', 'yes'],
    ['toutes les informations sont exactes', 'yes'],
    ['c’était juste pour voir', 'no'],
    ['mon mari arrive, je lui montre', 'doubt'],
    ['oui, on verra', 'doubt'],
    ['oui je vais voir', 'doubt'],
    ['ok on va attendre des nouvelles', 'doubt'],
    ['oui c’est mieux', 'yes'],
    ['enlève mon budget, après ça tu peux l’envoyer', 'correction'],
    ['je sais pas', 'doubt'],
    ['je comprends pas', 'doubt'],
    ['oui, veuillez procéder', 'yes'],
    ['tout concorde, envoyez', 'yes'],
    ['je vais passer mon tour cette fois-ci', 'no'],
    ['pas intéressé finalement', 'no'],
    ['on efface pis on refait ça', 'start-over'],
    ['quessé qui arrive si personne répond', 'question'],
    ['pis le plancher est en béton', 'correction'],
    ['attends, c’est 20x18', 'correction'],
    ['lâche ça', 'doubt'],
    ['crisse ça là', 'doubt'],
    ['envoie à mon ami', 'doubt'],
    ['non merci, je vais voir ailleurs', 'no'],
    ['j’aime mieux attendre avant de l’envoyer', 'no'],
    ['tout est croche, on redémarre', 'start-over'],
    ['mon mari va regarder ça quand il arrive', 'doubt'],
    ['faut que j’en parle avec ma soeur', 'doubt'],
  ])('"%s" is taken for a %s', (utterance, meant) => expect(read(utterance, 'fr').act).toBe(meant));
});

describe('in English', () => {
  test.each([
    ['the details appear to be correct', 'yes'],
    ['pop it over to them', 'yes'],
    ['send it to whoever is closest', 'yes'],
    ['have it sent to all three of them', 'yes'],
    ['i would not change a word, fire it off', 'yes'],
    ['I think that is everything. Please send it.', 'yes'],
    ['quite satisfactory, please proceed', 'yes'],
    ['nah no changes, go for it', 'yes'],
    ['they both look good, send them', 'yes'],
    ['send it to me', 'doubt'],
    ['chuck it', 'no'],
    ['please do not forward this to anybody', 'no'],
    ['my son will see to it', 'no'],
    ['the landlord is taking care of it', 'no'],
    ['no leave it, i’ll call somebody myself', 'no'],
    ['we got it fixed', 'no'],
    ['my kid typed that', 'no'],
    ['let me redo it', 'start-over'],
    ['let me find my glasses', 'doubt'],
    ['i’m on the fence', 'doubt'],
    ['can i change it to Laval', 'correction'],
  ])('"%s" is taken for a %s', (utterance, meant) => expect(read(utterance, 'en').act).toBe(meant));
});

describe('a request that was sent', () => {
  test.each([
    'pls cancel the request i sent last night',
    'annule la demande d’hier soir',
    'quiero cancelar mi solicitud',
  ])('"%s" is no plain no', (utterance) =>
    expect(read(utterance, 'en')).toEqual({ act: 'no', about: 'cancel' }),
  );
});

describe('what is asked', () => {
  test.each([
    ['y’a tu des frais?', 'free'],
    ['y cuanto cuesta', 'price'],
    ['who will see my phone number', 'privacy'],
    ['are they insured', 'insured'],
    ['how much will it be', 'price'],
    ['what do they charge for a call out', 'price'],
    ['do we pay you or the cleaner', 'payment'],
    ['whos this going to', 'who'],
    ['c’est qui', 'who'],
    ['¿y cómo funciona?', 'how'],
    ['how soon will they answer', 'when'],
    ['can i cancel later', 'cancel'],
    ['can i take it back after its sent', 'cancel'],
    ['what if my plans change', 'cancel'],
    ['roughly what does that run', 'price'],
    ['price per hour?', 'price'],
    ['would 200 cover it', 'price'],
    ['how much to send it', 'free'],
    ['will i be charged', 'free'],
    ['what happens after i say yes', 'how'],
    ['do they call or text', 'how'],
    ['do they do printing too?', 'other'],
    ['can they serve too or is it just drop off', 'other'],
    ['what if they damage my floor', 'insured'],
    ['are they checked for a police record', 'quality'],
    ['will somebody call me tonight', 'when'],
    ['do they take interac?', 'payment'],
    ['so how do i pay', 'payment'],
    ['will they bring their own ladder?', 'other'],
    ['do they have good reviews', 'quality'],
    ['est-ce qu’ils ont leur licence RBQ', 'quality'],
    ['qui paye si y scrapent mon plancher', 'insured'],
    ['mes papiers vont-tu être vus par tout le monde?', 'privacy'],
    ['prenez-vous du monde?', 'work'],
    ['je suis plombier pis je cherche des clients, comment je m’inscris?', 'work'],
  ])('"%s" is about %s', (utterance, about) =>
    expect(read(utterance, 'fr')).toEqual({ act: 'question', about }),
  );
});

describe('in Spanish', () => {
  test.each([
    ['¿se paga por adelantado?', 'payment'],
    ['esto tiene costo para mí?', 'free'],
    ['quién más va a ver eso?', 'privacy'],
    ['les revisan los antecedentes?', 'quality'],
    ['traen seguro?', 'insured'],
    ['cobran la visita?', 'price'],
    ['cómo le hacemos para salir en su página?', 'work'],
    ['soy carpintero con 20 años de experiencia y quisiera inscribirme, cómo le hago', 'work'],
  ])('"%s" asks about %s', (utterance, about) =>
    expect(read(utterance, 'es')).toEqual({ act: 'question', about }),
  );

  test.each([
    ['sin mechas al final, solo corte y color', 'correction'],
    ['no es salchicha, es beagle', 'correction'],
    ['borra mi número de ahí por favor', 'correction'],
    ['no, ya me salió más barato por otro lado', 'no'],
    ['ay, no sé si mandarla', 'doubt'],
    ['no le muevas, así está bien', 'yes'],
    ['perfecto, enviadla cuando queráis', 'yes'],
    ['y que traigan escalera', 'correction'],
    ['perfecto, solo una cosita, el perro muerde', 'correction'],
    ['no, bórrala', 'no'],
  ])('"%s" is a %s', (utterance, what) => expect(read(utterance, 'es').act).toBe(what));
});
