import { districtsOf } from './district.ts';

export const MEXICO_CITY = districtsOf(
  'mexico-city',
  'MX',
  'Mexico City',
  `
Álvaro Obregón|19.3587|-99.2033||760
Azcapotzalco|19.4869|-99.1859||430
Benito Juárez|19.3806|-99.1611||430
Coyoacán|19.3467|-99.1617|coyo|615
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
Roma Norte|19.4180|-99.1620|la roma, colonia roma, col roma norte, col roma, roma
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
Villa Coapa|19.2970|-99.1240|coapa, acoxpa
Anzures|19.4330|-99.1760|nueva anzures, verónica anzures
Granada|19.4410|-99.1990|ampliación granada, nuevo polanco
Irrigación|19.4440|-99.2050
Tabacalera|19.4370|-99.1540
San Miguel Chapultepec|19.4120|-99.1860
Guerrero|19.4440|-99.1440
Tlatelolco|19.4510|-99.1380|nonoalco tlatelolco
Peralvillo|19.4570|-99.1350
Tepito|19.4430|-99.1280
La Merced|19.4260|-99.1240|merced balbuena
Jardín Balbuena|19.4170|-99.1080|balbuena
Agrícola Oriental|19.3960|-99.0720
Agrícola Pantitlán|19.4110|-99.0690|pantitlán
Bosques de las Lomas|19.3960|-99.2500
Copilco|19.3380|-99.1800|copilco universidad
Ciudad Universitaria|19.3270|-99.1830|unam
Del Carmen|19.3530|-99.1620
Florida|19.3580|-99.1800
Insurgentes Mixcoac|19.3740|-99.1830
San José Insurgentes|19.3650|-99.1860
Álamos|19.3990|-99.1410
Vértiz Narvarte|19.3890|-99.1500
Letrán Valle|19.3730|-99.1550
Culhuacán|19.3370|-99.1130
Vallejo|19.4790|-99.1450|industrial vallejo
Clavería|19.4660|-99.1830
Las Águilas|19.3570|-99.2140
Jardines en la Montaña|19.2990|-99.2090
San Pedro de los Pinos|19.3890|-99.1860
Popotla|19.4530|-99.1790
Anáhuac|19.4420|-99.1770
Pensil|19.4500|-99.1900
Obrera|19.4140|-99.1430
Tránsito|19.4190|-99.1310
Moderna|19.3950|-99.1350
General Anaya|19.3650|-99.1600
Cuautepec|19.5440|-99.1370
San Jerónimo Lídice|19.3270|-99.2190|san jerónimo
Tizapán|19.3360|-99.2060|tizapán san ángel
Hipódromo|19.4090|-99.1690
Santa Cruz Atoyac|19.3690|-99.1600
Tepeyac Insurgentes|19.4820|-99.1210
Villa de Cortés|19.3880|-99.1390
Buenos Aires CDMX|19.4080|-99.1480|colonia buenos aires
Algarín|19.4060|-99.1400
Asturias|19.4070|-99.1320|colonia asturias
Nativitas|19.3790|-99.1400
Iztaccíhuatl|19.3900|-99.1330
Ermita|19.3620|-99.1440|portales ermita
Piedad Narvarte|19.4010|-99.1570
Ciudad de los Deportes|19.3820|-99.1790
Extremadura Insurgentes|19.3790|-99.1830
Actipan|19.3710|-99.1790
Guadalupe Inn|19.3570|-99.1870
Chimalistac|19.3440|-99.1840
Campestre Churubusco|19.3460|-99.1360
Prado Churubusco|19.3530|-99.1310
Pedregal de Santo Domingo|19.3280|-99.1680|santo domingo coyoacán
Santa Úrsula Coapa|19.3080|-99.1520|pedregal de santa úrsula
Romero Rubio|19.4400|-99.0960
Moctezuma CDMX|19.4270|-99.1050|colonia moctezuma
San Juan de Aragón|19.4590|-99.0880|aragón
Nueva Santa María|19.4650|-99.1660
Atlampa|19.4570|-99.1590
Colonia Industrial|19.4760|-99.1220
Colonia Postal|19.3970|-99.1390
Colonia Independencia|19.3800|-99.1490
Colonia Federal|19.4180|-99.0880
Colonia Educación|19.3330|-99.1300
Colonia Morelos|19.4430|-99.1240
Colonia Esperanza|19.4140|-99.1360
Olivar de los Padres|19.3380|-99.2240
Héroes de Padierna|19.2860|-99.2220|padierna
Santa Martha Acatitla|19.3610|-99.0120|santa martha iztapalapa
Zacatenco|19.5050|-99.1400|residencial zacatenco, politécnico
Villa de Guadalupe|19.4850|-99.1180|la villa cdmx, la villa de guadalupe
Bondojito|19.4640|-99.1120
Tepepan|19.2720|-99.1400
San Andrés Totoltepec|19.2480|-99.1750
Isidro Fabela|19.2960|-99.1760
San Lorenzo Huipulco|19.2960|-99.1560|huipulco
Pedregal de Carrasco|19.3020|-99.1690
El Contadero|19.3540|-99.2960|contadero
Peñón de los Baños|19.4380|-99.0840
Escuadrón 201|19.3650|-99.1090
Xoco|19.3610|-99.1660
Cabeza de Juárez|19.3750|-99.0270
Villa Olímpica CDMX|19.3010|-99.1830|villa olímpica tlalpan
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
Centro|20.6770|-103.3470|guadalajara centro, centro histórico||Downtown Guadalajara|Centre de Guadalajara
Lafayette|20.6700|-103.3680
Ladrón de Guevara|20.6850|-103.3750
Jardines del Bosque|20.6650|-103.3830
Chapultepec|20.6740|-103.3690
Santa Teresita|20.6850|-103.3620|santa tere
Country Club|20.7050|-103.3700
Monraz|20.6760|-103.3980
Colinas de San Javier|20.6950|-103.3990
Miravalle|20.6140|-103.3480
Huentitán|20.7270|-103.3110
Moderna|20.6600|-103.3630
La Calma|20.6380|-103.4110
Vallarta Norte|20.6820|-103.3850
Arcos Vallarta|20.6720|-103.3830
Mezquitán|20.6880|-103.3560
San Juan de Dios|20.6750|-103.3390
Jardines Alcalde|20.7040|-103.3520
Polanco|20.6290|-103.3740
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
Centro|25.6700|-100.3100|monterrey centro||Downtown Monterrey|Centre de Monterrey
Mitras Norte|25.7080|-100.3500
Mitras Sur|25.6850|-100.3490
San Jerónimo|25.6790|-100.3620
Colinas de San Jerónimo|25.6880|-100.3820
Valle Oriente|25.6380|-100.3190
Tecnológico|25.6510|-100.2900
Independencia|25.6560|-100.3100
Chepevera|25.6770|-100.3400
Vista Hermosa|25.6880|-100.3560
Lindavista|25.7020|-100.2560|linda vista
Satélite|25.6040|-100.2760|ciudad satélite
San Bernabé|25.7580|-100.3680
Las Brisas|25.6150|-100.2750
Cumbres Elite|25.7480|-100.4160
Roma|25.6540|-100.2950
Fierro|25.6840|-100.2850
Talleres|25.6930|-100.3250
`,
);

export const NAUCALPAN = districtsOf(
  'naucalpan',
  'MX',
  'Naucalpan de Juárez',
  `
Ciudad Satélite|19.5090|-99.2330|satélite|60
Lomas Verdes|19.5030|-99.2600
Echegaray|19.4930|-99.2260|hacienda de echegaray
San Mateo Nopala|19.4950|-99.2790
Tecamachalco|19.4220|-99.2360
`,
);
