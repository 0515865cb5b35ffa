import type { NameList } from '#db/seed/names.ts';
import type { Face } from './faces.ts';

type Skins = readonly [from: Face['skin'], to: Face['skin']];

/** The given names of women in our lists; the others are men's. */
export const WOMEN: ReadonlySet<string> = new Set(
  (
    'Sophie Isabelle Karine Annie Geneviève Nadia Julie Mélanie Chantal Valérie Fatou Catherine ' +
    'Ginette Josée Amélie Stéphanie Marie Inès Odette Camille Emma Priya Grace Olivia Mei Hannah ' +
    'Chloe Sarah Amara Leila Zoe Nora Aisha Kate Ruth Anya Maya Jasmine Keisha Sofia Rachel Erin ' +
    'Lucy Tara Beth Irene Rosa Nina Lucía Ximena Fernanda Camila Daniela Mariana Paola Renata ' +
    'Verónica Valentina Adriana Gabriela Rocío Elena Carmen Laura Marta Nuria Inés Pilar Silvia ' +
    'Montse Beatriz Clara'
  ).split(' '),
);

/** Where most people of a list come from. */
export const SKINS_OF_LIST: Readonly<Record<NameList, Skins>> = {
  quebec: [1, 3],
  canada: [1, 3],
  unitedStates: [1, 4],
  latinAmerica: [3, 6],
  spain: [2, 4],
};

const DARK: Skins = [6, 8];
const SOUTH_ASIAN: Skins = [4, 6];
const EAST_ASIAN: Skins = [2, 3];
const ARAB: Skins = [3, 5];
const LATIN: Skins = [3, 5];

/** Names that tell more than the list does, given names before family names. */
export const SKINS_OF_NAME: Readonly<Record<string, Skins>> = {
  ...named('Fatou Amara Femi Keisha Darnell Malik Jamal Jerome Jasmine Marcus', DARK),
  ...named('Priya Raj', SOUTH_ASIAN),
  ...named('Mei Wei', EAST_ASIAN),
  ...named('Youssef Nadia Ahmed Leila Omar Aisha Inès', ARAB),
  ...named('Carlos Diego Rosa Sofia Maya', LATIN),
  ...named('Diallo Joseph Okafor Mensah Washington', DARK),
  ...named('Singh Patel Sharma Khan', SOUTH_ASIAN),
  ...named('Nguyen Chen Kim Lee Wong Park', EAST_ASIAN),
  ...named('Benali Haddad Ali', ARAB),
  ...named('Rivera Martinez Torres Ramirez Morales Ortiz', LATIN),
};

/** Heads that belong to a faith: only where a name makes them likely. */
export const NAMES_OF_HEAD: Readonly<Record<string, ReadonlySet<string>>> = {
  turban: new Set(['Singh']),
  hijab: new Set(['Fatou', 'Leila', 'Aisha', 'Benali', 'Khan', 'Ali', 'Haddad', 'Diallo']),
};

function named(names: string, skins: Skins): Record<string, Skins> {
  return Object.fromEntries(names.split(' ').map((name) => [name, skins]));
}
