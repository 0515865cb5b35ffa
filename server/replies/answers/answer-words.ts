import type { UnderstoodLanguage } from '#contract/language.ts';

export type Answer = 'accept' | 'decline';

/** Utterances of one answer, as `utteranceOf` gives them: in every language, and in one's own alone. */
interface Words {
  everywhere: string;
  own: Record<UnderstoodLanguage, string>;
}

/**
 * What accepts or declines where it is all that is said. Nothing here says more than that: "no problem"
 * and "not sure" are no answers.
 */
export const ANSWER_WORDS: Record<Answer, Words> = {
  accept: {
    everywhere:
      '1|yes|y|yeah|yea|yep|yup|yse|yas|ok|okay|okey|oki|okie|okay i accept|sure|accept|accepted|i accept|i accept it|i take it|i ll take it|ill take it|of course|absolutely|yes please|oui|ouais|ouai|ouaip|oiu|uoi|d accord|dacc|dac|d acc|dacord|d acord|daccord|j accepte|jaccepte|accepte|je prends|je le prends|je la prends|bien sur|certainement|absolument|entendu|si|dale|vale|claro|claro que si|acepto|aceptar|acepta|lo acepto|la acepto|aceptado|de acuerdo|por supuesto|lo tomo|la tomo|yo lo hago',
    own: {
      en: 'ya|aye|deal|sure thing|you bet|count me in|i m in|im in',
      fr: 'ca marche|certain|correct|parfait|je suis partant|je suis partante|je m en occupe',
      es: 'va|sale|listo|simon|sip|sipi|orale|andale|bueno|claro si|con gusto|me interesa|si claro',
    },
  },
  decline: {
    everywhere:
      '2|no|n|nope|nop|nah|decline|declined|i decline|refuse|i refuse|i pass|not interested|i m not interested|im not interested|cannot|can t|cant|i can t|i cant|i cannot|no i can t|no thanks|no thank you|don t accept|i don t accept|non|nan|nenni|non merci|je refuse|je decline|je passe|je peux pas|je ne peux pas|j peux pas|pas interesse|pas interessee|je n accepte pas|j accepte pas|pas disponible|je ne suis pas disponible|no gracias|rechazo|rechazar|lo rechazo|la rechazo|no acepto|no la acepto|no lo acepto|no puedo|no me interesa|no estoy disponible',
    own: {
      en: 'pass|not available|i m not available|not for me',
      fr: 'pas pour moi|je suis pas disponible|sans facon',
      es: 'paso|nel|nones|para nada|no estoy interesado|no estoy interesada',
    },
  },
};

/** What may stand beside a yes or a no and changes nothing; not beside a mere "ok". */
export const COURTESIES =
  'please|pls|thanks|thank you|thx|sir|madam|merci|merci bien|s il vous plait|s il te plait|svp|stp|monsieur|madame|gracias|muchas gracias|por favor|porfa|senor|senora';

/** What also says "I have read it": thanked for, it is no acceptance. */
export const MERE_OKS =
  'ok|okay|okey|oki|okie|vale|dale|va|sale|listo|bueno|d accord|d acc|entendu';

/** Long words that are known with one letter wrong, missing, doubled or swapped. */
export const LONG_WORDS =
  'accept|accepted|accepte|acepto|aceptar|aceptado|absolutely|decline|declined|refuse|rechazo|rechazar';
