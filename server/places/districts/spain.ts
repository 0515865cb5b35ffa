import { districtsOf } from './district.ts';

export const MADRID = districtsOf(
  'madrid',
  'ES',
  'Madrid',
  `
Centro|40.4153|-3.7074||140
Arganzuela|40.4003|-3.6959||155
Retiro|40.4110|-3.6760||118
Salamanca|40.4300|-3.6780|barrio de salamanca|146
Chamartín|40.4620|-3.6770||146
Tetuán|40.4600|-3.6990||160
Chamberí|40.4340|-3.7030||139
Fuencarral-El Pardo|40.4960|-3.7090|fuencarral|248
Moncloa-Aravaca|40.4350|-3.7190|moncloa, aravaca|121
Latina|40.4030|-3.7360||241
Carabanchel|40.3830|-3.7280||260
Usera|40.3810|-3.7070||142
Puente de Vallecas|40.3980|-3.6690|vallecas|240
Moratalaz|40.4070|-3.6440||93
Ciudad Lineal|40.4480|-3.6500||219
Hortaleza|40.4740|-3.6410||198
Villaverde|40.3460|-3.7090||154
Villa de Vallecas|40.3740|-3.6140||114
Vicálvaro|40.4040|-3.6080||83
San Blas-Canillejas|40.4260|-3.6120|san blas, canillejas|161
Barajas|40.4730|-3.5790||50
Lavapiés|40.4090|-3.7010
Malasaña|40.4260|-3.7040
Chueca|40.4230|-3.6970
La Latina|40.4110|-3.7110
Argüelles|40.4300|-3.7160
Sanchinarro|40.4910|-3.6570
Las Tablas|40.5060|-3.6700
`,
);

export const BARCELONA = districtsOf(
  'barcelona',
  'ES',
  'Barcelona',
  `
Ciutat Vella|41.3800|2.1730|ciudad vieja|109
Eixample|41.3917|2.1650|l'eixample, ensanche|269
Sants-Montjuïc|41.3730|2.1490|sants, montjuic|187
Les Corts|41.3850|2.1310||82
Sarrià-Sant Gervasi|41.4010|2.1400|sarria, sant gervasi|149
Gràcia|41.4030|2.1530|gracia|123
Horta-Guinardó|41.4190|2.1670|horta, guinardo|175
Nou Barris|41.4420|2.1770||173
Sant Andreu|41.4350|2.1900||151
Sant Martí|41.4100|2.2000|sant marti|241
Barri Gòtic|41.3830|2.1770|barrio gótico, gótico, gothic quarter||Gothic Quarter|Quartier gothique|Barrio Gótico
El Raval|41.3800|2.1690|raval
El Born|41.3850|2.1830|born
Barceloneta|41.3790|2.1890|la barceloneta
Poblenou|41.4000|2.2000|el poblenou
Poble-sec|41.3740|2.1630|el poble sec
Sant Antoni|41.3790|2.1610
`,
);

export const VALENCIA = districtsOf(
  'valencia',
  'ES',
  'Valencia',
  `
Ruzafa|39.4610|-0.3730|russafa
El Cabanyal|39.4700|-0.3290|cabañal, cabanyal
Benimaclet|39.4850|-0.3580
Campanar|39.4840|-0.3960
Ciutat Vella|39.4750|-0.3770
`,
);

export const SEVILLE = districtsOf(
  'sevilla',
  'ES',
  'Sevilla',
  `
Triana|37.3830|-6.0040||48
Nervión|37.3840|-5.9720||51
Los Remedios|37.3750|-5.9990
La Macarena|37.4060|-5.9870|macarena|75
Santa Cruz|37.3850|-5.9890
`,
);
