/** Words of English, French or Spanish that are also names of places in the gazetteer, folded. */
export const WORDS_LIKE_NAMES: ReadonlySet<string> = new Set(
  `
abades abala aber abertura abondance abondant abrego abrevadero abridge acacias acebo acedera aceituna aceitunas acle acolla acula adelanto adjuntas
adra adrar aduna agneaux agrado agreda agres aguada aguadas aguaron aguazul agudo aguililla aigre aiguillon ajo alabaster alamar alameda alamo albaida
albardon albares alborada alborea alca alcantara alcoba alcubillas aldine ales alforja algaida algar algarrobo algodonales algonquin algorfa alguazas
alis aliseda alista allegan allegre allende alliance allouez alma almagres almagro almenar almenara almendral almirante aloha alp alpine altar altea
altos altura alturas alumine alvin ama amadora amaga amara ambar amble ambler ambo ameche americana ames amina amity amol amos anaco anaconda anchuras
ancon andares ande andes andouille angers anglet angostura animas aniso annex anse anta antas antelope anthem antlers apache apartado apeo apex
apoderado apongo appenzell apples aptos arad arada aramon arar araras araucaria arboleda arboledas arboletes arbolillo arbutus arcade arcadia arch
arches archway arcos ardentes arenal arenoso ares arganda argeles argentan argos arguelles argyle arias arica arles arma armada armilla arnas aromas
arques arras arrecife arrecifes arriate arroyo arroyos arrufo artemisa artes artigas arzon asbestos ascension ascot asientos asin aspe aspen aspiran
asse ataco atalaya atascadero atengo atico atocha aubin auburn augusta autan avellaneda aventura aviles aviron avoca avoine ayo azara azare azogues
azteca baca baccarat baden badger badin baga bagado bagnes bago bagua bailadores bailen baille bais bala balan balboa bale balen ballots bally balm
balnearia balsas bambas bandera banderas banderilla banes bani banning barajas baraki barbacoas barbaste barlovento barracas barrado barranca
barrancas barranco barranqueras barriales barriere barron barrow basalt basin bastille baston bata batallas batan batavia batea battle battlefield
baud bavent baxter baza bazas beach beaches beacon beaupre beaver becerril bejuco bejucos belen bello belvedere bender bendigo benet berceo berg
berlanga bermejo berna bernardos berne berry bessemer bezares bida bienvenida bienvenido biere bievre billings bimbo biol blades blair blancos blandon
blanquillo blarney bledos bloomer blossom bocas bogo bohemia boise bolinas bonanza bonete bono boom boos boqueron boquete bordeaux bordes bordon boron
botad boucau bouillon boulange boulder bountiful bourbon bourbonnais bourg bourges bous boveda bovina bowman boye boyeros braga brains brandon bravo
bray brea bream brece bree brenes brens breval brewer brie brier brig brigantine brill brilliant brindas broc brooklet broto brou broussard brownfield
browning brozas bruce brujas brulon buckeye buda buenaventura bufalo bugle bullas bulle bullion bully buna burdeos burgas burlats buron burujon busby
buta butte caballito caban cabanes cabecera cabezas cabezon cabezuela cabot cabrera cabrerizos cabrero cabris cabuya cacao cachan cachon cacique
cadalso cade caen cagua caguas caimito cairns cajola cala calabash calabozo calahorra calais calamar calca calceta calcium calderas caledonia calera
caleras callan callas callejones callow callus calmar calumet calvos calzadas camarones cambados camber cambes cambrai cambre camon campamento campan
campanario campanilla campeche campillos campina cana canalejas canalete canals cananea canar canaria canaris canaveral cancale candas cande candela
candelaria cando cane canelas cannes canoa canon canora canta cantaron cantel cantinela canton cantonment canutillo canyon caobas capacho capellania
capitan capron captieux capucins caras caraway carbonear carbonera carboneras carboneros carcans cardal carden cardigan carefree carey caribou
carignan carino carmel carmena carnation carolina carouge carrasco carretas carrillo carrillos carrocera carros carvajal carver cary casares cascabel
cascas caseros cash cashmere casillas casinos casitas cassis casson castine castor castres castro catalina cati cato caton cauro cavaillon cavalier
cavan cayenne cazalla cea cebolla cedritos cedros ceiba ceibas celada cella cendras cenicero cenicientos centelles centenario centennial centurion
cepeda cernier cerrillos cestas cesuras ceuti chable chablis chace chailles chala chalan chale challis chama chambas chamberlain chame champagne
chancy chantada chanteau chantilly chaource chaparral chapin chapinero charcas chard chardon charleston charmes charras charron chas chatelet chauvin
cheddar chelem cherokee cherre chester chesterfield cheviot cheyenne chia chichas chiche chicora chillan chillon chilly chima chimeneas chinchilla
chincho chingas chinook chiscas chiva chivata choco chocos chota chueca chupa chupaderos cicero cidra cienaga cienega cigales cilleros cimarron
cimitarra cintra cintre cipreses circa cisco citrus clapiers claret clarines clarion clemencia clemency clever clive clover cloverleaf cluses
coalfield coaling coba cobija cocas cochas cocoa cofradia cognac colcha colegiales colera coles colima colimes colina collado collantes collegien
colma colmar colmenar colombe colombelles colombes colombiers colona colonie colorines coloso columbine comanche comas comber combes comendador
comfort competa comps compuertas comunas concepcion concho conchos concord concordia condado condesa condom condon conejeras conejos congas congenies
congers congosto congress constancia consuegra contadero contes continental contramaestre contratacion contrecoeur contres convent converse convoy
copa copan copila coquille corazon corbeilles corbin corbins corca corcovado cordele cordero cordon corinto cork cornas corne cornier corning coron
coronado coronel corpus corral corrales correderos corse cot cota cotorra cottonwood coulombs coulommiers council countryside courroux cove coven cox
coyote crane cray creel crespo crespos cresson crest creston crete creuse crick cricket croft croix crolles crooks crosne crozet crucero cruces cruet
cubas cucharas cuero cuerva cults cumbres cumming cunen cutler cypress dagua daguas dale dalias dalton damasco daphne dauphin davenport deadwood deale
deba defiance degollado dehesa deleitosa delgado delicias denton desaguadero desamparados desarmes descanso descartes dese destin devine devon devoto
diablo diamante diesen diezma dike dingle diria distraccion divo doblas doctores doffing dollar dolores donegal donnybrook dooms dora dorado doral
douane doue douglas douma dour drap draper drew drome dumas dumbo dundee duns duque duras durazno dyer ebano echalas echelon eclectic economy eden
ejido elbeuf elche eldorado elida elixir embalse embarcacion emboscada embrun embu eminence empalme empire emporia emporium encanada encanto
encarnacion encino enciso encontrados encrucijada enguera enigma enramadas entrena envigado erode erre escalerillas escalon escalona esches escobar
escobares escondido esmeralda esmeraldas esparragal esparto esparza esperance esperanza espinal espino espita espy estacada estancia estepa estepar
ester estero esteros estique estrada etain eureka evergreen excelsior fairway fajardo falaise falconer farallon farmland fate federacion federal
felines felling fenouillet fenton fenwick ferez feria ferns ferron fife figaro filer fishers fishhook flaca flagstaff fleet fleurie flint flora flore
floresta florin florissant fomento fonda fondon fontainebleau fontaines fontana fontanar fords fores forks forres fors forth fortuna fosca fosses
foster fountain frades fraga frailes franklin freehold freeman freer freshwater fresnillo fretin frontera fronteras frontignan frontino fronton
fuentes fundacion fussy gacheta gaillac gaillard gais galan galena galera galeras galion gallup gama gamarra gambier gamonal gan ganado gander gante
garcia garland garlitos garner garnet garons garrison garrucha garruchos garza gastre gava gavilanes genoves gent gentry georgiana gerber geste gibara
gibbon gibbons gigante gilet gill ginebra gines ginestas giraumont giron gland glebe glide gobernadores goldenrod goleta gorges gorgor goring gorman
gorron gotha gotico gouvernes gouverneur grabs graces gracia graham granada granadas granadilla granados grandson grane granen graneros granite grants
grapevine grays greenback greenbelt greenfield greenstone greenwood greer grenade griffin grignon grillon grimaud grimes grisolles grottoes groves
gruyeres gta guaca guamo guano guapota guara guarani guardo guarne guaro guateque guayabal gueret guerra gueux guia guider guignes guisa guisando
gypsum habana habas habra hackney haines hale halen halfway halle hallow hamlet hanches harbor haro harper harrow hart harvest hassocks hatillo hato
havant havre hawthorn hays hazard headland healing heath helena heliconia helvecia hemlock herald hercules hermes hermitage heron herradura herrera
herscher hervas hesperia hickory hideaway highland highlands higueras higuerillas higueron higuerote higueruela higueruelas hill hillside hinche
hinges hinojales hinojares hinojos hobo homburg homeland homer homestead hometown hominy hondo hongos hooker hoover hormiguero hormigueros hornachos
horqueta hostos houdan houilles hove huertas huesa huez huguenot hull humanes humble humen humilladero hurricane huy iberia ifs igualada ilion inca
independencia indio indios ingenio intercourse iota ironwood isabela isla italo iza jaboncillo jaca jacarandas jackpot jaco jacobus jadraque jaen
jaffa jalon jans jaque jarales jasper jau jauja jeannette jerez jete jette jijona jingling jipijapa jobos joliet joliette jorobas joyeuse jun juncal
juncos junction jupiter jurancon jurare keystone killdeer kiln kingfisher kits labelle lacon laconia ladera lagartera laguiole lagunas laja lajas
lakes lakeside lama lamas lampa lancing landa landas lander landes landmark landres langa langeais langui lantana lapel lardero lardy lares larkspur
latina laton latta laurel laureles laxe layo laza leek leers lege leonard leones levant leven leves levier levis liberal libres lic licking liege lier
limas limbe limerick limoges limonar limoncito limones limpias linares lince lincha linda linden lira lisle lisses liure livarot lively livonia
llanera llano llera lloro lobatos lobos loche loches locust lodo lodosa lolo loma lombard longar longares loos lorette loris lota loue lourdes loving
loyal lucanas luce lucerna lucre lugano luisant lujan lujar lumbrales lumbres lure lutz luya luzerne maca macara macarena macas macedonia maceo mache
machen macher macheta macia mackinaw maclas macon macuto madras madrigal madrigueras madruga magna magne maiden maidenhead maillot maizal maize
majadas majagua majagual malabar malagueno male mallen mallow malta maltrata malvas mamara mammoth manantiales manati mancos mancuernas mandan mane
manea mango manguito mani manly manning manor manta manteca manteo manton manzanares manzanilla manzanillo maraca marais marana maravillas marengo
marennes marfil margarita margaritas marin marina marines maringouin marino mariposa mariscala marlin maroilles marquette marquise mart martel marzan
mascara maskinonge mastic mataderos matador matamoros matanza matanzas matapalo mateare mateur mati mauves maxwell mayflower mazan maze mazo mead meco
medulla meeker mees mejicanos mejorada melgar mella melle melo melon membrilla mena menen menores menton mentor mercaderes merced mercedes mercer
mercier mercury meridian merino merlin merlo mescal mesetas mesilla mesillas mesquite mestre metairie metan metropolis meursault mexicanos mezcales
miches midfield midland midway mielan mignon migues milagro milagros millares millas miller millet mills mimico mina minas mineros minerva minier
minimes minot minster mirabel miranda mirepoix mirones mitras moa moca modesto mogotes mogul mohawk moira mojados mojarras mojave mol molas molieres
molino molinos molledo mollina mollis mona monbazillac monda monee monjas monnaie monona montagne montara montbeliard montero monteros montes montesa
montilla montillana montmorency monts monument moody moore mora morada moraga moraine moraleja morales morbier morena moreton moriches mornas moro
moron moros morrow morteros mosca mosqueruela motley mouchard moult mound mountainside moutier moutiers moya moye moyos muenster muff mugron mula
mulberry mullen mullion multe muquen muras muri muron murtas mus muse mustang mutare mystic naco nadadores nagua namora napa napoleon naranjal
naranjos nata nauta nava navajas navajo navarro navas naves nay nazareno nazca neath necton needles negritas negritos nelson nerva neufchatel newton
niebla nieves nigromante nippes nitro nivelles nogales nome norteno novara novato noves novillas noyant oasis obispado obispos oblatos obligado oblong
occidental oceano ojos ola olean oliva olivares olivette olivos olla olleros olmedo olmos onda ondes onset onzain opio opp oracle oraison orangerie
oratorio orbe orce orchards orgelet orgueil oriental ormes orsay ortega osan osprey osuna otos ouches ovejas overland ovilla oxbow oxford ozona pachas
pacho pacific pacifica padilla padron paico paillet paisanos paisley pajarito palacios palatine palenque palestina palisade palizada palmas palmer
palmera palmetto palmillas palmito palo palomar palomares palomero palpa pals pampa pampas pana pando panhandle pannes pant pantin papelon parachute
paradas paradis paraiso paramo paramount paras parchment parco pardo pardos paredon pareo parera parkland parla parole paron parral parramos parres
parsons pasaje pasatiempo pastelera pastora pastores pastos pastrana pat patan paterna paternal patillas pausa pavie paya pazos pechina pecs peculiar
pedernales pedregal pedregoso pedrera pedrezuela pedroche pego pegueros peille pekin peligros pella peltre penco pende pender peoria peque peralta
perdiguera pergamino peri pericos peridot perigueux persan perseverancia pertuis pesca pescara petal peto pica picayune picon picota piedmont pierce
pigeon pilar pilas piletas pilon pilotos pima pinar pinas pinewood piney pinillos pink pinole pinon pinos pinson pioche piojo pioneer piqua pira pisco
pithiviers pitres plains planada planadas plaquemine plateau plateros playas pliego plover plum poblado poinciana pol pollos polo pomerols pomponne
ponce ponder ponedera pontils ponts poplar porcuna pore porrino porta portachuelo portage portales portas portezuelo portillo porvenir posen poses
poteau potes potosi potreros pout pozos pozuelo pozuelos pradera prado prat precieux pregonero presas presidio prestons priego prieta prisse privas
privateer proctor progreso pronunciamiento prospect prosper prosperity prosperous proteccion providence providencia provin provins provo provost pruna
pueblo puelches puentecillas puga pulgar pullman puno pura purificacion putte quarante quebracho quebrada quebradas quesada quiaca quiches quimper
quintero quintin rabanales raches racine rades radon rafal raglan rainier ramona ramos ranchos rapids rascon ravels raven rayon razes recoleta
reconquista recoveco recreo rector redan redwood reform refugio regidor remedios remolino remolinos remouille rengo rennes replonges republic
republique restauracion retamar retie retiro revel revere reyes riachuelo richelieu riddle riez rifle rinconada rions risca riva rivas rivera
riverbank rivers rives rivesaltes roa roberts robins robleda robledo robore robres rocha rodas rodeo rodez roebuck rogers rognes rois rojales rojas
roldan rolla rollan rolle roma romeo rondon rondos roque roquefort roquettes rosales rosas rosebud rotan rots rouans rouet roundup royan rubi ruidoso
rumorosa ruse rusk rute saanen sabana sabanilla sabanillas sabidos sabina sabinas sablons sabres sacaba sache saga saintes saints sake saki saladas
saladero saladillo salar salas salcedo saldan saldes salgar salguero salina salinas saline salins salitral salitre salmo salmon salobre salome salud
saluda salvan sama sana sanare sancerre sandbank sandia sandstone sano santona santuario saoula saran sarcelles sardinal sarmiento sarria sassenage
satelite satsuma saucier saucillo sauta savage savanna savoy sawmills saxon sceaux scenic sciez scone seaside sedan sella sells sementina sene seneca
serenada seron seros serrada serrano serrato serres serrezuela sesena sesma sesteadero shamrock sharpness sheerness shields shiner shoals shoreline
sierre siles silly silos sils silt silva simmering sinfin sins sirte sisa sisal skatepark sleights slough snowflake sober sobrado soconusco socorro
solano soliers soma sombrerete somerset songea songeons sopo sora soras sorbas sorbiers sosa soues sours soyons spearfish speedway spencer springs
spry spur stagecoach staples stein sterling stetson stiles stoke stonewall stow strawberry sturgeon suba sublimity sueca sula sultan sumare sumas
sumidero summerhouse sundown sunflower supreme surco suyo sway swords sycamore tabernas tabou tactic tafetan taillades tain talant talara tales
talisman talmas tamara tamarack tamboril tame tanga tangent tangerine tangua tanner tanques tanta taos tarare tarariras taray taraza tarifa tarragona
tarso tartas tasco taule tavernier tecka teille tejar teloche tembladera temblador tembleque tempe temperance tena tende tequila terce terrassa terrer
tesalia tetillas teya thatcher thermal thunderbolt tiburon tierce tigre tila tilbury tille timon tinajas tintina toen tomahawk tomares tombstone tona
tong tonga tonnerre tooting topas torce tordillos tornado tornillo torrent torres tortolita torunos toses tosse tostado totes totos touques tourbes
tournai tournes tower trancas tranqueras transfiguracion trazo treve triangle tribune tricot trier trigueros trillo trincheras trinidad trinity trojas
trompeteros trooper troy truchas trujillanos tucker tulipanes tumbes tunica tupe turner turre tweed tyro ues upland urbana urda ures urique urus
usagre usera utrera vado vaire valdepenas vale valencay valenciennes valentine valenton valga vallada vannes var varadero varen vargas vars vauvert
vecindario vega velada venado vence venceremos venelles venette ventanilla ventura venus verdi verdigris vergel verges verin vermilion vernal vernier
vertientes vertus vetas vex vicar vichy vicuna vif vignot viking villas vinas vinco vineyard vineyards violes virar virginias visan vista vito viviers
viviez volcan volcano vouvray wade wagoner wainwright waldo ward warden warren warrior watchtower welling welsh westerly wheeler wheeling whetstone
whistler whitefish whitehead whitewater whiting wick wilder willow willows winchester winder wing wise wittering woodbine woodland wool wrens wright
wyandotte yago yate yerbabuena yerres york yorkshire zalla zamorano zapata zaraza zarcero zarzal zas zawiya zele zonza zorita zubia
`
    .trim()
    .split(/\s+/),
);
