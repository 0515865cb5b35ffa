import { postalPrefixes } from './prefixes.ts';

/** The first two digits are the department; large cities represent theirs. */
export const FRENCH_PREFIXES = postalPrefixes(
  'FR',
  `
06: Nice
13: Marseille
14: Caen
17: La Rochelle
20: Ajaccio
21: Dijon
25: Besançon
29: Brest
30: Nîmes
31: Toulouse
33: Bordeaux
34: Montpellier
35: Rennes
37: Tours
38: Grenoble
42: Saint-Étienne
44: Nantes
45: Orléans
49: Angers
51: Reims
54: Nancy
57: Metz
59: Lille
63: Clermont-Ferrand
64: Pau
66: Perpignan
67: Strasbourg
68: Mulhouse
69: Lyon
72: Le Mans
73: Chambéry
74: Annecy
75: Paris
76: Rouen
78: Versailles
80: Amiens
83: Toulon
84: Avignon
86: Poitiers
87: Limoges
92: Nanterre
93: Saint-Denis
94: Créteil
`,
);
