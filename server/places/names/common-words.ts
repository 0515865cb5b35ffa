/**
 * Everyday words and first names, folded, that are also names of places: in a sentence they count
 * as words. "mobile" is hardly ever Mobile, Alabama; people there write the state or a postal code.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...`
acacias advance agen aigle aime alacranes alamos alberca albert alcantarilla alia alice alix alle
allo alpha alta alto amarillo anda angel angles anna ans antigua apt archer arco arenas aria aron
arriba arthur asco ash assis assumption auch auclair audet august ava avenir avion avis ayer azul
badger bains baker bala ball ballon banco banda bande bangs banks banos barking barra barre barrio
barro bath bay bea bear begin bell belle bells bend benjamin bentley bertrand bete beverly bias
bishop bison blanc blanca blanco boileau bois bonita bonne bonnes boquillas bords born bosque bot
boue boutte bow bowman box boyle branch brando bras bridge bright brooks brush bryan buena burns
bury butler cabana cabanas cabo cabra cache cachi cactus cadillac caja caldera calido caliente calle
calvi calzada camas camilla camino camp campamento campana campo campos canadian canas canilla
carlin carmen caro caroline carpinteria carpinteros cars cartes cartwright casas cascade cast
castellana castilla castillo castillos castor cecilia cedar celebration celles center central centre
centro century cerro cesped chad chambre change chapa chapeau charette charge chars chase chatte
chauve chaux cheval chico chinatown chino choix chore christie christmas christopher church circle
ciudad clair clara clark claro claude clavier clay clio clones coats cobalt cobre coca coco coin
coleman college colombier colon colonia combine comejen comer comillas commerce como compania conca
conquistadores consort constitucion consulta contadora control convencion cool cooling cooper coro
corona coronation corredor corte cortes cosa cotes couches court couture craig crapaud creances
crescent cristina crook crystal cuadros cube culebra cupids cygne dane daniel dara das david
davidson dax deal delicias delta dennis dent deposit diamond die diez dole don donald donat donna
downtown drain drean dry duhamel dulce durant eagle early earth echo effort egg elena elie ell
embajadores emo empedrado encino energy english enterprise entrada erickson erin escalera escaleras
escucha espejo espera esquina estadio evry experiment eye fatima fergus fierro fille fines fiscal
fisher flor flores floresta flushing fontaine ford forest forman fortune fram franco francois
frederic freedom friend friendly friendship fuente fully galerias gap garde gardez gardner gary
gaston gata gateway gatos george georgina gerald globe golden goma gordo gore goya gracias grado
grain grand grande grans grant grasse gray green greenhead grill grove guise halls ham harley hatch
haven hay hector helper hem henry herbes herencia herreria herve hilo hoegaarden holiday holly home
honda honey hoo hook hooks hope horn horsefly howard hoyos huecas huerta huertas huerto hugo hunter
huron hurt ica ignace imperial inde independence independencia industry infantes ins irlande
irrigacion isle isse iva jala jardin javier jay jerome jesus job jona jordan jos joseph joshua julia
jumelles juntas jurado justice justicia keith kill kinder king kits kuna kyle labrador labrecque
lago laguna lamarche landin landing langue largo larouche lattes law lea lead lechon lee lefebvre
lejeune lemieux lena lens lent lents leonardo les levanto liberty libros ligne limestone limon
limpio linden lint lire llama llave loa locking lovell low luc lucas luck luna lunel luz lynn
machine madeleine madera magenta magnolia maisonnette mala mama man manage mangas manito manto
manuel many maple marathon marca marcas march marches marco margaret maria marks marle mars marshall
martin mary mascot mascota mascotte mason mateo mathieu maurice mauricio mayo media mens mer mere
mesa meta metis metro midtown midway mino minor mio mira mire mission mitchell mobile moche moderna
moho mold mont monte mos moulins mounds mountain muret muro muros murphy nacimiento naranja naranjo
narrows negro nice nieva nino nobel noble noel normal norman normandia norton nouvelle nuevo obrera
olds olga omega opera opportunity oral orange oro outlook over pablo pace pacifico page pajaro
palacio palomas panales panorama par para paradise paredes pareja parks parkway partido pas pasca
paste pasto paul pearl peer pena pensil perce perico perm pese philip philo piedras pierre pierres
pila piles pin pinch pine pino pinto piste pizarra plaisance plaisir plan planes plano plantation
plata plato playa plumas plummer pommiers pool popular porcupine port porte porter post pozo prado
prairie price primavera primera progress prosperidad provenza publier puente puerta puertas pullman
puras purchase quel quer quintana quinto racine rai rainbow rand ranger raoul raton raymond reading
reforma regla reno reserve reservoir resolven ricardo rice ridge rincon rio riviere roble roche rock
rode rodrigo roland ronda root rosa rosales rose roseau roses ross rota rouge rouille roy rubio rue
rueda rugby rus russell ruy rye saco salado sale sales salida salles salt salta salto salut sand
sandwich sandy santa sari sastre satelite sauce sauve sax scissors scott sees segundo segura selva
senas send senor sens seto settle severance shaping sharon shepherd sidney sig signes silla silvia
siren sisters smith soca sociedad sofia sol solita sort souris southwest spa sparks spay split
spring stains stamps star stella stewart still stilton stock stoke stone street strong strum stuart
summit sunnyside sunrise sunset supe superior surprise tablas tala talent talleres tamarindo tanque
tapo taylor taza tea tecnologico tejado tela tellin tema temple teni terrace terrasse terry tete
theodore thomas tias tienen tijeras tinaco tinta tio toast toca tole tomas tome tool toro tortuga
tour tours tous toyota trabada tracy traer trail trainer transito transporte trappe trappes travers
tresses triangle trim tulle tumble turbo tyler una une union unity university uptown used valley
valor van vecinos venecia ventana ventanas ventas vera verano verde veronica vic vice victor viejo
vienne village ville vincent viola violet vire virgil vise vitre vivian volo vue walker wall walls
walnut warden ware watson watts wayne weaver weed welch welcome wells west williams wilson wink
winner winters worth young yves zachary zapatero
`
    .trim()
    .split(/\s+/),
  'la porte',
  'l avenir',
  'la corne',
  'la martre',
  'la motte',
  'la patrie',
  'la peche',
  'la presentation',
  'la redemption',
  'la reine',
  'la romaine',
  'les hauteurs',
  'la mesa',
  'el banco',
  'la garde',
  'las tablas',
  'el chico',
  'la puerta',
  'la entrada',
  'la salle',
  'la roche',
  'centre ville',
  'old city',
  'old town',
  'country club',
  'la calma',
  'la soledad',
  'las ventas',
  'las letras',
  'los colores',
  'del carmen',
  'patio bonito',
  'le triangle',
  'les saules',
]);
