import type { PlaceLookup } from './place-lookup.ts';

/** Neighbourhoods and regions by the names people give them, folded, which the gazetteer does not hold. */
const NAMES = `
obregon, cd obregon,
rouyn, noranda, trois-rivieres-ouest, drummond, shawi, st-jean, thetford, gabriola, salt spring, haliburton, muskoka, muskokas, the muskokas, kawarthas, niagara region, durham region, york region, peel, cape breton, annapolis valley, the kootenays, kootenays, sunshine coast, villa general belgrano,
west island, south shore, north shore, west end, east end, rive-sud, rive sud, rive-nord, rive nord, couronne nord, couronne sud, vieux-mtl,
vieux mtl, old mtl, vieux-quebec, old quebec, haute-ville, basse-ville, okanagan, okanagan valley, fraser valley, lower mainland, north van,
west van, east van, van island, the danforth, danforth, the junction, junction triangle, roncesvalles, roncy, ossington, bloor west,
bloor west village, high park, swansea, liberty village, king west, queen west, queen st west, cabbagetown, leslieville, riverdale, the beaches,
east york, york mills, willowdale, rosedale, forest hill, davisville, leaside, don mills, thornhill, parkdale, corktown, distillery district,
cityplace, st clair west, eglinton west, weston, rexdale, islington village, mimico, long branch, new toronto, agincourt, malvern,
scarborough village, little portugal, petit-portugal, little india, greektown, koreatown, chinatown, kensington, kensington market, the annex, annex,
yorkville, regent park, hintonburg, westboro, the glebe, glebe, sandy hill, centretown, lowertown, byward market, vanier, barrhaven, stittsville,
manotick, rockland, old ottawa south, overbrook, alta vista, bells corners, kanata lakes, kitsilano, kits, yaletown, gastown, commercial drive,
kerrisdale, dunbar, point grey, marpole, coal harbour, strathcona, metrotown, brentwood, lougheed, steveston, whalley, guildford, fleetwood,
cloverdale, south surrey, walnut grove, fort langley, oak bay, james bay, fernwood, esquimalt, saanich, langford, colwood, beltline, inglewood,
marda loop, bowness, mckenzie towne, altadore, bridgeland, forest lawn, whyte ave, old strathcona, sherwood park, mill woods, st vital,
osborne village, transcona, st boniface, river heights, the north end, the south end, spryfield, clayton park, bedford, upper west side,
upper east side, lower east side, ues, uws, fidi, soho, tribeca, noho, nolita, chelsea, hells kitchen, hell's kitchen, midtown east, murray hill,
gramercy, east village, west village, greenwich village, kips bay, washington heights, inwood, morningside heights, harlem, east harlem,
spanish harlem, the bronx, bronx, south bronx, fordham, dumbo, park slope, prospect heights, crown heights, bed-stuy, bed stuy, bushwick, greenpoint,
williamsburg, sunset park, bay ridge, bensonhurst, sheepshead bay, flatbush, red hook, carroll gardens, cobble hill, boerum hill, fort greene,
clinton hill, gowanus, astoria, long island city, lic, jackson heights, elmhurst, forest hills, rego park, woodside, bayside, staten island,
long island, hudson valley, jersey city heights, jersey shore, dtla, silver lake, silverlake, echo park, los feliz, eagle rock, boyle heights, ktown,
weho, west hollywood, hollywood, north hollywood, studio city, sherman oaks, encino, tarzana, van nuys, venice beach, mar vista, culver city,
westwood, east la, east los, south la, playa vista, sfv, bay area, east bay, south bay, inland empire, mission district, the haight, haight-ashbury,
noe valley, soma, nob hill, pac heights, pacific heights, the marina, cow hollow, bernal heights, outer sunset, inner sunset, inner richmond,
bayview, potrero hill, dogpatch, temescal, rockridge, fruitvale, capitol hill, ballard, queen anne, west seattle, georgetown, u district,
beacon hill, wallingford, green lake, phinney ridge, pearl district, alberta arts, sellwood, hawthorne, lincoln park, lakeview, wicker park,
logan square, bucktown, pilsen, hyde park, bridgeport, rogers park, andersonville, ravenswood, humboldt park, ukrainian village, west loop,
south loop, gold coast, river north, little village, back of the yards, bronzeville, south side, north side, west side, edgewater, lakeview east,
fishtown, northern liberties, south philly, west philly, manayunk, germantown, rittenhouse, jamaica plain, jp, southie, dorchester, roxbury, allston,
brighton, back bay, charlestown, east boston, eastie, roslindale, west roxbury, north end, fenway, mattapan, u street, adams morgan, dupont circle,
columbia heights, petworth, navy yard, anacostia, buckhead, east atlanta, little five points, decatur, virginia highland, old fourth ward, montrose,
river oaks, the woodlands, katy, deep ellum, oak cliff, bishop arts, lower greenville, east austin, south congress, soco, zilker, mueller,
alamo heights, the marigny, marigny, bywater, french quarter, garden district, treme, uptown new orleans, wynwood, little havana, brickell,
south beach, coconut grove, little haiti, kendall, westchester, allapattah, doral, lodo, rino, cap hill, five points, wash park, north park,
hillcrest, la jolla, pacific beach, ocean beach, barrio logan, normal heights, east nashville, shadyside, squirrel hill, lawrenceville, bloomfield,
strip district, tremont, ohio city, short north, german village, over-the-rhine, otr, hamtramck, soulard, uptown charlotte, noda, plaza midwood,
dilworth, northeast minneapolis, nordeast, uptown minneapolis, dinkytown, twin cities, dfw, gta, tri-state, quad cities, research triangle, hackney,
shoreditch, peckham, brixton, clapham, dalston, stoke newington, islington, camden, camden town, kentish town, hampstead, highgate, tottenham,
walthamstow, leyton, leytonstone, stratford, bethnal green, whitechapel, poplar, canary wharf, greenwich, deptford, lewisham, catford, dulwich,
east dulwich, camberwell, elephant and castle, battersea, balham, tooting, streatham, wimbledon, putney, fulham, hammersmith, chiswick, ealing,
acton, shepherds bush, shepherd's bush, notting hill, kilburn, finsbury park, crouch end, muswell hill, wood green, bermondsey, chorlton, didsbury,
fallowfield, rusholme, ancoats, northern quarter, salford quays, headingley, chapel allerton, roundhay, cowley, clifton, bedminster, stokes croft,
easton, southville, leith, morningside, marchmont, portobello, stockbridge, partick, dennistoun, govanhill, jesmond, heaton, gosforth, ouseburn,
moseley, kings heath, selly oak, digbeth, jewellery quarter, hove, kemptown, toxteth, aigburth, allerton, pontcanna, roath, temple bar, rathmines,
ranelagh, smithfield, villeray-saint-michel, saint-michel nord, hochelag, saint-lin, st-lin, saint-lin-laurentides, saint-donat, val-david,
sainte-marie de beauce, saint-georges de beauce, la beauce, beauce, bellechasse, lotbiniere, portneuf, charlevoix, laurentides, basses-laurentides,
hautes-laurentides, lanaudiere, monteregie, estrie, cantons-de-l'est, eastern townships, centre-du-quebec, mauricie, outaouais, pontiac, abitibi,
abitibi-temiscamingue, temiscamingue, bas-saint-laurent, gaspesie, saguenay-lac-saint-jean, lac-saint-jean, lac st-jean, lac-st-jean, bloordale, bloordale village, wallace emerson, dufferin grove, brockton village, earlscourt, baby point, cote-nord,
iles-de-la-madeleine, haute-gaspesie, cote-de-beaupre, ile d'orleans, haut-richelieu, vallee-du-richelieu, suroit, soulanges, vaudreuil-soulanges,
sud-ouest, le sud-ouest, centre-sud, plateau mont-royal, plateau-mont-royal, petite-patrie, petite patrie, la petite-patrie, petite italie,
quartier latin, quartier chinois, quartier des spectacles, cite-du-multimedia, pointe st-charles, cote-vertu, bois-franc, nouveau-rosemont,
vieux-rosemont, vieux-longueuil, vieux-terrebonne, vieux-hull, vieux-gatineau, vieux-levis, vieux-limoilou, vieux-beauport, maizerets,
saint-jean-baptiste, montcalm, sillery, cap-rouge, duberger, les saules, lebourgneuf, neufchatel, loretteville, val-belair, lac-saint-charles,
giffard, montmorency, st-roch, saint-roch, st-sauveur, limoilou, charny, saint-romuald, saint-nicolas, saint-redempteur, pont-viau, vimont, auteuil,
duvernay, fabreville, sainte-rose, ste-rose, sainte-dorothee, ste-dorothee, chomedey, laval-des-rapides, laval-ouest, saint-vincent-de-paul,
laval-sur-le-lac, greenfield park, lemoyne, le moyne, saint-hubert, st-hubert, hull, aylmer, buckingham, masson-angers, wrightville, plateau de hull,
limbour, touraine, rock forest, fleurimont, lennoxville, ascot, saint-elie, st-elie, chicoutimi, chicoutimi-nord, jonquiere, kenogami, la baie,
arvida, cap-de-la-madeleine, pointe-du-lac, lachenaie, canton de hatley, north hatley, ayer's cliff, saint-faustin, sainte-adele, piedmont,
morin-heights, saint-hippolyte, sainte-agathe, prevost, oka, hudson, rigaud, ile-perrot, l'ile-perrot, ndip, notre-dame-de-l'ile-perrot, belleville,
batignolles, montmartre, le marais, marais, oberkampf, bastille, republique, menilmontant, la villette, buttes-chaumont, montparnasse,
saint-germain-des-pres, bercy, la defense, croix-rousse, la croix-rousse, part-dieu, la part-dieu, guillotiere, la guillotiere, vieux-lyon,
presqu'ile, gerland, monplaisir, bellecour, villeurbanne, vieux-port, le panier, la joliette, castellane, endoume, noailles, estaque, l'estaque,
chartrons, les chartrons, bacalan, cauderan, capucins, saint-cyprien, minimes, cote pavee, compans, wazemmes, vieux-lille, esquermes, petite france,
neudorf, krutenau, orangerie, meinau, ile de nantes, chantenay, doulon, hauts-paves, malakoff, cours dillon, antigone, ecusson, port marianne,
beaux-arts, cimiez, vieux-nice, ixelles, schaerbeek, saint-gilles, uccle, etterbeek, molenbeek, anderlecht, jette, woluwe, auderghem,
watermael-boitsfort, evere, laeken, marolles, outremeuse, guillemins, carouge, plainpalais, paquis, les paquis, eaux-vives, champel, servette,
meyrin, lancy, vernier, flon, ouchy, pully, renens, prilly, brabant wallon, hainaut, condroz, ardenne, ardennes, ile-de-france, idf, bretagne,
normandie, alsace, lorraine, savoie, haute-savoie, drome, ardeche, dordogne, gironde, landes, pays basque, bearn, correze, creuse, vendee, var,
vaucluse, luberon, herault, gard, cotes d'armor, finistere, morbihan, roma norte, roma sur, la roma, roma, condesa, la condesa, hipodromo, juarez,
zona rosa, polanco, nuevo polanco, anzures, escandon, narvarte, del valle, del valle centro, napoles, portales, coyoacan, tlalpan, xochimilco,
iztapalapa, iztacalco, azcapotzalco, tlahuac, milpa alta, cuajimalpa, santa fe, las lomas, lomas de chapultepec, bosques de las lomas, interlomas,
satelite, ciudad satelite, lindavista, linda vista, centro historico, tepito, san rafael, santa maria la ribera, san angel, pedregal,
jardines del pedregal, mixcoac, insurgentes sur, ciudad jardin, coapa, villa coapa, acoxpa, granjas coapa, san juan de aragon, chapalita,
providencia, zona centro, colonia americana, lafayette, santa tere, andares, puerta de hierro, oblatos, analco, huentitan, san pedro garza garcia,
san pedro, san nicolas, cumbres, contry, mitras, valle oriente, san jeronimo, apodaca, escobedo, santa catarina, angelopolis, lomas de angelopolis,
cholula, san andres cholula, juriquilla, el refugio, centro sur, zona rio, playas de tijuana, otay, zona dorada, altabrisa, norte merida, montebello,
cancun centro, playacar, estado de mexico, edomex, la laguna, bajio, riviera maya, chapinero, chapinero alto, usaquen, suba, cedritos, el chico,
rosales, teusaquillo, la candelaria, candelaria, kennedy, engativa, fontibon, bosa, usme, ciudad bolivar, galerias, santa barbara, niza, modelia,
salitre, ciudad salitre, normandia, quinta paredes, la macarena, macarena, el poblado, poblado, laureles, envigado, robledo, aranjuez, castilla,
la america, ciudad del rio, sabaneta, itagui, bello, el penon, san fernando, alto prado, el prado, riomar, bocagrande, getsemani, cabecera, malasana,
chueca, lavapies, la latina, salamanca, barrio de salamanca, chamberi, arguelles, moncloa, tetuan, chamartin, arganzuela, usera, carabanchel,
vallecas, puente de vallecas, villa de vallecas, vicalvaro, ciudad lineal, hortaleza, moratalaz, san blas, barajas, aluche, la moraleja, moraleja,
mirasierra, las tablas, sanchinarro, montecarmelo, arturo soria, embajadores, legazpi, cuatro caminos, gracia, eixample, l'eixample, el raval, raval,
el born, gotico, barri gotic, barrio gotico, poblenou, el poblenou, sants, les corts, sarria, sant gervasi, horta, guinardo, el guinardo, nou barris,
el clot, sant andreu, sant marti, sagrada familia, poble-sec, poble sec, barceloneta, la barceloneta, sant antoni, l'hospitalet, hospitalet,
sant cugat, santa coloma, ruzafa, russafa, el carmen, benimaclet, cabanyal, el cabanyal, campanar, patraix, benicalap, malvarrosa, triana, nervion,
los remedios, remedios, santa cruz, alameda, la alameda, bellavista, sevilla este, heliopolis, el perchel, teatinos, huelin, pedregalejo,
la malagueta, malagueta, casco viejo, indautxu, deusto, abando, begona, santutxu, amara, el tubo, actur, realejo, el realejo, albaicin, albayzin,
zaidin, palermo, palermo soho, palermo hollywood, palermo viejo, recoleta, belgrano, belgrano r, nunez, colegiales, villa crespo, villa urquiza,
villa devoto, devoto, caballito, almagro, floresta, boedo, san telmo, la boca, barracas, puerto madero, balvanera, monserrat, parque patricios,
parque chacabuco, parque chas, villa del parque, villa luro, villa lugano, mataderos, liniers, saavedra, coghlan, chacarita, paternal, la paternal,
nordelta, san isidro, vicente lopez, olivos, martinez, acassuso, florida oeste, munro, villa ballester, san martin, tres de febrero, ramos mejia,
moron, haedo, castelar, ituzaingo, lomas de zamora, banfield, temperley, adrogue, quilmes, bernal, avellaneda, lanus, pilar, escobar, tigre,
zona norte, zona oeste, zona sur, gba norte, nueva cordoba, cerro de las rosas, alberdi, guemes, alta cordoba, pichincha, fisherton, godoy cruz,
chacras de coria, nunoa, las condes, vitacura, la reina, la florida, maipu, puente alto, san miguel, estacion central, barrio italia, lastarria,
miraflores, barranco, surco, santiago de surco, san borja, la molina, jesus maria, magdalena, magdalena del mar, pueblo libre, lince, los olivos,
callao, san juan de lurigancho, chorrillos, pocitos, carrasco, punta carretas, la california, los palos grandes, chacao, altamira, el hatillo,
petare, naco, piantini, los prados, bella vista, gazcue, miramar, santurce, rio piedras, hato rey, ocean park, escazu, curridabat, rohrmoser,
el cangrejo, obarrio, zona 10, zona 14, zona 15, highland park, sainte-marie-de-beauce, hedingley, north york, south end, downtown toronto,
downtown montreal, downtown vancouver, downtown la, east vancouver, west vancouver, north vancouver
`;

