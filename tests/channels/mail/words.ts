import type { UnderstoodLanguage } from '#contract/language.ts';

/**
 * What people write, by language: short and long, with what looks like the marks of a quoted mail or of a
 * signature, but is not.
 */
export const WORDS: Record<UnderstoodLanguage, readonly string[]> = {
  en: [
    'Tomorrow at nine works for me.',
    'Sounds good 👍',
    'Hi Marie,\n\nI can come by on Thursday between 8 and 10. Is there parking nearby?\n\nThe part costs about $45.',
    'From what I see in the photo, the valve is worn out.\nI would bring a new one.',
    'On Monday I am in Laval, on Tuesday downtown. Which one suits you?',
    'Here is what I need:\n- the brand of the tap\n- a photo of the pipe below\n- your floor',
    'Yes, but only after 5 p.m.',
    'To: the left of the door there is a box with the key.',
    'Could you call me at 514-555-0142? I am on the road and cannot type much.',
    'OK, see you then! 😀🔧',
    'The total would be:\n\nLabour: $120\nParts: $60\n\nTaxes are included.',
    'Sent the photo this morning, did you get it?',
    'I have looked at the drawings again, and I believe that the water comes from the neighbour above, because the stain is round and dries during the day; if that is so, there is nothing to repair on your side, but somebody should have a look at the bathroom above before the ceiling gets worse.',
    '10:30?',
    'Best to shut the water off first. The valve is under the sink.',
    'No problem at all.\nTake your time.',
  ],
  fr: [
    'Demain à neuf heures, ça me va.',
    'Parfait 👍',
    'Bonjour Marie,\n\nJe peux passer jeudi entre 8 h et 10 h. Est-ce qu’il y a du stationnement ?\n\nLa pièce coûte environ 45 $.',
    'De ce que je vois sur la photo, la valve est usée.\nJ’en apporterais une neuve.',
    'Le lundi je suis à Laval, le mardi au centre-ville. Qu’est-ce qui vous arrange ?',
    'Voici ce qu’il me faut :\n- la marque du robinet\n- une photo du tuyau\n- votre étage',
    'Oui, mais seulement après 17 h.',
    'À : gauche de la porte, il y a une boîte avec la clé.',
    'Pouvez-vous m’appeler au 514 555-0142 ? Je suis sur la route.',
    'C’est noté, à bientôt ! 😀🔧',
    'Le total serait :\n\nMain-d’œuvre : 120 $\nPièces : 60 $\n\nTaxes incluses.',
    'Envoyé la photo ce matin, l’avez-vous reçue ?',
    'J’ai regardé de nouveau les plans et je crois que l’eau vient du voisin d’en haut, parce que la tache est ronde et qu’elle sèche pendant la journée ; si c’est le cas, il n’y a rien à réparer chez vous, mais quelqu’un devrait examiner la salle de bain du dessus avant que le plafond ne s’abîme davantage.',
    '10 h 30 ?',
    'Merci beaucoup, on se voit mardi. Ma conjointe a écrit : sonnez deux fois.',
    'Pas de problème.\nPrenez votre temps.',
  ],
  es: [
    'Mañana a las nueve me queda bien.',
    'Perfecto 👍',
    'Hola Marie:\n\nPuedo pasar el jueves entre las 8 y las 10. ¿Hay dónde estacionarse?\n\nLa pieza cuesta unos $45.',
    'De lo que veo en la foto, la válvula está gastada.\nLlevaría una nueva.',
    'El lunes estoy en Laval y el martes en el centro. ¿Cuál te conviene?',
    'Esto es lo que necesito:\n- la marca de la llave\n- una foto del tubo\n- tu piso',
    'Sí, pero solo después de las 5.',
    'Para: la puerta de atrás se necesita otra llave.',
    '¿Me puedes llamar al 514 555 0142? Voy manejando.',
    '¡Listo, nos vemos! 😀🔧',
    'El total sería:\n\nMano de obra: $120\nPiezas: $60\n\nImpuestos incluidos.',
    'Enviado el pago esta mañana, ¿lo recibiste?',
    'Volví a ver los planos y creo que el agua viene del vecino de arriba, porque la mancha es redonda y se seca durante el día; si es así, de tu lado no hay nada que reparar, pero alguien debería revisar el baño de arriba antes de que el techo se dañe más.',
    '¿10:30?',
    'El señor de al lado nos escribió: hay que tocar dos veces.',
    'No hay problema.\nTómate tu tiempo.',
  ],
};

/** What people have below their mails, as lines; programs of computers set it apart by `-- ` or by a closing. */
export const SIGNATURES: Record<UnderstoodLanguage, readonly { closing: string; lines: string }[]> =
  {
    en: [
      { closing: 'Best regards,', lines: 'Ann Miller\nMiller Plumbing Inc.\n514 555-0199' },
      { closing: 'Regards', lines: 'Ann' },
    ],
    fr: [
      { closing: 'Cordialement,', lines: 'Anne Tremblay\nPlomberie Tremblay inc.\n514 555-0199' },
      { closing: 'Bien à vous,', lines: 'Anne' },
    ],
    es: [
      { closing: 'Saludos cordiales,', lines: 'Ana Méndez\nPlomería Méndez\n514 555 0199' },
      { closing: 'Atentamente,', lines: 'Ana' },
    ],
  };
