import { regionsOf } from './region.ts';

export const SPAIN = regionsOf(
  'ES',
  `
07|Illes Balears|baleares|Balearic Islands|Îles Baléares|Islas Baleares
27|La Rioja|rioja
29|Madrid|comunidad de madrid
31|Murcia|región de murcia|||
32|Navarra|nafarroa|Navarre|Navarre
34|Asturias|principado de asturias||Asturies
39|Cantabria|||Cantabrie
51|Andalucía||Andalusia|Andalousie
52|Aragón||Aragon|Aragon
53|Canarias|islas canarias|Canary Islands|Îles Canaries
54|Castilla-La Mancha|||Castille-La Manche
55|Castilla y León||Castile and León|Castille-et-León
56|Cataluña|catalunya|Catalonia|Catalogne
57|Extremadura|||Estrémadure
58|Galicia|galiza||Galice
59|País Vasco|euskadi|Basque Country|Pays basque
60|Comunitat Valenciana|comunidad valenciana, pais valencià|Valencian Community|Communauté valencienne|Comunidad Valenciana
CE|Ceuta|
ML|Melilla|
`,
);