/** Abbreviations that are places when written in capitals. */
const ACRONYMS = `LA, NYC, DF, CDMX, SF, DC, TO, T.O., L.A., D.C., N.Y., N.Y.C., D.F., GTA, BCN, MTL, QC, NDG, CDN, HOMA, LIC, BX, PHX, ATL, CABA, CSL, TMR, DDO, VSL, NJ, NY, EDMTL, GDL, MTY, QRO, UWS, UES`;

export const PLACE_ACRONYMS: ReadonlySet<string> = new Set(ACRONYMS.split(', '));

const INFORMAL_PLACES: ReadonlySet<string> = new Set(
  NAMES.split(/,\s*/)
    .map((name) => name.trim())
    .filter(Boolean),
);
const SUPPOSED_POPULATION = 30_000;

/** The lookup of a gazetteer with the informal names beside it. */
export function withInformalPlaces(lookup: PlaceLookup): PlaceLookup {
  return (phrase, evenCommonWords) => {
    const place = lookup(phrase, evenCommonWords);
    if (place !== null) return place;
    const informal =
      INFORMAL_PLACES.has(phrase) || INFORMAL_PLACES.has(phrase.replaceAll(' ', '-'));
    return informal ? { kind: 'informal', population: SUPPOSED_POPULATION } : null;
  };
}
