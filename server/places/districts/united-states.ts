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
Astoria|40.7644|-73.9235|astoria queens
Long Island City|40.7447|-73.9485|lic
Flushing|40.7675|-73.8331
Jackson Heights|40.7557|-73.8831
Forest Hills|40.7181|-73.8448
Jamaica|40.7027|-73.7890|jamaica queens
Murray Hill|40.7480|-73.9780
Battery Park City|40.7120|-74.0160
Financial District|40.7080|-74.0090|fidi
Chinatown|40.7160|-73.9970
Little Italy|40.7190|-73.9970
Nolita|40.7230|-73.9950
NoHo|40.7290|-73.9930
West Village|40.7360|-74.0040
Hell's Kitchen|40.7640|-73.9920|hells kitchen
Gramercy|40.7370|-73.9840|gramercy park
Hamilton Heights|40.8240|-73.9500
Kips Bay|40.7420|-73.9800
Union Square|40.7360|-73.9900
Roosevelt Island|40.7610|-73.9510
DUMBO|40.7030|-73.9890
Brooklyn Heights|40.6960|-73.9930
Cobble Hill|40.6870|-73.9960
Carroll Gardens|40.6800|-73.9990
Boerum Hill|40.6850|-73.9840
Fort Greene|40.6920|-73.9740
Clinton Hill|40.6890|-73.9660
Prospect Heights|40.6770|-73.9690
Greenpoint|40.7300|-73.9510||40
East New York|40.6660|-73.8820||90
Midwood|40.6250|-73.9610
Gowanus|40.6730|-73.9900
Downtown Brooklyn|40.6930|-73.9860
Sunset Park|40.6450|-74.0120||120
Rockaway Beach|40.5860|-73.8110|the rockaways
South Bronx|40.8160|-73.9180
Pelham Bay|40.8500|-73.8330
St. George|40.6440|-74.0770
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
Downtown Los Angeles|34.0430|-118.2510|downtown la, dtla, downtown|60||Centre-ville de Los Angeles|Centro de Los Ángeles
Los Feliz|34.1060|-118.2840
Eagle Rock|34.1390|-118.2140
Highland Park|34.1110|-118.1980
Atwater Village|34.1170|-118.2610|atwater
Mid-Wilshire|34.0600|-118.3440
Miracle Mile|34.0620|-118.3540
Mar Vista|34.0020|-118.4300
Playa Vista|33.9730|-118.4270
Playa del Rey|33.9570|-118.4420
Pacific Palisades|34.0480|-118.5260
Bel Air|34.0830|-118.4480|bel-air
Century City|34.0550|-118.4170
Encino|34.1590|-118.5010
Tarzana|34.1720|-118.5530
Woodland Hills|34.1680|-118.6060||70
Studio City|34.1400|-118.3870
Reseda|34.2010|-118.5370||75
Sun Valley|34.2180|-118.3700||80
Sylmar|34.3080|-118.4490||80
Pacoima|34.2730|-118.4120||80
Granada Hills|34.2650|-118.5230
Watts|33.9400|-118.2430
South Los Angeles|33.9890|-118.2920|south la, south central|270
Lincoln Heights|34.0710|-118.2040
Little Tokyo|34.0500|-118.2400
Arts District|34.0400|-118.2340
Westlake|34.0600|-118.2740||110
East Hollywood|34.0900|-118.2960||78
Hollywood Hills|34.1180|-118.3300
Wilmington|33.7900|-118.2630
Hancock Park|34.0700|-118.3330
Fairfax|34.0780|-118.3610
Westchester|33.9600|-118.4000
Leimert Park|34.0090|-118.3320
Crenshaw|34.0140|-118.3350
Toluca Lake|34.1520|-118.3570
Panorama City|34.2250|-118.4490||70
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
Bucktown|41.9200|-87.6800
Ukrainian Village|41.8990|-87.6860
River North|41.8920|-87.6340
Gold Coast|41.9050|-87.6270
Old Town|41.9110|-87.6370
Streeterville|41.8920|-87.6190
West Loop|41.8830|-87.6500
South Loop|41.8670|-87.6260
Fulton Market|41.8870|-87.6520
Chinatown|41.8520|-87.6320
Bronzeville|41.8170|-87.6180
Lincoln Square|41.9680|-87.6890
Andersonville|41.9800|-87.6680
Ravenswood|41.9680|-87.6740
Wrigleyville|41.9480|-87.6560
Boystown|41.9440|-87.6490|northalsted
Roscoe Village|41.9430|-87.6790
Humboldt Park|41.9020|-87.7210
Jefferson Park|41.9700|-87.7610
Beverly|41.7180|-87.6720
Austin|41.8950|-87.7650||96
Garfield Park|41.8810|-87.7200
Back of the Yards|41.8090|-87.6560
Pullman|41.7050|-87.6100
Edison Park|42.0060|-87.8140
Norwood Park|41.9860|-87.8020
Noble Square|41.8990|-87.6640
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
