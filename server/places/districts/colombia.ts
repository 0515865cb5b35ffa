import { districtsOf } from './district.ts';

export const BOGOTA = districtsOf(
  'bogota',
  'CO',
  'Bogotá',
  `
Usaquén|4.6950|-74.0310||570
Chapinero|4.6490|-74.0620||170
Santa Fe|4.6070|-74.0690||107
San Cristóbal|4.5630|-74.0840||400
Usme|4.4760|-74.1260||390
Tunjuelito|4.5820|-74.1350||180
Bosa|4.6160|-74.1900||720
Kennedy|4.6280|-74.1560||1030
Fontibón|4.6780|-74.1440||390
Engativá|4.7070|-74.1070||810
Suba|4.7450|-74.0840||1250
Barrios Unidos|4.6660|-74.0790||146
Teusaquillo|4.6440|-74.0880||140
Los Mártires|4.6030|-74.0910||83
Antonio Nariño|4.5900|-74.1030||82
Puente Aranda|4.6170|-74.1120||253
La Candelaria|4.5960|-74.0740|candelaria|18
Rafael Uribe Uribe|4.5650|-74.1160|rafael uribe|385
Ciudad Bolívar|4.5210|-74.1540||650
Sumapaz|4.2590|-74.1770||4
Cedritos|4.7230|-74.0440
Chicó|4.6760|-74.0450|el chicó
Rosales|4.6570|-74.0500
Zona Rosa|4.6670|-74.0530|zona t
Usaquén Centro|4.6950|-74.0300
Salitre|4.6560|-74.1060|ciudad salitre
Modelia|4.6700|-74.1190
Quinta Camacho|4.6550|-74.0600
La Macarena|4.6130|-74.0660
Parque de la 93|4.6770|-74.0480|parque 93
Chapinero Alto|4.6450|-74.0570
La Soledad|4.6260|-74.0740
Galerías|4.6420|-74.0740
Santa Bárbara|4.6950|-74.0400
El Country|4.6680|-74.0550
Colina Campestre|4.7350|-74.0600|la colina
Niza|4.7110|-74.0720
El Tintal|4.6430|-74.1540|tintal
Castilla|4.6390|-74.1460
Restrepo|4.5870|-74.1010
Venecia|4.5960|-74.1380
Normandía|4.6690|-74.1060
Álamos|4.6900|-74.1160
Minuto de Dios|4.6990|-74.0910
El Virrey|4.6740|-74.0540
Mazurén|4.7310|-74.0590
Toberín|4.7460|-74.0460
Prado Veraniego|4.7180|-74.0610
Ciudad Montes|4.6030|-74.1090
Quirigua|4.7040|-74.1010
Nicolás de Federmán|4.6440|-74.0840|federman
Pablo VI|4.6490|-74.0850
La Cabrera|4.6680|-74.0500
El Nogal|4.6590|-74.0520
Centro Internacional|4.6140|-74.0700
Centro|4.6010|-74.0720|bogotá centro||Downtown Bogota|Centre de Bogota
Patio Bonito|4.6330|-74.1620
Villa Luz|4.6790|-74.1080
Polo Club|4.6720|-74.0650
Siete de Agosto|4.6560|-74.0720|7 de agosto
`,
);

export const MEDELLIN = districtsOf(
  'medellin',
  'CO',
  'Medellín',
  `
El Poblado|6.2090|-75.5670|poblado|130
Laureles|6.2450|-75.5960|laureles-estadio|125
Belén|6.2310|-75.6020||200
Robledo|6.2800|-75.5970||180
La Candelaria|6.2470|-75.5680||90
Aranjuez|6.2780|-75.5590||165
Manrique|6.2720|-75.5470||165
Castilla|6.2930|-75.5720||155
Buenos Aires|6.2360|-75.5530||140
La América|6.2530|-75.6030||99
San Javier|6.2500|-75.6170||142
Guayabal|6.2140|-75.5880||98
Doce de Octubre|6.3030|-75.5790||200
Villa Hermosa|6.2560|-75.5480||143
Santa Cruz|6.2980|-75.5550
Popular|6.2960|-75.5440
San Antonio de Prado|6.1850|-75.6560
Centro|6.2470|-75.5690|medellín centro||Downtown Medellin|Centre de Medellin
Estadio|6.2560|-75.5880
Conquistadores|6.2410|-75.5820
Floresta|6.2580|-75.5980|la floresta
Calasanz|6.2650|-75.6000
Los Colores|6.2640|-75.5900
Rosales|6.2370|-75.5930|belén rosales
Provenza|6.2090|-75.5650
Manila|6.2130|-75.5700
Castropol|6.2190|-75.5680
Las Lomas|6.2060|-75.5600
San Diego|6.2340|-75.5680
Prado|6.2560|-75.5630|prado centro
Boston|6.2460|-75.5570
San Cristóbal|6.2790|-75.6370||95
Santa Elena|6.2100|-75.5000
Loma de los Bernal|6.2140|-75.6010|loma de los bernales
La Mota|6.2110|-75.5940
Ciudad del Río|6.2240|-75.5750
Astorga|6.2110|-75.5730
San Lucas|6.1870|-75.5640
Santo Domingo Savio|6.2920|-75.5420|santo domingo
Carlos E. Restrepo|6.2580|-75.5780|carlos e
Suramericana|6.2530|-75.5810
Moravia|6.2760|-75.5650
`,
);

export const CALI = districtsOf(
  'cali',
  'CO',
  'Cali',
  `
San Fernando|3.4280|-76.5440
Granada|3.4590|-76.5330
Ciudad Jardín|3.3640|-76.5370
El Peñón|3.4510|-76.5420
San Antonio|3.4480|-76.5400
Aguablanca|3.4220|-76.4880
`,
);
