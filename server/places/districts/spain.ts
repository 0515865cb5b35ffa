import { districtsOf } from './district.ts';

export const MADRID = districtsOf(
  'madrid',
  'ES',
  'Madrid',
  `
Centro|40.4153|-3.7074||140
Arganzuela|40.4003|-3.6959||155
Retiro|40.4110|-3.6760||118
Salamanca|40.4300|-3.6780|barrio de salamanca, barrio salamanca|146
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
Sol|40.4169|-3.7035|puerta del sol
Barrio de las Letras|40.4140|-3.6980|huertas, las letras
Justicia|40.4230|-3.6960
Palacio|40.4140|-3.7130
Embajadores|40.4060|-3.7020
Almagro|40.4320|-3.6930
Trafalgar|40.4330|-3.7010
Ríos Rosas|40.4420|-3.6980
Gaztambide|40.4350|-3.7150
Vallehermoso|40.4420|-3.7110
Goya|40.4240|-3.6750
Recoletos|40.4240|-3.6860
Castellana|40.4330|-3.6840
Guindalera|40.4360|-3.6680|la guindalera
Ibiza|40.4190|-3.6740
Pacífico|40.4030|-3.6760
Delicias|40.3970|-3.6900
Legazpi|40.3910|-3.6950
Atocha|40.4060|-3.6890
Acacias|40.4030|-3.7070
Prosperidad|40.4440|-3.6700
Hispanoamérica|40.4540|-3.6770
Nueva España|40.4610|-3.6780
Cuatro Caminos|40.4480|-3.7000
Montecarmelo|40.5040|-3.6970
Mirasierra|40.4900|-3.7150
Barrio del Pilar|40.4780|-3.7070|el pilar, la vaguada
Valdebebas|40.4830|-3.6160
Arturo Soria|40.4560|-3.6530
Pueblo Nuevo|40.4300|-3.6440
Quintana|40.4330|-3.6500
Ventas|40.4300|-3.6570|las ventas
Vista Alegre|40.3870|-3.7400
Aluche|40.3860|-3.7600||66
Campamento|40.3950|-3.7680
Orcasitas|40.3700|-3.7130
Entrevías|40.3790|-3.6700
Ensanche de Vallecas|40.3670|-3.6010
El Plantío|40.4700|-3.8200
Ciudad Universitaria|40.4470|-3.7280
Concepción|40.4390|-3.6490|barrio de la concepción
Canillas|40.4640|-3.6350
La Elipa|40.4260|-3.6540
Marqués de Vadillo|40.3970|-3.7160
Oporto|40.3890|-3.7310
San Isidro|40.3940|-3.7260
Palomeras|40.3890|-3.6560
Portazgo|40.3920|-3.6590
Santa Eugenia|40.3820|-3.6130
La Gavia|40.3680|-3.6110
Valdebernardo|40.4010|-3.6200
El Cañaveral|40.4040|-3.5610
Simancas|40.4280|-3.6260
Alameda de Osuna|40.4580|-3.5870
Pinar del Rey|40.4640|-3.6500
Mar de Cristal|40.4700|-3.6380
Peñagrande|40.4790|-3.7250|peña grande
Valdeacederas|40.4650|-3.7030
La Ventilla|40.4680|-3.6960
El Viso|40.4480|-3.6860
Puerta del Ángel|40.4140|-3.7270
Batán|40.4070|-3.7530
Abrantes|40.3800|-3.7270
Pan Bendito|40.3760|-3.7340
Almendrales|40.3840|-3.6980
Butarque|40.3370|-3.6830
Méndez Álvaro|40.3960|-3.6790
Fuente del Berro|40.4260|-3.6630
Casa de Campo|40.4190|-3.7490
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
Esquerra de l'Eixample|41.3850|2.1550|l'esquerra de l'eixample, eixample izquierdo
Dreta de l'Eixample|41.3940|2.1670|la dreta de l'eixample, eixample derecho
Vila de Gràcia|41.4010|2.1570|villa de gracia
El Clot|41.4100|2.1880|clot
Camp de l'Arpa|41.4140|2.1810
Bon Pastor|41.4360|2.2050|el bon pastor
Vila Olímpica|41.3900|2.1980|villa olímpica
Vall d'Hebron|41.4260|2.1450|valle de hebrón
Les Tres Torres|41.3980|2.1300|tres torres
La Prosperitat|41.4410|2.1790|prosperitat
Zona Franca|41.3570|2.1430
La Ribera|41.3840|2.1820
Diagonal Mar|41.4090|2.2160
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
