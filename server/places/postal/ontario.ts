import { postalPrefixes } from './prefixes.ts';

/** Ontario: Ottawa and Toronto by forward sortation area, the rest by first letters. */
export const ONTARIO_PREFIXES = postalPrefixes(
  'CA',
  `
K1A K1P K1R K2P: Ottawa/Centretown
K1B K1J K1T K1X: Ottawa/Gloucester
K1C K1E K1W K4A: Ottawa/Orléans
K1K K1L: Ottawa/Vanier
K1M: Ottawa/Rockcliffe Park
K1N: Ottawa/Sandy Hill
K1S: Ottawa/The Glebe
K2A K2B: Ottawa/Westboro
K2C K2E K2G K2H: Ottawa/Nepean
K2J: Ottawa/Barrhaven
K2K K2L K2M K2T K2V K2W: Ottawa/Kanata
K2S: Ottawa/Stittsville
K1 K2: Ottawa
K4K: Rockland
K6: Cornwall
K6A: Hawkesbury
K6V: Brockville
K7: Kingston
K8: Belleville
K8A: Pembroke
K9: Peterborough
K: Ottawa
L0 L1: Oshawa
L1M L1N L1P L1R: Whitby
L1S L1T L1Z: Ajax
L1V L1W L1X L1Y: Pickering
L1B L1C L1E: Bowmanville
L2: St. Catharines
L2A: Fort Erie
L2E L2G L2H L2J: Niagara Falls
L3: Markham
L3B L3C: Welland
L3P L3R L3S: Markham
L3T L4J: Thornhill
L3V: Orillia
L3X L3Y: Newmarket
L3Z: Bradford West Gwillimbury
L4: Vaughan
L4A: Whitchurch-Stouffville
L4B L4C L4E L4S: Richmond Hill
L4G: Aurora
L4H L4L: Woodbridge
L4K L6A: Vaughan
L4M L4N: Barrie
L4T L4V L4W L4X L4Y L4Z: Mississauga
L5: Mississauga
L6: Brampton
L6B L6C L6E L6G: Markham
L6H L6J L6K L6L L6M: Oakville
L7: Brampton
L7E: Bolton
L7G: Georgetown
L7L L7M L7N L7P L7R L7S L7T: Burlington
L8: Hamilton
L9: Hamilton
L9T: Milton
L9W: Orangeville
L9Y: Collingwood
L: Mississauga
M1: Toronto/Scarborough
M2: Toronto/North York
M2J M2K M2L M2M M2N M2P M2R: Toronto/Willowdale
M3: Toronto/North York
M3A M3B M3C: Toronto/Don Mills
M4: Toronto
M4B M4C M4J M4K: Toronto/East York
M4E: Toronto/The Beaches
M4G: Toronto/Leaside
M4L M4M: Toronto/Leslieville
M4N: Toronto/Lawrence Park
M4P M4R: Toronto/Midtown
M4S: Toronto/Davisville
M4T M4V: Toronto/Forest Hill
M4W: Toronto/Rosedale
M4X: Toronto/Cabbagetown
M4Y M5A M5B M5C M5E M5G M5H M5J M5K M5L M5V M5W M5X: Toronto/Downtown Toronto
M5M: Toronto/Lawrence Park
M5N M5P: Toronto/Forest Hill
M5R: Toronto/Yorkville
M5S: Toronto/The Annex
M5T: Toronto/Kensington Market
M5: Toronto/Downtown Toronto
M6: Toronto
M6A M6B: Toronto/North York
M6C M6E M6M M6N: Toronto/York
M6G: Toronto/Little Italy
M6J: Toronto/Queen West
M6K: Toronto/Parkdale
M6P: Toronto/High Park
M6R: Toronto/Roncesvalles
M6S: Toronto/Bloor West Village
M8 M9: Toronto/Etobicoke
M8V: Toronto/Mimico
M9L M9M: Toronto/North York
M9N: Toronto/Weston
M9V M9W: Toronto/Rexdale
M: Toronto
N1: Guelph
N2: Kitchener
N2J N2K N2L N2T N2V: Waterloo
N3: Brantford
N5 N6: London
N7: Sarnia
N8 N9: Windsor
N: London
P1: North Bay
P3: Sudbury
P4: Timmins
P6: Sault Ste. Marie
P7: Thunder Bay
P: Sudbury
`,
);
