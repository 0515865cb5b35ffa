import { districtsOf } from './district.ts';

export const BUENOS_AIRES = districtsOf(
  'buenos-aires',
  'AR',
  'Buenos Aires',
  `
Palermo|-34.5780|-58.4260||225
Recoleta|-34.5880|-58.3930||165
Belgrano|-34.5620|-58.4560||138
Caballito|-34.6190|-58.4420||180
San Telmo|-34.6210|-58.3730
Núñez|-34.5450|-58.4630
Villa Crespo|-34.5990|-58.4420||90
Almagro|-34.6090|-58.4220||130
Flores|-34.6290|-58.4640||150
Villa Urquiza|-34.5730|-58.4880||90
Puerto Madero|-34.6110|-58.3630
La Boca|-34.6340|-58.3630
Microcentro|-34.6040|-58.3770
`,
);

export const SANTIAGO = districtsOf(
  'santiago',
  'CL',
  'Santiago',
  `
Providencia|-33.4260|-70.6110||142
Las Condes|-33.4080|-70.5670||295
Ñuñoa|-33.4540|-70.6040||208
La Florida|-33.5230|-70.5980||367
Maipú|-33.5110|-70.7580||522
Vitacura|-33.3900|-70.5710||85
La Reina|-33.4450|-70.5400||93
`,
);

export const LIMA = districtsOf(
  'lima',
  'PE',
  'Lima',
  `
Miraflores|-12.1210|-77.0300||99
San Isidro|-12.0990|-77.0350||60
Barranco|-12.1490|-77.0210||34
Santiago de Surco|-12.1380|-76.9930|surco|329
San Borja|-12.1030|-76.9970||113
La Molina|-12.0790|-76.9120||140
Jesús María|-12.0760|-77.0450||75
Lince|-12.0830|-77.0340||54
`,
);
