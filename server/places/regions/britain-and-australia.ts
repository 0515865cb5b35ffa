import { regionsOf } from './region.ts';

export const BRITAIN = regionsOf(
  'GB',
  `
ENG|England|dorset, yorkshire, lancashire, somerset, wiltshire, berkshire, buckinghamshire, hertfordshire, bedfordshire, cambridgeshire, oxfordshire, northamptonshire, leicestershire, nottinghamshire, derbyshire, staffordshire, shropshire, worcestershire, gloucestershire, herefordshire, lincolnshire, warwickshire, cheshire, merseyside, cumbria, tyne and wear, greater manchester||Angleterre|Inglaterra
NIR|Northern Ireland|||Irlande du Nord|Irlanda del Norte
SCT|Scotland|fife, lanarkshire, ayrshire, aberdeenshire, perthshire, midlothian, argyll||Écosse|Escocia
WLS|Wales|gwent, powys, gwynedd, carmarthenshire, pembrokeshire, glamorgan||Pays de Galles|Gales
`,
);

export const AUSTRALIA = regionsOf(
  'AU',
  `
01|Australian Capital Territory|act
02|New South Wales|nsw||Nouvelle-Galles du Sud|Nueva Gales del Sur
03|Northern Territory|
04|Queensland|qld
05|South Australia|||Australie-Méridionale|Australia Meridional
06|Tasmania|tas||Tasmanie
07|Victoria|vic
08|Western Australia|||Australie-Occidentale|Australia Occidental
`,
);
