import { districtsOf } from './district.ts';

export const TORONTO = districtsOf(
  'toronto',
  'CA',
  'Toronto',
  `
Scarborough|43.7731|-79.2578||632
North York|43.7615|-79.4111|northyork|670
Etobicoke|43.6435|-79.5656||365
East York|43.6910|-79.3280||118
York|43.6890|-79.4750||145
Downtown Toronto|43.6532|-79.3832|downtown|250||Centre-ville de Toronto|Centro de Toronto
The Annex|43.6700|-79.4070|annex
Yorkville|43.6710|-79.3900
Kensington Market|43.6547|-79.4005
Chinatown|43.6530|-79.3980
Queen West|43.6470|-79.4110|queen street west
Liberty Village|43.6380|-79.4200
Parkdale|43.6400|-79.4370
High Park|43.6540|-79.4650
Junction|43.6650|-79.4700|the junction
Leslieville|43.6620|-79.3370
Riverdale|43.6670|-79.3520
Danforth|43.6770|-79.3500|greektown
The Beaches|43.6710|-79.2960|beaches, the beach
Distillery District|43.6500|-79.3590
Cabbagetown|43.6670|-79.3660
Rosedale|43.6790|-79.3780
Forest Hill|43.6970|-79.4140
Leaside|43.7040|-79.3680
Midtown|43.7000|-79.3970
Davisville|43.6980|-79.3880
Lawrence Park|43.7220|-79.3880
Don Mills|43.7370|-79.3440
Willowdale|43.7700|-79.4090
Weston|43.7000|-79.5200
Rexdale|43.7230|-79.5680
Mimico|43.6140|-79.4970
Roncesvalles|43.6460|-79.4490
Little Italy|43.6550|-79.4190
Bloor West Village|43.6500|-79.4800
Corktown|43.6550|-79.3590
Ossington|43.6470|-79.4200|ossington strip
`,
);

export const OTTAWA = districtsOf(
  'ottawa',
  'CA',
  'Ottawa',
  `
Kanata|45.3090|-75.8990||137
Orléans|45.4690|-75.5150|orleans|125
Nepean|45.3340|-75.7240||180
Gloucester|45.4110|-75.5930||150
Vanier|45.4400|-75.6600
Barrhaven|45.2750|-75.7360||103
Stittsville|45.2590|-75.9210
The Glebe|45.4010|-75.6890|glebe
Westboro|45.3920|-75.7530
ByWard Market|45.4290|-75.6920|byward
Sandy Hill|45.4230|-75.6800
Rockcliffe Park|45.4510|-75.6790
Centretown|45.4140|-75.6960
`,
);

export const VANCOUVER = districtsOf(
  'vancouver',
  'CA',
  'Vancouver',
  `
Downtown Vancouver|49.2827|-123.1207|downtown|62||Centre-ville de Vancouver|Centro de Vancouver
West End|49.2850|-123.1350
Yaletown|49.2750|-123.1210
Gastown|49.2840|-123.1080
Coal Harbour|49.2900|-123.1250
Kitsilano|49.2680|-123.1680|kits
Mount Pleasant|49.2640|-123.0980
Commercial Drive|49.2690|-123.0700|the drive
East Vancouver|49.2560|-123.0600|east van
Fairview|49.2640|-123.1300
Kerrisdale|49.2340|-123.1550
Dunbar|49.2500|-123.1850
Point Grey|49.2640|-123.2020
Shaughnessy|49.2450|-123.1400
Marpole|49.2100|-123.1290
Strathcona|49.2780|-123.0880
Hastings-Sunrise|49.2810|-123.0400
Killarney|49.2240|-123.0400
Renfrew-Collingwood|49.2470|-123.0400
`,
);

export const CALGARY = districtsOf(
  'calgary',
  'CA',
  'Calgary',
  `
Beltline|51.0400|-114.0700
Kensington|51.0530|-114.0890
Inglewood|51.0390|-114.0240
Bridgeland|51.0550|-114.0430
Mission|51.0310|-114.0680
Bowness|51.0880|-114.1880
`,
);

export const EDMONTON = districtsOf(
  'edmonton',
  'CA',
  'Edmonton',
  `
Old Strathcona|53.5180|-113.4970
Oliver|53.5430|-113.5230
Mill Woods|53.4560|-113.4240||100
Glenora|53.5480|-113.5540
`,
);

export const WINNIPEG = districtsOf(
  'winnipeg',
  'CA',
  'Winnipeg',
  `
Saint-Boniface|49.8890|-97.1110|st boniface|50|St. Boniface
St. Vital|49.8400|-97.1110|saint-vital|65||Saint-Vital
Transcona|49.8960|-97.0090
Osborne Village|49.8780|-97.1460
`,
);

export const HALIFAX = districtsOf(
  'halifax',
  'CA',
  'Halifax',
  `
Dartmouth|44.6652|-63.5677||101
Bedford|44.7320|-63.6560
Clayton Park|44.6640|-63.6500
Lower Sackville|44.7760|-63.6780
`,
);
