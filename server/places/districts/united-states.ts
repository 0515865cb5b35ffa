import { districtsOf } from './district.ts';

export const NEW_YORK = districtsOf(
  'new-york',
  'US',
  'New York City',
  `
Manhattan|40.7831|-73.9712||1630
Brooklyn|40.6782|-73.9442|bklyn|2600
Queens|40.7282|-73.7949||2300
The Bronx|40.8448|-73.8648|bronx, el bronx, le bronx|1420
Staten Island|40.5795|-74.1502||490
Harlem|40.8116|-73.9465||116
East Harlem|40.7957|-73.9389|spanish harlem, el barrio
Upper East Side|40.7736|-73.9566|ues
Upper West Side|40.7870|-73.9754|uws
Midtown|40.7549|-73.9840|midtown manhattan
Chelsea|40.7465|-74.0014
Greenwich Village|40.7336|-74.0027|west village
East Village|40.7265|-73.9815
Lower East Side|40.7150|-73.9843
SoHo|40.7233|-74.0030
Tribeca|40.7163|-74.0086
Washington Heights|40.8417|-73.9394
Williamsburg|40.7081|-73.9571
Bushwick|40.6944|-73.9213
Bedford-Stuyvesant|40.6872|-73.9418|bed-stuy
Park Slope|40.6710|-73.9814
Crown Heights|40.6681|-73.9448
Bay Ridge|40.6262|-74.0327
Flatbush|40.6409|-73.9624
Astoria|40.7644|-73.9235
Long Island City|40.7447|-73.9485|lic
Flushing|40.7675|-73.8331
Jackson Heights|40.7557|-73.8831
Forest Hills|40.7181|-73.8448
Jamaica|40.7027|-73.7890|jamaica queens
`,
);

export const LOS_ANGELES = districtsOf(
  'los-angeles',
  'US',
  'Los Angeles',
  `
Hollywood|34.0928|-118.3287||80
Venice|33.9850|-118.4695|venice beach
Silver Lake|34.0869|-118.2702
Echo Park|34.0782|-118.2606
Koreatown|34.0618|-118.3000
Westwood|34.0635|-118.4455
Sherman Oaks|34.1490|-118.4514
Van Nuys|34.1867|-118.4490||136
North Hollywood|34.1870|-118.3813|noho
Boyle Heights|34.0333|-118.2079
San Pedro|33.7361|-118.2923
Brentwood|34.0521|-118.4737
`,
);

export const MIAMI = districtsOf(
  'miami',
  'US',
  'Miami',
  `
Little Havana|25.7730|-80.2150|la pequeña habana, pequeña habana|60|||La Pequeña Habana
Wynwood|25.8010|-80.1990
Brickell|25.7600|-80.1930
Coconut Grove|25.7120|-80.2570
Little Haiti|25.8240|-80.1910|||||Pequeña Haití
Overtown|25.7870|-80.2010
`,
);

export const CHICAGO = districtsOf(
  'chicago',
  'US',
  'Chicago',
  `
Lincoln Park|41.9214|-87.6513
Wicker Park|41.9088|-87.6796
Logan Square|41.9231|-87.7093
Pilsen|41.8569|-87.6580
Hyde Park|41.7943|-87.5907
The Loop|41.8786|-87.6251
Lakeview|41.9430|-87.6540
Little Village|41.8440|-87.7090|la villita
`,
);

export const BOSTON = districtsOf(
  'boston',
  'US',
  'Boston',
  `
Dorchester|42.3016|-71.0676||120
Back Bay|42.3503|-71.0810
South Boston|42.3334|-71.0495|southie
Jamaica Plain|42.3097|-71.1151
Roxbury|42.3152|-71.0914
Allston|42.3550|-71.1320
East Boston|42.3702|-71.0389
`,
);

export const SAN_FRANCISCO = districtsOf(
  'san-francisco',
  'US',
  'San Francisco',
  `
Mission District|37.7599|-122.4148|the mission
Castro|37.7609|-122.4350|the castro
Haight-Ashbury|37.7692|-122.4481
SoMa|37.7785|-122.4056|south of market
Sunset District|37.7550|-122.4940|the sunset
Richmond District|37.7800|-122.4810|the richmond
North Beach|37.8060|-122.4103
Nob Hill|37.7930|-122.4161
Noe Valley|37.7502|-122.4337
`,
);
