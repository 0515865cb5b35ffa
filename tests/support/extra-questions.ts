import { changeCatalogue, listCatalogue } from '#contract/admin/catalogue.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { ExtraQuestionSetting } from '#contract/requests/extra-questions.ts';
import type { AnAdmin } from './admin/admins.ts';

/** A choice whose second option has no French. */
export const CHOICE: ExtraQuestionSetting = {
  id: 'c5a1e0d2-0000-4000-8000-000000000001',
  kind: 'choice',
  question: { en: 'Is there an elevator?', fr: 'Y a-t-il un ascenseur?', es: '¿Hay ascensor?' },
  options: [
    { en: 'Yes', fr: 'Oui', es: 'Sí' },
    { en: 'No', fr: null, es: 'No' },
  ],
};

export const FLOOR: ExtraQuestionSetting = {
  id: 'c5a1e0d2-0000-4000-8000-000000000002',
  kind: 'number',
  question: { en: 'Which floor?', fr: null, es: null },
  options: [],
};

/** Gives a trade these extra questions as an operator does, or leaves those it has. */
export async function setQuestions(
  admin: AnAdmin,
  profession: Profession,
  extraQuestions: ExtraQuestionSetting[] | undefined,
) {
  const all = await admin.call(listCatalogue, {});
  const entry = all.find((one) => one.profession === profession)!;
  const { version, category, icon, active, cueWords } = entry;
  const names = { en: null, fr: null, es: null };
  const body = { version, names, cueWords, active, category, icon, extraQuestions };
  return admin.call(changeCatalogue, { params: { profession }, body });
}
