import { postalPrefixes } from './prefixes.ts';

/** The other provinces: Vancouver and some cities by forward sortation area, the rest by first letters. */
export const WEST_AND_ATLANTIC_PREFIXES = postalPrefixes(
  'CA',
  `
R2 R3: Winnipeg
R2C: Winnipeg/Transcona
R2H R2J: Winnipeg/Saint-Boniface
R2M R2N: Winnipeg/St. Vital
R3L: Winnipeg/Osborne Village
R7: Brandon
R: Winnipeg
S4: Regina
S6: Prince Albert
S7: Saskatoon
S: Saskatoon
T1: Medicine Hat
T1H T1J T1K: Lethbridge
T2 T3: Calgary
T2E: Calgary/Bridgeland
T2G: Calgary/Inglewood
T2N: Calgary/Kensington
T2R: Calgary/Beltline
T2S: Calgary/Mission
T3B: Calgary/Bowness
T4: Red Deer
T4A T4B: Airdrie
T5 T6: Edmonton
T5K: Edmonton/Oliver
T5N: Edmonton/Glenora
T6E: Edmonton/Old Strathcona
T6K T6L: Edmonton/Mill Woods
T8: Edmonton
T8V T8W T8X: Grande Prairie
T8N: St. Albert
T8A T8H: Sherwood Park
T9H T9K: Fort McMurray
T: Calgary
V1: Kelowna
V1M V2Y V3A: Langley
V2: Abbotsford
V2B V2C V2E: Kamloops
V2K V2L V2M V2N: Prince George
V2P V2R: Chilliwack
V2A: Penticton
V2W V2X: Maple Ridge
V3: Surrey
V3B V3C: Port Coquitlam
V3E V3J V3K: Coquitlam
V3H: Port Moody
V3L V3M: New Westminster
V4: Surrey
V4C V4E V4G V4K V4L V4M: Delta
V5 V6: Vancouver
V5A V5B V5C V5E V5G V5H V5J: Burnaby
V5K: Vancouver/Hastings-Sunrise
V5L: Vancouver/Commercial Drive
V5M V5R: Vancouver/Renfrew-Collingwood
V5N: Vancouver/East Vancouver
V5S: Vancouver/Killarney
V5T: Vancouver/Mount Pleasant
V5Z V6H: Vancouver/Fairview
V6A: Vancouver/Strathcona
V6B V6Z: Vancouver/Yaletown
V6C V6E: Vancouver/Downtown Vancouver
V6G: Vancouver/West End
V6J: Vancouver/Shaughnessy
V6K: Vancouver/Kitsilano
V6L V6S: Vancouver/Dunbar
V6M V6N: Vancouver/Kerrisdale
V6P: Vancouver/Marpole
V6R: Vancouver/Point Grey
V6T @49.263,-123.248: Vancouver/Point Grey
V6V V6W V6X V6Y V7A V7B V7C V7E: Richmond
V7G V7H V7J V7K V7L V7M V7N V7P V7R: North Vancouver
V7S V7T V7V V7W: West Vancouver
V7X V7Y: Vancouver/Downtown Vancouver
V7: North Vancouver
V8 V9: Victoria
V8N V8P V8X V8Z: Saanich
V9R V9S V9T V9V: Nanaimo
V: Vancouver
Y: Whitehorse
X: Yellowknife
A1: St. John's
A2: Corner Brook
A: St. John's
B1: Sydney
B2N: Truro
B2V B2W B2X B2Y B2Z B3A B3B: Halifax/Dartmouth
B3 B3H B3J B3K B3L B3P: Halifax
B3M B3N B3S: Halifax/Clayton Park
B4A B4B: Halifax/Bedford
B4C B4E: Halifax/Lower Sackville
B: Halifax
C1: Charlottetown
C: Charlottetown
E1: Moncton
E1A: Dieppe
E2: Saint John
E3: Fredericton
E3V: Edmundston
E: Moncton
`,
);
