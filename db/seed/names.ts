import { foldText } from '#contract/fold-text.ts';
import { idOf } from './deterministic.ts';

/** Given and family names by where people live; no real person is meant. */
export const NAMES = {
  quebec: {
    given:
      'Luc Marc-André Sophie Isabelle Mathieu Jean-François Karine Annie Simon Geneviève Patrick Nadia Étienne Julie Alexandre Mélanie Olivier Chantal Guillaume Valérie Youssef Fatou Samuel Catherine Réjean Ginette Maxime Josée Frédéric Amélie Hugo Stéphanie'.split(
        ' ',
      ),
    family:
      'Gagnon Tremblay Roy Bouchard Côté Gauthier Morin Lavoie Fortin Ouellet Pelletier Bélanger Lévesque Bergeron Leblanc Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier Fournier Lapointe Nguyen Diallo Benali Joseph Charbonneau Lemieux'.split(
        ' ',
      ),
  },
  canada: {
    given:
      'Emma Liam Priya Daniel Grace Ahmed Olivia Noah Mei Jordan Hannah Marcus Chloe Raj Sarah Connor Amara Ben Leila Owen Zoe Tyler Nora Wei Dylan Aisha Kate Femi Ruth Ian Anya Scott'.split(
        ' ',
      ),
    family:
      'Singh Campbell Chen Patel MacDonald Wilson Kim Okafor Brown Nguyen Murphy Sharma Fraser Rossi Lee Khan Taylor Ferreira Scott Haddad Stewart Wong Kowalski Reid Ali Grant Mensah Wright Park Hughes'.split(
        ' ',
      ),
  },
  unitedStates: {
    given:
      'Maya Carlos Jasmine Tom Keisha Andrew Sofia Malik Rachel Diego Erin Darnell Lucy Victor Tara Omar Beth Jamal Irene Kyle Rosa Walter Nina Jerome'.split(
        ' ',
      ),
    family:
      'Johnson Rivera Williams Goldberg Davis Martinez Jackson Cohen Miller Torres Robinson Schmidt Washington Ramirez Clark Russo Green Morales Baker Levine Hill Ortiz Young Price'.split(
        ' ',
      ),
  },
  latinAmerica: {
    given:
      'Alejandro Lucía Ximena Jorge Fernanda Andrés Camila Raúl Daniela Héctor Mariana Iván Paola Gustavo Renata Felipe Verónica Óscar Valentina Ernesto Adriana Mauricio Gabriela Tomás Rocío Julián Elena Ramiro'.split(
        ' ',
      ),
    family:
      'Hernández García Rodríguez Ramírez Torres Flores Mendoza Castillo Vargas Rojas Morales Ortega Salazar Guerrero Quintero Cárdenas Aguilar Restrepo Navarro Ríos Cortés Delgado Peña Cruz Zamora Suárez Vega Medina'.split(
        ' ',
      ),
  },
  spain: {
    given:
      'Pablo Carmen Sergio Laura Javier Marta Álvaro Nuria Rubén Inés Iker Pilar Adrián Silvia Jordi Montse Hugo Beatriz Nacho Clara'.split(
        ' ',
      ),
    family:
      'Fernández López Martín Sánchez Jiménez Ruiz Alonso Moreno Gil Serrano Ferrer Vidal Prieto Ramos Iglesias Cano Soler Campos Herrero Pascual'.split(
        ' ',
      ),
  },
} as const;

export type NameList = keyof typeof NAMES;

/** The e-mail address of a person of the demo world: their name, and four letters of their key. */
export function addressOf(name: string, key: string): string {
  const plain = foldText(name).replace(/[^a-z]+/g, '.');
  return `${plain}.${idOf(key).slice(0, 4)}@demo.test`;
}
