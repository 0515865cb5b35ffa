import { districtsOf, type CityDistricts } from './district.ts';

/** Quarters of Canadian cities of which few are known: `slug|city`, then a quarter a line. */
const QUARTERS = `
# saskatoon|Saskatoon
Nutana|52.115|-106.658||10
City Park|52.139|-106.652||10
Riversdale|52.123|-106.683||10
Stonebridge|52.086|-106.628||10
Willowgrove|52.143|-106.567||10
Hampton Village|52.155|-106.733||10
Caswell Hill|52.138|-106.673||10
Lawson Heights|52.168|-106.629||10
Varsity View|52.123|-106.640||10
Silverwood Heights|52.184|-106.623||10
Sutherland|52.137|-106.599||10
# regina|Regina
Harbour Landing|50.404|-104.657||10
Normanview|50.480|-104.651||10
Whitmore Park|50.410|-104.614||10
Glencairn|50.450|-104.556||10
Albert Park|50.405|-104.630||10
Hillsdale|50.417|-104.600||10
Walsh Acres|50.491|-104.640||10
# hamilton|Hamilton
Westdale|43.263|-79.905||10
Hamilton Mountain|43.223|-79.860|the mountain hamilton, east mountain, west mountain|10
Kirkendall|43.253|-79.889||10
Durand|43.251|-79.877||10
Crown Point|43.247|-79.822||10
Corktown Hamilton|43.249|-79.864||10
# london-on|London
Old East Village|42.990|-81.225||10
Wortley Village|42.970|-81.256|wortley|10
Masonville|43.025|-81.281||10
Byron|42.962|-81.334||10
Oakridge|42.975|-81.313||10
White Oaks|42.927|-81.235||10
Old North|43.005|-81.248||10
# kitchener|Kitchener
Doon|43.393|-80.418||10
Stanley Park|43.457|-80.447||10
Forest Heights|43.420|-80.520||10
# cambridge-on|Cambridge
Hespeler|43.433|-80.308||10
Preston|43.391|-80.353||10
Galt|43.360|-80.312||10
# brampton|Brampton
Bramalea|43.728|-79.713||10
Heart Lake|43.735|-79.795||10
Springdale|43.757|-79.752||10
Castlemore|43.777|-79.686||10
Mount Pleasant Village|43.675|-79.823||10
# vaughan|Vaughan
Vellore Village|43.843|-79.570|vellore|10
# markham|Markham
Cornell|43.888|-79.229||10
Milliken|43.829|-79.301||10
Wismer|43.899|-79.268||10
# richmond-hill|Richmond Hill
Oak Ridges|43.950|-79.460||10
Bayview Hill|43.870|-79.408||10
# windsor|Windsor
Walkerville|42.318|-83.006||10
Forest Glade|42.305|-82.916||10
South Windsor|42.260|-83.013||10
# kingston-on|Kingston
Williamsville|44.237|-76.502||10
Sydenham Ward|44.229|-76.488||10
Bayridge|44.247|-76.590||10
# oakville|Oakville
Bronte|43.393|-79.713||10
Glen Abbey|43.436|-79.738||10
Kerr Village|43.441|-79.680||10
# burlington|Burlington
Aldershot|43.312|-79.853||10
Alton Village|43.403|-79.829||10
# st-catharines|St. Catharines
Port Dalhousie|43.203|-79.265||10
Merritton|43.131|-79.213||10
# niagara-falls|Niagara Falls
Chippawa|43.059|-79.046||10
Stamford|43.118|-79.100||10
# sudbury|Greater Sudbury
New Sudbury|46.520|-80.945||10
Minnow Lake|46.487|-80.951||10
# thunder-bay|Thunder Bay
Westfort|48.365|-89.275||10
Current River|48.462|-89.178||10
# barrie|Barrie
Allandale|44.373|-79.687||10
Painswick|44.346|-79.634||10
# surrey|Surrey
Newton|49.133|-122.842||10
Guildford|49.190|-122.803||10
Whalley|49.190|-122.848|surrey central|10
Fleetwood|49.157|-122.782||10
South Surrey|49.045|-122.800||10
Cloverdale|49.108|-122.724||10
Panorama Ridge|49.108|-122.857||10
Fraser Heights|49.203|-122.775||10
# kelowna|Kelowna
Rutland|49.890|-119.395||10
Glenmore|49.915|-119.449||10
Black Mountain|49.880|-119.345||10
Okanagan Mission|49.831|-119.478|lower mission, upper mission|10
# victoria|Victoria
James Bay|48.416|-123.373||10
Fernwood|48.431|-123.343||10
Fairfield|48.417|-123.346||10
Vic West|48.431|-123.386|victoria west|10
Gordon Head|48.470|-123.308||10
Cordova Bay|48.515|-123.361||10
# burnaby|Burnaby
Metrotown|49.227|-123.000||10
Brentwood|49.268|-123.000||10
Edmonds|49.219|-122.952||10
# richmond-bc|Richmond
Steveston|49.126|-123.183||10
Brighouse|49.163|-123.137||10
# new-westminster|New Westminster
Sapperton|49.225|-122.891||10
Queensborough|49.187|-122.944||10
# langley|Langley
Clayton Heights|49.130|-122.697||10
Willoughby|49.146|-122.660||10
Murrayville|49.090|-122.610||10
# chilliwack|Chilliwack
Sardis|49.126|-121.960||10
Vedder Crossing|49.108|-121.958|vedder|10
# kamloops|Kamloops
Westsyde|50.757|-120.352||10
Sahali|50.658|-120.345||10
Brocklehurst|50.703|-120.395||10
# nanaimo|Nanaimo
Departure Bay|49.205|-123.970||10
Harewood|49.148|-123.957||10
Hammond Bay|49.232|-123.975||10
# north-vancouver|North Vancouver
Lynn Valley|49.340|-123.037||10
Deep Cove|49.328|-122.951||10
Lonsdale|49.325|-123.072|lower lonsdale, upper lonsdale|10
# west-vancouver|West Vancouver
Ambleside|49.327|-123.154||10
Dundarave|49.335|-123.185||10
# coquitlam|Coquitlam
Burke Mountain|49.298|-122.747||10
Westwood Plateau|49.297|-122.797||10
Maillardville|49.240|-122.871||10
# prince-george|Prince George
College Heights|53.858|-122.803||10
# st-johns|St. John's
Churchill Park|47.573|-52.728||10
Rabbittown|47.565|-52.722||10
Georgestown|47.567|-52.714||10
Quidi Vidi|47.581|-52.679||10
Kilbride|47.531|-52.756||10
Airport Heights|47.608|-52.748||10
Kenmount Terrace|47.559|-52.797||10
Southlands|47.514|-52.805||10
Shea Heights|47.553|-52.712||10
# moncton|Moncton
Sunny Brae|46.103|-64.757||10
Lewisville|46.109|-64.743||10
Magnetic Hill|46.138|-64.890||10
# saint-john|Saint John
Millidgeville|45.306|-66.093||10
Uptown Saint John|45.273|-66.060||10
# fredericton|Fredericton
Nashwaaksis|45.981|-66.669||10
Marysville|45.978|-66.590||10
Skyline Acres|45.944|-66.647||10
`;

export const OTHER_CANADIAN: readonly CityDistricts[] = QUARTERS.split('# ')
  .slice(1)
  .map((block) => {
    const [head = '', ...table] = block.trim().split('\n');
    const [slug = '', city = ''] = head.split('|');
    return districtsOf(slug, 'CA', city, table.join('\n'));
  });
