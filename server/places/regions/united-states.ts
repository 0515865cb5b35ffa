import { regionsOf } from './region.ts';

export const UNITED_STATES = regionsOf(
  'US',
  `
AL|Alabama|al
AK|Alaska|ak
AZ|Arizona|az
AR|Arkansas|ar
CA|California|ca, calif||Californie
CO|Colorado|co
CT|Connecticut|ct
DE|Delaware|de
DC|District of Columbia|dc, d c||District de Columbia|Distrito de Columbia
FL|Florida|fl, fla||Floride
GA|Georgia|ga||Géorgie
HI|Hawaii|hi||Hawaï|Hawái
ID|Idaho|id
IL|Illinois|il, ill
IN|Indiana|in
IA|Iowa|ia
KS|Kansas|ks
KY|Kentucky|ky
LA|Louisiana|la||Louisiane|Luisiana
ME|Maine|me
MD|Maryland|md
MA|Massachusetts|ma, mass
MI|Michigan|mi, mich
MN|Minnesota|mn, minn
MS|Mississippi|ms||Mississippi|Misisipi
MO|Missouri|mo|||Misuri
MT|Montana|mt
NE|Nebraska|ne
NV|Nevada|nv
NH|New Hampshire|nh||New Hampshire|Nuevo Hampshire
NJ|New Jersey|nj||New Jersey|Nueva Jersey
NM|New Mexico|nm||Nouveau-Mexique|Nuevo México
NY|New York|ny||New York|Nueva York
NC|North Carolina|nc||Caroline du Nord|Carolina del Norte
ND|North Dakota|nd||Dakota du Nord|Dakota del Norte
OH|Ohio|oh
OK|Oklahoma|ok
OR|Oregon|or|||Oregón
PA|Pennsylvania|pa, penn||Pennsylvanie|Pensilvania
RI|Rhode Island|ri
SC|South Carolina|sc||Caroline du Sud|Carolina del Sur
SD|South Dakota|sd||Dakota du Sud|Dakota del Sur
TN|Tennessee|tn, tenn|||Tennessee
TX|Texas|tx, tex
UT|Utah|ut
VT|Vermont|vt
VA|Virginia|va||Virginie
WA|Washington|wa||Washington
WV|West Virginia|wv||Virginie-Occidentale|Virginia Occidental
WI|Wisconsin|wi, wis
WY|Wyoming|wy
`,
);
