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
Bathurst Manor|43.7630|-79.4560
Bayview Village|43.7770|-79.3790
Birch Cliff|43.6930|-79.2640
Brockton Village|43.6510|-79.4350
Dufferin Grove|43.6560|-79.4330
Yonge and Eglinton|43.7070|-79.3980|yonge eglinton, eglinton
Entertainment District|43.6460|-79.3900
Financial District|43.6480|-79.3810
Harbourfront|43.6390|-79.3830|harborfront
King West|43.6440|-79.4010|king street west
St. Lawrence|43.6490|-79.3710|st lawrence market
Moss Park|43.6550|-79.3690
Regent Park|43.6600|-79.3600
Church and Wellesley|43.6660|-79.3810|church wellesley, the gay village
Christie Pits|43.6640|-79.4200|christie
Trinity Bellwoods|43.6470|-79.4140
Little Portugal|43.6490|-79.4320
Swansea|43.6440|-79.4770
Thorncliffe Park|43.7050|-79.3440
Flemingdon Park|43.7180|-79.3330
Agincourt|43.7880|-79.2820
Malvern|43.8060|-79.2220
Guildwood|43.7480|-79.1960
York Mills|43.7460|-79.4050
Jane and Finch|43.7570|-79.5180|jane finch
Downsview|43.7520|-79.4830
Long Branch|43.5920|-79.5380
New Toronto|43.6010|-79.5090
Islington|43.6450|-79.5240
Summerhill|43.6820|-79.3910
Deer Park|43.6880|-79.3960
Casa Loma|43.6780|-79.4090
Wychwood|43.6800|-79.4240
Corso Italia|43.6780|-79.4440
Port Union|43.7770|-79.1370
Humber Bay|43.6230|-79.4790
Fort York|43.6380|-79.4040
CityPlace|43.6400|-79.3950|city place
Harbord Village|43.6610|-79.4050
Baby Point|43.6570|-79.4950
Alderwood|43.6020|-79.5450
Mount Dennis|43.6870|-79.4890
Oakwood Village|43.6870|-79.4390
Moore Park|43.6900|-79.3830
Cliffcrest|43.7230|-79.2320
West Hill|43.7690|-79.1760
Dovercourt|43.6660|-79.4320|dovercourt village
Earlscourt|43.6770|-79.4480
Bloordale|43.6590|-79.4410|bloordale village
The Kingsway|43.6510|-79.5120|kingsway
Markland Wood|43.6340|-79.5740
L'Amoreaux|43.7990|-79.3130
Hoggs Hollow|43.7470|-79.4070|hogg's hollow
`,
);

export const MISSISSAUGA = districtsOf(
  'mississauga',
  'CA',
  'Mississauga',
  `
Port Credit|43.5510|-79.5830
Streetsville|43.5800|-79.7120
Meadowvale|43.5880|-79.7560
Erin Mills|43.5440|-79.6900
Churchill Meadows|43.5570|-79.7480
Cooksville|43.5800|-79.6170
Clarkson|43.5180|-79.6180
Malton|43.7030|-79.6340
Lorne Park|43.5310|-79.6220
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
Downtown Ottawa|45.4210|-75.6970|downtown|30||Centre-ville d'Ottawa|Centro de Ottawa
Alta Vista|45.3860|-75.6610
Hintonburg|45.4020|-75.7290
Little Italy|45.4000|-75.7090
Lowertown|45.4330|-75.6860|basse-ville d'ottawa||Lowertown|Basse-Ville
New Edinburgh|45.4420|-75.6830
Old Ottawa South|45.3920|-75.6820
Old Ottawa East|45.4060|-75.6750
Riverside South|45.2720|-75.6960
Hunt Club|45.3480|-75.6690
Manotick|45.2260|-75.6880
Greely|45.2610|-75.5660
Cumberland|45.5160|-75.4080
Findlay Creek|45.3180|-75.6060
Blackburn Hamlet|45.4320|-75.5620
Carlington|45.3780|-75.7330
Heron Gate|45.3770|-75.6530
South Keys|45.3590|-75.6530
Beacon Hill|45.4460|-75.5900
Britannia|45.3660|-75.7960
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
Oakridge|49.2270|-123.1170
Riley Park|49.2450|-123.1030
South Cambie|49.2460|-123.1210
Sunset|49.2190|-123.0910
Victoria-Fraserview|49.2190|-123.0640|fraserview
Arbutus Ridge|49.2460|-123.1600|arbutus
Grandview-Woodland|49.2750|-123.0670|grandview
Kensington-Cedar Cottage|49.2480|-123.0730|cedar cottage
Olympic Village|49.2710|-123.1070
False Creek|49.2680|-123.1130
Granville Island|49.2710|-123.1340
Chinatown|49.2800|-123.1000
Davie Village|49.2800|-123.1340
Champlain Heights|49.2140|-123.0330
Downtown Eastside|49.2820|-123.0990|dtes
UBC|49.2610|-123.2460|university of british columbia
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
Tuscany|51.1220|-114.2440||20
Mahogany|50.8970|-113.9330||10
Cranston|50.8800|-113.9850||20
Evanston|51.1700|-114.1130||20
Seton|50.8800|-113.9540||10
Forest Lawn|51.0440|-113.9710||10
Ogden|50.9890|-114.0090||10
Marda Loop|51.0230|-114.1010||10
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
Terwillegar|53.4500|-113.5750|terwillegar towne|15
Windermere|53.4330|-113.6200||15
Castle Downs|53.6160|-113.5160||20
Clareview|53.6010|-113.4000||20
Bonnie Doon|53.5240|-113.4560||10
Summerside|53.4190|-113.4700||10
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
St. James|49.8930|-97.2200|saint james|60
Wolseley|49.8800|-97.1720||10
River Heights|49.8640|-97.1860||30
Fort Garry|49.8250|-97.1560||30
Charleswood|49.8600|-97.2850||25
Tuxedo|49.8620|-97.2150||10
Elmwood|49.9080|-97.1060||20
Sage Creek|49.8170|-97.0580||10
Bridgwater|49.7960|-97.2000||10
Linden Woods|49.8290|-97.1960|lindenwoods|10
Garden City|49.9430|-97.1540||10
The Maples|49.9500|-97.1770||10
North Kildonan|49.9390|-97.0710||40
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
Crichton Park|44.6870|-63.5770||10
Woodlawn|44.6860|-63.5290||10
Westphal|44.6880|-63.5200||10
Woodside|44.6480|-63.5390||10
Spryfield|44.6130|-63.6180||20
Fairview|44.6610|-63.6340||10
Armdale|44.6350|-63.6230||10
Rockingham|44.6790|-63.6530||10
Hydrostone|44.6650|-63.6080|the hydrostone|10
`,
);
