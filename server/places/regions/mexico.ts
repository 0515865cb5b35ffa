import { regionsOf } from './region.ts';

export const MEXICO = regionsOf(
  'MX',
  `
01|Aguascalientes|ags
02|Baja California|bc
03|Baja California Sur|bcs
04|Campeche|camp
05|Chiapas|chis
06|Chihuahua|chih
07|Coahuila|coah
08|Colima|col
09|Ciudad de México|cdmx, df, d f, distrito federal|Mexico City|Mexico
10|Durango|dgo
11|Guanajuato|gto
12|Guerrero|gro
13|Hidalgo|hgo
14|Jalisco|jal
15|Estado de México|edomex, edo mex, edo de mex, méx|State of Mexico|État de Mexico
16|Michoacán|mich
17|Morelos|mor
18|Nayarit|nay
19|Nuevo León|nl, n l
20|Oaxaca|oax
21|Puebla|pue
22|Querétaro|qro
23|Quintana Roo|qroo, q roo
24|San Luis Potosí|slp, s l p
25|Sinaloa|sin
26|Sonora|son
27|Tabasco|tab
28|Tamaulipas|tamps
29|Tlaxcala|tlax
30|Veracruz|ver
31|Yucatán|yuc
32|Zacatecas|zac
`,
);
