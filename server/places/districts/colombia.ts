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
