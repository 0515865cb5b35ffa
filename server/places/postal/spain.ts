import { postalPrefixes } from './prefixes.ts';

/** The first two digits are the province; its capital represents it. */
export const SPANISH_PREFIXES = postalPrefixes(
  'ES',
  `
01: Vitoria-Gasteiz
02: Albacete
03: Alicante
04: Almería
05: Ávila
06: Badajoz
07: Palma
08: Barcelona
09: Burgos
10: Cáceres
11: Cadiz
12: Castellón
13: Ciudad Real
14: Córdoba
15: A Coruña
16: Cuenca
17: Girona
18: Granada
19: Guadalajara
20: Donostia
21: Huelva
22: Huesca
23: Jaén
24: León
25: Lleida
26: Logroño
27: Lugo
28: Madrid
29: Málaga
30: Murcia
31: Pamplona
32: Ourense
33: Oviedo
34: Palencia
35: Las Palmas de Gran Canaria
36: Pontevedra
37: Salamanca
38: Santa Cruz de Tenerife
39: Santander
40: Segovia
41: Sevilla
42: Soria
43: Tarragona
44: Teruel
45: Toledo
46: Valencia
47: Valladolid
48: Bilbao
49: Zamora
50: Zaragoza
51: Ceuta
52: Melilla
`,
);
