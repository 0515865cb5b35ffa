import { foldText } from '#contract/fold-text.ts';
import type { Profession } from '#contract/professionals/professions.ts';

const SUBJECTS: Partial<Record<Profession, RegExp>> = {
  'music-teacher':
    /\b(?:piano|guitar(?:ra|e)?s?|ukulele|violins?|violon|violoncelle|violonchelo|cello|drums?|batterie|bateria|singing|chant|canto|flutes?|flauta|saxophone?|sax|trumpet|trompett?[ea]|accordeon|acordeon|clarinet\w*|keyboard|teclado|harpe?|arpa)\b/,
  tutor:
    /\b(?:maths?|mates|matematicas|mathematiques|algebra|calculus|physics|physique|fisica|chemistry|chimie|quimica|biology|biologie|biologia|sciences?|ciencias|history|histoire|historia|french|francais|frances|english|anglais|ingles|spanish|espagnol|espanol|reading|lecture|lectura)\b/,
};

/** What is to be taught, as a message that names only the trade says it: of "cours de piano" the piano. */
export function subjectTaught(message: string, profession: Profession | null): string | null {
  const subject = profession === null ? undefined : SUBJECTS[profession];
  const folded = foldText(message);
  const found = folded.length === message.length ? subject?.exec(folded) : null;
  return found ? message.slice(found.index, found.index + found[0].length) : null;
}

/** A job with the subject that was said before it, unless it says so itself. */
export function withSubject(job: string, subject: string | undefined): string {
  if (!subject || foldText(job).includes(foldText(subject))) return job;
  return `${subject.charAt(0).toLocaleUpperCase()}${subject.slice(1)}. ${job}`;
}
