import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Question } from '#contract/requests/assistant.ts';
import { fold } from '../text/fold.ts';
import { readAct } from './read-act.ts';

test.each<[UnderstoodLanguage, string, Question]>([
  ['fr', 'jpaye tu ici ou direct a elle', 'payment'],
  ['es', 'cómo se paga?', 'payment'],
  ['fr', "c'est payé comment, par vous autres ou direct à la personne?", 'payment'],
  ['es', 'soy albañil, como le ago para q me salga trabajo por aqui', 'work'],
  ['en', 'ballpark what do djs charge', 'price'],
  ['en', 'u guys got jobs for me?', 'work'],
  ['es', 'soy niñera, buscan gente en león?', 'work'],
  ['fr', "y va tu savoir que j'ai écrit ici?", 'privacy'],
  ['es', '¿hay que dar el teléfono? ¿quién lo ve?', 'privacy'],
  ['en', 'im a painter w 12 yrs experience how do i get on here to find clients', 'work'],
  ['es', 'están revisadas? antecedentes y eso', 'quality'],
  ['en', 'Are these people checked? Police check I mean', 'quality'],
  ['en', 'does my landlord get told about this', 'privacy'],
  ['es', 'q me sale el trabajo mas o menos', 'price'],
  ['es', 'cobran por preguntar?', 'free'],
  ['es', '¿se paga por la web o al profesional?', 'payment'],
  ['es', 'esto cuánto cuesta? o sea usar la página', 'free'],
  ['es', 'os quedáis comisión?', 'free'],
  ['es', 'y se paga aquí o al instalador?', 'payment'],
  ['es', 'q tan buenos son', 'quality'],
  ['es', 'Buenos días señorita, ¿con quién tengo el gusto?', 'who'],
  ['es', 'tienen garantía o algo', 'insured'],
  ['es', '¿Lo que les conté no lo ve cualquiera, verdad?', 'privacy'],
  ['es', 'soy autónomo, hago reformas, cómo me apunto', 'work'],
  ['fr', 'vous les vérifiez tu vos gardiennes', 'quality'],
  ['fr', 'ça coûte-tu de quoi de l’envoyer', 'free'],
  ['en', 'hmm is it gonna cost me anything to send this?', 'free'],
  ['en', 'do you take a cut from them or how do i pay', 'payment'],
  ['es', 'y si luego me echo atrás', 'cancel'],
  ['fr', 'je vais tu avoir 50 appels', 'privacy'],
  ['en', 'how can i join and get customers in scarborough?', 'work'],
  ['es', 'soy pintor con 15 años de experiencia, como le hago para q me manden clientes?', 'work'],
  ['es', '¿Y qué hacéis con mis datos? No quiero que me llame todo el mundo', 'privacy'],
  ['es', '¿qué vais a hacer con mi teléfono?', 'privacy'],
  ['es', 'y para qué usan mi número', 'privacy'],
  ['es', '¿compartís mi número con alguien?', 'privacy'],
  ['es', '¿Cobráis algo por esto?', 'free'],
  ['es', '¿cuánto tardáis en contestar?', 'when'],
  ['es', '¿sois una empresa?', 'who'],
  ['es', '¿de dónde sois?', 'who'],
  ['es', '¿podéis garantizar que son de fiar?', 'quality'],
  ['es', '¿tenéis seguro si rompen algo?', 'insured'],
  ['es', '¿revisáis a los fontaneros?', 'quality'],
  ['en', 'Before I agree, who gets to see my telephone number and my information?', 'privacy'],
  ['en', 'so who has access to my details?', 'privacy'],
  ['en', 'what are you going to do with my number?', 'privacy'],
  ['es', 'soy carpintero, como le hago pa salir aqui y que me lleguen clientes', 'work'],
])('%s: "%s" asks about %s', (language, text, about) => {
  expect(readAct({ text, folded: fold(text) }, language)).toEqual({ act: 'question', about });
});

test.each<[UnderstoodLanguage, string]>([
  ['en', 'i sent a request last week for a plumber but i found somebody, pls cancel it'],
  ['fr', "j'ai envoyé une demande hier et je voudrais l'annuler, nous avons trouvé quelqu'un"],
  ['fr', 'non je ne cherche personne, je veux seulement annuler'],
  ['es', 'mandé una solicitud ayer, quiero cancelarla porque ya encontré a alguien'],
  ['es', 'no busco a nadie, solo quiero cancelar'],
])('%s: "%s" wants an earlier request cancelled', (language, text) => {
  expect(readAct({ text, folded: fold(text) }, language)).toEqual({ act: 'no', about: 'cancel' });
});

test.each([
  'es un cuarto nada más, cama, escritorio y como 10 cajas',
  'son como 20 metros',
  'tengo como tres perros',
  'la semana que viene',
  'Vivo en Las Rozas. Cuanto antes, hoy si puede ser',
  'cuanto más pronto mejor',
  'lo necesito cuanto antes',
])('words like those of a question ask nothing: %s', (said) => {
  expect(readAct({ text: said, folded: fold(said) }, 'es').act).not.toBe('question');
});
