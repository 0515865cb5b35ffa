import { regionsOf } from './region.ts';

export const CANADA = regionsOf(
  'CA',
  `
01|Alberta|ab, alta
02|British Columbia|bc, cb, c-b||Colombie-Britannique|Columbia Británica
03|Manitoba|mb, man
04|New Brunswick|nb||Nouveau-Brunswick|Nuevo Brunswick
05|Newfoundland and Labrador|nl, nfld, newfoundland, terre-neuve||Terre-Neuve-et-Labrador|Terranova y Labrador
07|Nova Scotia|ns, n-é||Nouvelle-Écosse|Nueva Escocia
08|Ontario|on, ont
09|Prince Edward Island|pe, pei, îpé||Île-du-Prince-Édouard|Isla del Príncipe Eduardo
10|Québec|qc, que, pq|Quebec||Quebec
11|Saskatchewan|sk, sask
12|Yukon|yt
13|Northwest Territories|nt, nwt, tno||Territoires du Nord-Ouest|Territorios del Noroeste
14|Nunavut|nu
`,
);
