import { regionsOf } from './region.ts';

export const ARGENTINA = regionsOf(
  'AR',
  `
01|Provincia de Buenos Aires|pba||Province de Buenos Aires
02|Catamarca|
03|Chaco|
04|Chubut|
05|Córdoba|
06|Corrientes|
07|Ciudad de Buenos Aires|caba, capital federal|Buenos Aires|Buenos Aires|Buenos Aires
08|Entre Ríos|
09|Formosa|
10|Jujuy|
11|La Pampa|
12|La Rioja|
13|Mendoza|
14|Misiones|
15|Neuquén|
16|Río Negro|
17|Salta|
18|San Juan|
19|San Luis|
20|Santa Cruz|
21|Santa Fe|
22|Santiago del Estero|
23|Tierra del Fuego|
24|Tucumán|
`,
);

export const CHILE = regionsOf(
  'CL',
  `
01|Valparaíso|
02|Aysén|
03|Antofagasta|
04|Araucanía|
05|Atacama|
06|Biobío|
07|Coquimbo|
08|O'Higgins|
10|Magallanes|
11|Maule|
12|Región Metropolitana|rm
14|Los Lagos|
15|Tarapacá|
16|Arica y Parinacota|
17|Los Ríos|
18|Ñuble|
`,
);

export const PERU = regionsOf(
  'PE',
  `
01|Amazonas|
02|Áncash|
03|Apurímac|
04|Arequipa|
05|Ayacucho|
06|Cajamarca|
07|Callao|
08|Cusco|cuzco
09|Huancavelica|
10|Huánuco|
11|Ica|
12|Junín|
13|La Libertad|
14|Lambayeque|
15|Lima|
16|Loreto|
17|Madre de Dios|
18|Moquegua|
19|Pasco|
20|Piura|
21|Puno|
22|San Martín|
23|Tacna|
24|Tumbes|
25|Ucayali|
LMA|Lima|
`,
);
