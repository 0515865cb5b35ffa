import { postalPrefixes } from './prefixes.ts';

/** The first two digits are the state (the first sixteen pairs: the boroughs of Mexico City). */
export const MEXICAN_PREFIXES = postalPrefixes(
  'MX',
  `
01: Mexico City/Álvaro Obregón
02: Mexico City/Azcapotzalco
03: Mexico City/Benito Juárez
04: Mexico City/Coyoacán
05: Mexico City/Cuajimalpa
06: Mexico City/Cuauhtémoc
07: Mexico City/Gustavo A. Madero
08: Mexico City/Iztacalco
09: Mexico City/Iztapalapa
10: Mexico City/La Magdalena Contreras
11: Mexico City/Miguel Hidalgo
12: Mexico City/Milpa Alta
13: Mexico City/Tláhuac
14: Mexico City/Tlalpan
15: Mexico City/Venustiano Carranza
16: Mexico City/Xochimilco
20: Aguascalientes
21: Mexicali
22: Tijuana
23: La Paz
24: Campeche
25: Saltillo
26: Piedras Negras
27: Torreón
28: Colima
29: Tuxtla
30: Tapachula
31: Chihuahua
32: Juárez
34: Victoria de Durango
36: Guanajuato
37: León
38: Celaya
39: Chilpancingo
42: Pachuca
44: Guadalajara
45: Zapopan
50: Toluca
53: Naucalpan
54: Tlalnepantla
55: Ecatepec
57: Ciudad Nezahualcoyotl
58: Morelia
62: Cuernavaca
63: Tepic
64: Monterrey
66: San Pedro Garza García
68: Oaxaca
72: Puebla
76: Querétaro
77: Cancún
78: San Luis Potosí
80: Culiacán
82: Mazatlán
83: Hermosillo
85: Ciudad Obregón
86: Villahermosa
87: Ciudad Victoria
88: Reynosa
89: Tampico
90: Tlaxcala
91: Xalapa
94: Orizaba
97: Mérida
98: Zacatecas
`,
);
