import { ADMIN_ROLES } from '#contract/admin/roles.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Letter, LetterKind } from '#server/notifications/texts/letter.ts';
import { letters } from '#server/notifications/texts/texts.ts';

/** The letters to the operator's people, of each role and of none. */
export function everyTeamLetter(
  language: UnderstoodLanguage,
  brand: string,
  url: string,
): [LetterKind, Letter][] {
  const { teamInvitation, teamChange, memberInvitation } = letters[language];
  return [
    ['memberInvitation', memberInvitation({ brand, business: 'Plomberie Tremblay', days: 7, url })],
    ...ADMIN_ROLES.map((role): [LetterKind, Letter] => [
      'teamInvitation',
      teamInvitation({ brand, role, hours: 72, url }),
    ]),
    ...[...ADMIN_ROLES, null].map((role): [LetterKind, Letter] => [
      'teamChange',
      teamChange({ brand, role, url }),
    ]),
  ];
}
