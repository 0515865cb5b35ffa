import { districtsOf } from './district.ts';

export const MEXICO_CITY = districtsOf(
  'mexico-city',
  'MX',
  'Mexico City',
  `
Álvaro Obregón|19.3587|-99.2033||760
Azcapotzalco|19.4869|-99.1859||430
Benito Juárez|19.3806|-99.1611||430
Coyoacán|19.3467|-99.1617||615
Cuajimalpa|19.3573|-99.2999|cuajimalpa de morelos|218
Cuauhtémoc|19.4333|-99.1456||545
Gustavo A. Madero|19.4827|-99.1135|gustavo madero, gam|1170
Iztacalco|19.3953|-99.0976||405
Iztapalapa|19.3553|-99.0622||1835
La Magdalena Contreras|19.3050|-99.2410|magdalena contreras|247
Miguel Hidalgo|19.4284|-99.2007||414
Milpa Alta|19.1921|-99.0230||152
Tláhuac|19.2860|-99.0060||392
Tlalpan|19.2874|-99.1680||700
Venustiano Carranza|19.4300|-99.0930||443
Xochimilco|19.2572|-99.1030||442
Centro Histórico|19.4326|-99.1332|centro historico, centro|60|Historic Center of Mexico City|Centre historique de Mexico
Roma Norte|19.4180|-99.1620|la roma, colonia roma, roma
Roma Sur|19.4070|-99.1620
Condesa|19.4120|-99.1720|la condesa, hipódromo condesa, colonia condesa
Polanco|19.4330|-99.1940|colonia polanco
Del Valle|19.3850|-99.1680|colonia del valle
Narvarte|19.3960|-99.1540|narvarte poniente, narvarte oriente, colonia narvarte
Nápoles|19.3940|-99.1760|colonia nápoles
Juárez|19.4270|-99.1620|colonia juárez, zona rosa
San Rafael|19.4400|-99.1600|colonia san rafael
Santa María la Ribera|19.4490|-99.1580|
Doctores|19.4180|-99.1440|colonia doctores
Escandón|19.4020|-99.1800
San Ángel|19.3460|-99.1900
Santa Fe|19.3590|-99.2760|santa fe cdmx
Lomas de Chapultepec|19.4230|-99.2150|las lomas
Lindavista|19.4940|-99.1320
Portales|19.3660|-99.1410
Tacubaya|19.4020|-99.1890
Mixcoac|19.3740|-99.1860
Pedregal|19.3180|-99.2040|jardines del pedregal, el pedregal
Villa Coapa|19.2970|-99.1240|coapa
`,
);

export const GUADALAJARA = districtsOf(
  'guadalajara',
  'MX',
  'Guadalajara',
  `
Providencia|20.6980|-103.3830
Colonia Americana|20.6730|-103.3640|americana
Chapalita|20.6680|-103.4010
Oblatos|20.6950|-103.3010
Analco|20.6700|-103.3350
`,
);

export const MONTERREY = districtsOf(
  'monterrey',
  'MX',
  'Monterrey',
  `
Cumbres|25.7370|-100.4040
Mitras|25.6930|-100.3440|mitras centro
Obispado|25.6750|-100.3440
Barrio Antiguo|25.6660|-100.3060
Contry|25.6350|-100.2760
`,
);
