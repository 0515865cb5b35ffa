import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';

/** Certificates of a trade. */
export const CERTIFICATIONS: Readonly<
  Record<UnderstoodLanguage, Partial<Record<Profession, string>>>
> = {
  fr: {
    plumber: 'Compagnon tuyauteur, carte de compétence de la CCQ',
    electrician:
      'Compagnon électricien, carte de compétence de la CCQ\nInstallation de bornes de recharge',
    'hvac-technician': 'Manipulation des halocarbures\nInstallateur certifié de thermopompes',
    carpenter: 'DEP en charpenterie-menuiserie',
    painter: 'DEP en peinture en bâtiment',
    roofer: 'Maître couvreur, membrane élastomère',
    'personal-trainer': 'Kinésiologue, secourisme et RCR',
    'massage-therapist': 'Membre de la Fédération québécoise des massothérapeutes',
    babysitter: 'Formation Gardiens avertis, secourisme et RCR',
    'auto-mechanic': 'Carte de compagnon du CPA',
  },
  en: {
    plumber: 'Red Seal journeyperson, plumber\nBackflow prevention tester',
    electrician: 'Red Seal journeyperson, electrician\nEV charger installation',
    'hvac-technician': 'Gas technician, class 2\nRefrigerant handling',
    carpenter: 'Red Seal journeyperson, carpenter',
    roofer: 'Working at heights\nSteep-slope shingle installer',
    'personal-trainer': 'NSCA certified strength coach\nFirst aid and CPR',
    babysitter: 'First aid and CPR',
    'auto-mechanic': 'Licensed automotive service technician',
  },
  es: {
    plumber: 'Técnico en instalaciones hidráulicas y de gas',
    electrician: 'Técnico electricista certificado\nTrabajo en alturas',
    'hvac-technician': 'Manejo de refrigerantes',
    carpenter: 'Técnico en carpintería y ebanistería',
    'personal-trainer': 'Entrenador certificado, primeros auxilios y RCP',
    babysitter: 'Primeros auxilios pediátricos',
  },
};
