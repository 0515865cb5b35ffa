import { postalPrefixes } from './prefixes.ts';

/** The first three digits are a sorting centre; only those of one known city are listed. */
export const UNITED_STATES_PREFIXES = postalPrefixes(
  'US',
  `
016: Worcester
021 022: Boston
029: Providence
061: Hartford
065: New Haven
071: Newark
073: Jersey City
100 101 102: New York City/Manhattan
103: New York City/Staten Island
104: New York City/The Bronx
111: New York City/Long Island City
112: New York City/Brooklyn
113: New York City/Flushing
114: New York City/Jamaica
122: Albany
132: Syracuse
142: Buffalo
146: Rochester
152: Pittsburgh
191: Philadelphia
200 202 203 204 205: Washington, D.C.
212: Baltimore
232: Richmond
276: Raleigh
282: Charlotte
303: Atlanta
322: Jacksonville
328: Orlando
331 332: Miami
333: Fort Lauderdale
336: Tampa
372: Nashville
381: Memphis
402: Louisville
432: Columbus
441: Cleveland
452: Cincinnati
462: Indianapolis
482: Detroit
503: Des Moines
532: Milwaukee
551: Saint Paul
554: Minneapolis
606: Chicago
631: St. Louis
641: Kansas City
672: Wichita
681: Omaha
701: New Orleans
731: Oklahoma City
741: Tulsa
752 753: Dallas
761: Fort Worth
770 772: Houston
782: San Antonio
787: Austin
799: El Paso
802: Denver
837: Boise
841: Salt Lake City
850: Phoenix
857: Tucson
871: Albuquerque
891: Las Vegas
900: Los Angeles
902: Beverly Hills
904: Santa Monica
908: Long Beach
921: San Diego
937: Fresno
941: San Francisco
946: Oakland
947: Berkeley
951: San Jose
958: Sacramento
968: Honolulu
972: Portland
981: Seattle
984: Tacoma
992: Spokane
995: Anchorage
`,
);
