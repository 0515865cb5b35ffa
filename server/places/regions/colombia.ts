import { regionsOf } from './region.ts';

export const COLOMBIA = regionsOf(
  'CO',
  `
01|Amazonas|
02|Antioquia|ant
03|Arauca|
04|Atlántico|
08|Caquetá|
09|Cauca|
10|Cesar|
11|Chocó|
12|Córdoba|
14|Guaviare|
15|Guainía|
16|Huila|
17|La Guajira|guajira
19|Meta|
20|Nariño|
21|Norte de Santander|
22|Putumayo|
23|Quindío|
24|Risaralda|
25|San Andrés y Providencia|
26|Santander|
27|Sucre|
28|Tolima|
29|Valle del Cauca|valle
30|Vaupés|
31|Vichada|
32|Casanare|
33|Cundinamarca|cund
34|Bogotá|bogota dc, bogota d c, dc, d c
35|Bolívar|
36|Boyacá|
37|Caldas|
38|Magdalena|
`,
);
