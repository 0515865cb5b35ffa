import { districtsOf } from './district.ts';

export const MONTREAL = districtsOf(
  'montreal',
  'CA',
  'Montréal',
  `
Ahuntsic-Cartierville|45.5480|-73.6650||134
Ahuntsic|45.5530|-73.6560||60
Cartierville|45.5370|-73.7050
Bordeaux-Cartierville|45.5330|-73.6930
Nouveau-Bordeaux|45.5310|-73.6830
Sault-au-Récollet|45.5710|-73.6560
Anjou|45.6030|-73.5560||43
Côte-des-Neiges–Notre-Dame-de-Grâce|45.4840|-73.6280|cdn-ndg|166
Côte-des-Neiges|45.4960|-73.6230|cdn|90
Notre-Dame-de-Grâce|45.4730|-73.6160|ndg, n d g|70
Snowdon|45.4830|-73.6350
Monkland Village|45.4730|-73.6220|monkland
Lachine|45.4370|-73.6750||45
LaSalle|45.4290|-73.6340|ville lasalle|77
Le Plateau-Mont-Royal|45.5220|-73.5800|plateau, le plateau, the plateau, plateau mont royal, mont royal plateau|104|Plateau-Mont-Royal
Mile End|45.5240|-73.6000|mile-end
Milton-Parc|45.5130|-73.5750|mcgill ghetto, milton park
Saint-Louis Square|45.5170|-73.5700|carré saint-louis, square saint-louis
Le Sud-Ouest|45.4700|-73.5850|sud-ouest, southwest|78
Griffintown|45.4900|-73.5600
Saint-Henri|45.4770|-73.5860|st henri
Petite-Bourgogne|45.4850|-73.5740|little burgundy, la petite bourgogne||Little Burgundy
Pointe-Saint-Charles|45.4780|-73.5640|point saint charles, pointe st charles||Point St. Charles
Côte-Saint-Paul|45.4600|-73.5930
Ville-Émard|45.4560|-73.6000|ville emard
L'Île-Bizard–Sainte-Geneviève|45.4930|-73.9000|ile bizard, sainte-geneviève
Mercier–Hochelaga-Maisonneuve|45.5680|-73.5260||136
Hochelaga-Maisonneuve|45.5500|-73.5400|hochelaga, homa, ho-ma, maisonneuve|50
Hochelaga|45.5440|-73.5430
Mercier|45.5880|-73.5270
Tétreaultville|45.5980|-73.5140|tetraultville
Montréal-Nord|45.6060|-73.6290|montreal north, mtl nord|84|Montreal North
Outremont|45.5170|-73.6070||25
Mile-Ex|45.5300|-73.6160
Pierrefonds-Roxboro|45.4950|-73.8500|pierrefonds, roxboro|69
Rivière-des-Prairies–Pointe-aux-Trembles|45.6480|-73.5550|rdp-pat|107
Rivière-des-Prairies|45.6560|-73.5860|rdp|55
Pointe-aux-Trembles|45.6430|-73.5000|pat|50
Rosemont–La Petite-Patrie|45.5480|-73.5950|rosemont la petite patrie, rosemont petite patrie|140
Rosemont|45.5530|-73.5770|cité jardin|90
La Petite-Patrie|45.5370|-73.6040|petite-patrie|48
Petite Italie|45.5330|-73.6140|la petite italie, little italy||Little Italy||Pequeña Italia
Marché Jean-Talon|45.5360|-73.6150|jean-talon market
Saint-Laurent|45.5020|-73.7010|ville saint-laurent, vsl, st laurent|99
Saint-Léonard|45.5870|-73.5970|st leonard|78
Verdun|45.4590|-73.5710||69
Île-des-Sœurs|45.4590|-73.5430|ile des soeurs, l'île-des-soeurs|20|Nuns' Island
Wellington-de-l'Église|45.4600|-73.5680
Ville-Marie|45.5080|-73.5600||89
Centre-ville|45.5020|-73.5700|downtown, downtown montreal, centre-ville de montréal|30|Downtown Montreal|Centre-ville de Montréal|Centro de Montreal
Vieux-Montréal|45.5060|-73.5540|old montreal|10|Old Montreal||Viejo Montreal
Quartier des spectacles|45.5090|-73.5670
Quartier latin|45.5140|-73.5630|latin quarter
Quartier chinois|45.5080|-73.5600|chinatown
Le Village|45.5190|-73.5540|gay village, village gai
Centre-Sud|45.5220|-73.5530
Golden Square Mile|45.5000|-73.5830|mille carré doré
Shaughnessy Village|45.4920|-73.5820
Villeray–Saint-Michel–Parc-Extension|45.5510|-73.6200||144
Villeray|45.5460|-73.6210|vileray|60
Saint-Michel|45.5660|-73.6110|st michel|56
Parc-Extension|45.5300|-73.6310|parc ex, park ex, park extension|30|Park Extension
Angus|45.5430|-73.5640|shop angus, technopôle angus
Plateau-Est|45.5330|-73.5720
Parc La Fontaine|45.5260|-73.5690|la fontaine park
Cité du Multimédia|45.4970|-73.5560|cité-du-multimédia
Quartier international|45.5030|-73.5610
Faubourg Saint-Laurent|45.5120|-73.5610
Sainte-Marie|45.5300|-73.5490|quartier sainte-marie, faubourg à m'lasse
Peter-McGill|45.4950|-73.5800
De Lorimier|45.5330|-73.5680|lorimier
Longue-Pointe|45.5870|-73.5130
Youville|45.5450|-73.6340
François-Perrault|45.5610|-73.6010
Marie-Victorin|45.5630|-73.5690
Saraguay|45.5200|-73.7400
Louis-Riel|45.5880|-73.5480
Mercier-Est|45.5960|-73.5130
Mercier-Ouest|45.5830|-73.5370
Viauville|45.5590|-73.5350
Norgate|45.5110|-73.6690
Chameran|45.5290|-73.6990
Bois-Franc|45.5190|-73.7120
Loyola|45.4580|-73.6370
Le Triangle|45.4960|-73.6570
Vieux-Port|45.5040|-73.5510|old port||Old Port||Puerto Viejo
Vieux-Rosemont|45.5490|-73.5700
Nouveau-Rosemont|45.5690|-73.5750
District Chabanel|45.5330|-73.6560|chabanel
Ville-Saint-Pierre|45.4530|-73.6490|saint-pierre
Vieux-Lachine|45.4310|-73.6760
Ouest-de-l'Île|45.4550|-73.8300|ouest de l'île de montréal||West Island|Ouest-de-l'Île|West Island
`,
);
