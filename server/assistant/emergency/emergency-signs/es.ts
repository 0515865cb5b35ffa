import { anyOf, each, type EmergencySigns } from './emergency-signs.ts';
import { ANGRY_ABOUT_WORK, IN_FORM } from './figures.ts';

const some = (most: number) => `(?:\\w+ ){0,${most}}`;
const gas = '(?:gas(?: natural| lp| propano)?|propano)';
const motor =
  'gasolina|acelero|carro|coche|auto|moto|camioneta|camion|podadora|cortacesped|motor|escape del|mofle|gasolinera|motosierra|nafta';
const cooling =
  'refrigerante|aire acondicionado|minisplit|mini ?split|clima|nevera|refri|refrigerador|heladera|freon|congelador|climatizador';
const drains =
  'drenaje|coladera|cano|canos|desague|alcantarill\\w*|agua|fregadero|inodoro|bano|sifon|pozo|fosa|lavabo|gallinas?|refri|nevera';
const building =
  '(?:casa|cocina|depa\\w*|piso|apartamento|cuarto|techo|garaje|cochera|sotano|edificio|local|bodega|sala|recamara|habitacion|colchon|cama|sofa|cortinas?|estufa|horno|secadora|lavadora|freidora|sarten|aceite|boiler|caldera|radiador|calentador|calefon|tablero|contacto|enchufe|toma\\w*|cables?|cableado|instalacion|breaker|centro de carga|medidor|pared|arbol|pasto|terreno|basura|contenedor|vecin\\w*|carro|coche|auto|bateria|patio|muro|campana|negocio)';
const electric =
  '(?:contactos?|enchufes?|tomacorrientes?|tomas?(?: de corriente| de luz| electricas?)?(?! de agua)|tablero|caja (?:de (?:la )?luz|electrica|de fusibles|de breakers|de tacos)|cuadro (?:electrico|de (?:la |las )?(?:luz|luces))|centro de carga|breakers?|pastillas|tacos|fusibles|lamparas?|focos?|bombill\\w+|plafon|cables?|cableado|luz|luces|apagador\\w*|interruptor\\w*|multicontacto|regleta|extension electrica|electricidad|corriente|instalacion electrica|medidor de (?:la )?luz|candil|ventilador de techo|roseta(?: de (?:la )?luz)?|regleta|clavijas?|pastilla|medidor electrico|contador de (?:la )?luz)';
/** Water that falls, up to what it falls on: nothing that begins another matter. */
const falling =
  '\\b(?:agua|gotera|goteando|gotea|chorr[eo]\\w*|escurr\\w*|filtra\\w*|llueve|lluvia(?! de ideas)|moja|mojando)\\b(?:(?! (?:y|e|pero|ademas) (?!cae|cay|ya |escurr|gote|se |le |me |sale|chorr|llega))(?!\\b(?:cambiar|instalar|poner|conect\\w+|necesit\\w+|para)\\b)[^,]){0,60}';
const onto =
  '\\b(?:encima|arriba|sobre|dentro|adentro|en|x|por|hasta|contra|al|a|del?|justo en)(?: del?| al?)?(?: (?:el|la|los|las|mi|mis|un|una))?';
/** What electricity does where it meets water. */
const sparks = '(?:chisp(?:as?|ea|eando|azos?|orr\\w*)|truena|tronando|corto ?circuito)\\b';
/** Nothing that begins another matter. */
const within =
  '(?:(?! (?:y|e|tambien|aparte|ademas|mas) (?:un|una|el|la|los|mi|otr[oa]|tambien) |, (?:un|una|el|la|los|mi|y)|\\b\\d[.)]).){0,70}';
const family =
  '(?:bebe|nin[oa]s?|ninit[oa]|hij[oa]s?|suegr[oa]s?|cunad[oa]s?|niet[oa]s?|prim[oa]s?|ayudante|chalan|mama|papa|madre|padre|esposa|esposo|marido|mujer|novi[oa]|abuel[oa]s?|abuelit[oa]|ti[oa]|herman[oa]|vecin[oa]|inquilin[oa]|senora?|hombre|personas?|gente|alguien|trabajador|albanil|companer[oa]|amig[oa]|muchach[oa]|chic[oa]|nene|nena|guagua)';
const enclosure =
  '(?:elevador|ascensor|bano|regadera|cuarto|habitacion|recamara|closet|armario|sotano|atico|garaje|cochera|bodega|balcon|azotea|carro|coche|auto|camioneta|vehiculo|cajuela|maletero|congelador|casa|depa\\w*|apartamento|piso|edificio|chimenea|pozo|zanja|escombros|maquina|arbol|tractor)';
const article = '(?:el |la |los |las |mi |su |un |una |nuestra |nuestro |del )?';

export const emergencySigns: EmergencySigns = {
  hints: {
    gas: /gas|propano|podrid|pasado/,
    'carbon-monoxide': /pita|suena|sonando|bip|monox|\bco\b|cabeza|maread|mareo|nausea|vomit/,
    'water-and-electricity':
      /revent|romp|estall|agua|lluvia|fuga|gote|humedad|chorre|escurr|filtr|inund|moj|empap|charco|llueve|toque|descarga|corriente|calambre|electrocut/,
    fire: /fuego|incend|llama|flama|lumbre|humo|quem|ardiendo|prend|chisp|chamusc|agarr/,
    person:
      /contesta|grit|matar|conocimiento|atrapad|encerr|atorad|atascad|prensad|sepultad|aplastad|sangr|inconsc|desmay|electrocut|herid|tirad|convuls|ahog|asfix|intoxic|respir|responde|reacciona|mueve|despierta|pulso|puede|puedo|infarto|derrame|ataque|paro|muriendo|morir|corto|dosis|cayo|callo|caido|matarme|suicid|vida|dano|metiendo|entra|forzando|tumbando|pega|golpe|ataca|ahorc|amenaz|meter|ladron|intrus|extran|tomo|trago|bebio|pecho|quedo|llaves|cerrad|seguro/,
  },
  signs: [
    {
      kind: 'gas',
      sign: each(
        `\\b(?:huele|huelo|guele|wele|uele|ole|oliendo|olor|olores|hiede|apesta|peste|tufo|percib\\w+|siento|sentimos|olia)\\b.{0,30}\\b${gas}\\b|\\b(?:llave|valvula|manguera|tanque|perilla|tubo) (?:de |del )gas\\b.{0,30}\\bhuele\\b|^ gas $`,
        `\\bgas\\b.{0,30}\\bsaliendo\\b|\\b(?:zafo|solto|desconecto|safo|desprendio) .{0,25}\\bgas\\b`,
        `\\bfugas? (?:en|por|de) (?:\\w+ ){0,3}(?:tanque|tuberia|tubo|manguera|linea|cilindro|bombona|llave|medidor|estufa|boiler|calentador) (?:de |del |a )?gas`,
        `\\b(?:fugas?|escapes?|perdidas?|fugando|fuga) (?:de |del |el |mucho )?${gas}\\b`,
        `\\b(?:sale|saliendo|salio|escapa\\w*|fugando|fuga|tira|tirando|bota|botando|pierde|perdiendo|chorrea) ${some(2)}(?:el |mucho |un poco de )?${gas}\\b`,
        `\\b${gas} (?:se |me )?(?:esta |sigue )?(?:se )?(?:saliendo|escapando|fugando|sale|escapa)\\b`,
        `\\b(?:picar\\w*|romp\\w*|perfor\\w*|cort[eoa]\\w*|revent\\w*|agujere\\w*|golpe\\w*|rompi|taladr\\w*|da[nm]+\\w*) ${some(3)}(?:tub\\w+|tuberia|linea|manguera|cano|caneria|ducto|acometida) (?:de |del )?gas`,
        `\\b(?:tub\\w+|tuberia|manguera|cano|tanque|cilindro|bombona|garrafa|pipeta|valvula|llave|medidor|estufa|boiler|calentador|calefon|regulador) (?:de |del |a )?${gas} ${some(3)}(?:fug\\w*|silba\\w*|gotea|pierde|tira|chifla\\w*|rot[oa]|perforad\\w|picad\\w|cortad\\w)`,
        `\\b(?:silba|silbido|chifla|zumba) ${some(5)}gas\\b|\\b(?:alarma|detector) de gas ${some(3)}(?:suena|sonando|pita|pitando)`,
      ),
      unless: anyOf(
        `\\b(?:${motor})\\b`,
        `\\b(?:${cooling})\\b`,
        `\\bgas (?:lacrimogeno|pimienta)|\\brecibo|\\bfactura|\\bdrenaje|\\bcoladera`,
        `detec\\w+ de fugas?|prueba de|inspeccion|revision anual|certificad\\w+`,
      ),
    },
    {
      kind: 'gas',
      // The truck that fills a tank is no engine that smells.
      sign: each(
        `\\b(?:valvula|llave|regulador|manguera|tapa)\\b.{0,25}\\b(?:estacionario|tanque|cilindro|bombona|boiler|calentador|estufa)\\b.{0,40}\\b(?:huele|apesta|hiede|olor)\\b.{0,20}\\bgas\\b`,
      ),
    },
    {
      kind: 'gas',
      sign: [/\bhuevos? (?:podridos?|pasados?)\b/],
      unless: anyOf(`\\b(?:${drains})\\b`, `\\b(?:${motor})\\b`),
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        `\\b(?:detector|alarma|sensor)(?:es)? (?:de |del )?(?:monoxido|co)\\b.{0,40}\\b(?:suen\\w*|sonando|sono|pita\\w*|pitando|activ\\w*|dispar\\w*|no para|marca|alert\\w*|chilla\\w*)`,
        `\\b(?:suena|sono|sonando|pita|pitando|disparo|activo|alarma)\\b.{0,30}\\b(?:monoxido|de co)\\b|\\bmonoxido\\b.{0,60}\\b(?:maread\\w+|nauseas?|dolor de cabeza|mal\\b)|\\b(?:maread\\w+|nauseas?|dolor de cabeza)\\b.{0,60}\\bmonoxido`,
        `\\b(?:fuga|escape|intoxicacion|intoxicad\\w*|envenena\\w*|niveles?|presencia) (?:de |con |por |del )?monoxido|\\bmonoxido (?:de carbono )?(?:en|esta|alto)`,
      ),
      unless:
        /\bpilas?\b|\bbaterias?\b|\bcaduc|\bvencid|\bcada (?:minuto|\d+)|\b(?:instalar|instalacion|comprar|compra|cambiar|reemplazar|poner|colocar|probar)\b/,
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        `\\b(?:dolor de cabeza|duele la cabeza|maread[oa]s?|mareos?|nauseas?|vomit\\w*)\\b.{0,80}\\b(?:calefaccion|calentador|boiler|calefactor|estufa|caldera|brasero|anafre|generador|chimenea|calefon)`,
        `\\b(?:calefaccion|calentador|boiler|calefactor|caldera|brasero|anafre|generador|calefon|estufa)\\b.{0,80}\\b(?:dolor de cabeza|duele la cabeza|maread[oa]s?|mareos?|nauseas?)`,
      ),
      unless: /\bruido\b|\bpresupuesto|\bme da dolor/,
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        `\\b(?:algo|aparato|cosa|detector|alarma|sensor)\\b.{0,40}\\b(?:pita\\w*|pitando|suena\\w*|sonando|bip\\w*)\\b.{0,20}\\bcada (?:\\d+|treinta|medio|minuto|poco|pocos)`,
      ),
      unless:
        /\bpilas?\b|\bbaterias?\b|\b(?:refri\w*|nevera|lavavajillas|microondas|horno|lavadora|secadora|coche|carro|celular|movil|computadora|modem)\b|\b(?:instalar|instalacion|comprar|cambiar|reemplazar|poner|colocar)\b/,
    },
    {
      kind: 'water-and-electricity',
      sign: each(
        `\\b(?:agua|lluvia|fuga|gotera|humedad)\\b.{0,30}\\b(?:ca[ey]\\w*|cayendo|gote\\w*|escurr\\w*|entr\\w*|sal[ei]\\w*|chorre\\w*|filtr\\w*|moj\\w*|lleg\\w*|met\\w*|baj\\w*|corr\\w*|sub\\w*|toc\\w*|alcanz\\w*|sobre)\\b.{0,16}\\b(?:en|por|sobre|de|del|a|al|hasta|desde|cerca|el|la|los|las|dentro|encima|junto|mi)\\b.{0,22}\\b${electric}\\b`,
        `\\b(?:gotea|escurre|chorrea|filtra|cae|sale)\\w* (?:agua )?(?:en|por|sobre|de|del|dentro|encima|cerca)\\b.{0,22}\\b${electric}\\b`,
        `\\b(?:entr|ca[ey]|cayend|call?[ei]|gote|met|filtr|sal[ei]|chorre|escurr)\\w* (?:mucha |un poco de |el )?agua (?:al|x|a la|a los|en|por|sobre|del?|dentro|hasta|desde)\\b.{0,18}\\b${electric}\\b`,
        `\\b(?:revent|romp|estall)\\w*\\b.{0,25}\\b(?:encima|arriba|junto|al lado) (?:de |del |a |al )?(?:la |las |los |el |mi )?${electric}\\b`,
        `\\b(?:fuga|gotera|agua|gotea)\\b.{0,15}\\b(?:arriba|encima|junto|cerca|al lado|sobre) (?:de |del |a |al )?(?:la |las |los |el )?${electric}\\b`,
        `\\bagua (?:en|dentro|sobre|cerca|encima|junto|atras|detras)(?: de| del| a)? .{0,18}\\b${electric}\\b`,
        `\\b${electric}\\b(?: \\w+){0,3} (?:esta|estan|quedo|quedaron|se) (?:\\w+ ){0,2}(?:mojad\\w*|empapad\\w*|inundad\\w*|mojando|bajo (?:el )?agua|moj[oa]\\w*|con agua|llen\\w+ de agua|en el agua)`,
        `\\binund\\w*\\b.{0,70}\\b(?:enchufes?|contactos?|tomacorrientes?|tablero|corriente|electric\\w+|cables?|luz|breakers?|conectad\\w+)\\b`,
        `\\b(?:enchufes?|contactos?|tablero|corriente|electricidad|cables?)\\b.{0,50}\\b(?:inundad\\w*|bajo el agua|bajo agua)`,
        `\\b(?:agua|inund\\w*|mojad\\w*)\\b.{0,60}\\b${electric}\\b.{0,30}\\b(?:da|dan|dando|dio|pasa|esta dando) (?:toques?|corriente|calambres?|descargas?|chispas)`,
        `\\b(?:regadera|ducha|llave|grifo|agua|tina|fregadero)\\b.{0,15}\\b(?:da|dan|pasa|me dio|dio) (?:toques?|corriente|calambres?|descargas?)`,
        `${falling}${onto} (?:caja de (?:la |los |las )?)?${electric}\\b`,
        `\\b(?:fugas?|goteras?) (?:\\w+ ){0,2}${onto} (?:caja de (?:la |los |las )?)?${electric}\\b`,
        `\\b(?:agua|gote\\w*)\\b${within}\\b${sparks}|\\b${sparks}${within}\\b(?:agua|gotera)\\b|\\b(?:llueve|lluvia|inund\\w*|moja\\w*|mojo|empapad\\w*|(?:agua|cayendo|gotea)\\b.{0,30}\\btecho)\\b.{0,60}\\b${sparks}|\\b${sparks}.{0,40}\\b(?:mojad\\w*|lluvia|llueve|inund\\w*)\\b`,
        `\\b${electric}\\b(?: \\w+){0,3} (?:chorrea\\w*|gotea\\w*|escurr\\w*|tira|tirando|bota|echando|suelta)(?: (?:agua|mucha agua)|(?= *$))`,
        `\\b(?:met|entr)\\w* (?:el )?agua (?:al|en el) medidor\\b`,
        `\\b${electric}\\b(?: \\w+){0,3} (?:tienen?|traen?) (?:\\w+ )?agua\\b(?! de)|\\bcharco\\b.{0,40}\\b(?:cables?|extension|enchuf\\w*|conectad\\w*|regleta|contactos?)\\b|\\bagua\\b.{0,25}\\bcables (?:cuelgan|colgando|pelados|sueltos)`,
        `\\b(?:moja|mojando|mojo|empapa|empapo)\\b.{0,12}\\b${electric}\\b|\\bagua (?:dentro|adentro) (?:de|del) ${article}${electric}\\b`,
        `\\b(?:regadera|ducha|llave|grifo|tina|fregadero)\\b(?: \\w+){0,2} (?:me |nos |le )?(?:da|dan|dio|pega|pego) (?:una? )?(?:toques?|corriente|calambres?|descargas?|toquecitos?)`,
        `\\b(?:toques?|descargas?|corriente|calambres?|electrocut\\w*)\\b.{0,40}\\b(?:llave|regadera|ducha|tina|agua|grifo|fregadero)\\b`,
      ),
      unless: anyOf(
        `\\b(?:instalar|agregar|cambiar|poner|mover|colocar|nuev[oa]s?|instalacion de)\\b.{0,30}\\b(?:contactos?|enchufes?|lamparas?|focos?|luces|tablero|apagador\\w*|plafon|cables?)`,
        `\\bagua corriente|\\bcorriente de agua|\\brecibos?\\b|\\bfacturas?\\b|\\bservicios\\b|\\bni (?:agua|luz)\\b|\\bsin (?:agua|luz)\\b|\\bse va la luz|\\bluz verde`,
      ),
    },
    {
      kind: 'fire',
      sign: each(
        `\\b(?:hay|tenemos|tengo|empezo|inicio|ayuda|auxilio|comenzo|es) ${some(1)}(?:un |una |el |mucho |mucha )?${some(1)}(?:fuego|incendio|llamas?|flamas?|lumbre)\\b`,
        `\\b(?:fuego|incendio|llamas|flamas) (?:en|dentro|saliendo|que sale|en mi|afuera|por) (?:de |del )?${article}${some(1)}${building}`,
        `\\b(?:se )?(?:esta |estan |nos |me )*(?:quemando|incendiando|prendiendo fuego|ardiendo|prendiendo)(?: en llamas)? (?:\\w+ ){0,2}${building}|\\b${building} (?:\\w+ )?(?:se )?(?:esta|estan) (?:quemando|incendiando|en llamas|ardiendo|prendid[oa] en fuego)`,
        `\\bse (?:nos |me |le )?(?:incendia|incendio|prendio fuego|quema) (?:\\w+ ){0,2}${building}|\\bse (?:me |nos )?prendio (?:en )?(?:fuego|lumbre|${article}(?:sarten|aceite|cocina|cortina|estufa|horno|freidora|secadora))|\\bagarro fuego|\\ben llamas\\b|\\b(?:agarro|prendio|agarra) (?:fuego|lumbre)|\\b(?:veo|vemos|huelo|hay) (?:mucho |un poco de )?humo\\b(?! de (?:cigarro|tabaco))|\\b(?:salen|saliendo|salieron|salio|sale) (?:\\w+ ){0,3}(?:llamas|fuego|flamas|lumbre)|^ (?:ayuda )?(?:fuego|incendio|lumbre) $`,
        `\\b(?:sale|saliendo|salen|echa|echando|saca|sacando|tira|hay|veo|mucho) ${some(2)}humo\\b(?: \\w+){0,2} (?:de|del|en|por|desde|detras|atras) ?${article}${some(2)}${building}`,
        `\\bse (?:me |nos |le )?incendi(?:o|a|an|aron)\\b`,
        `\\b${building}\\b(?: \\w+){0,3} (?:echa|echando|saca|sacando|tira|tirando|avienta|aventando|suelta|soltando) (?:\\w+ )?(?:humo|chispas|fuego|llamas)`,
        `\\bse (?:me |nos )?(?:esta|estan) (?:quemando|incendiando)\\b(?! (?:la comida|el arroz|mi comida|el clutch|el motor|los? focos?|la piel))|\\bhumo\\b.{0,40}\\b(?:contactos?|enchufes?|toma\\w*|tablero|cables?|pared|techo|secadora|horno|estufa|breaker|medidor|lampara|apagador|casa|depa\\w*|cuarto|sotano)\\b`,
        `\\bhumo (?:que )?(?:sale|saliendo|esta saliendo|negro) ?(?:de|del|en|por|desde|detras)? ?${article}${some(2)}${building}|\\b(?:llen[oa]|llena|lleno|llenandose|llenando) de humo|\\b(?:sale|saliendo|sacando) humo (?:de|del) (?:la|el|los|mi) ${some(1)}(?:${electric})`,
        `\\b${electric}\\b.{0,20}\\b(?:echa|echando|saca|sacando|sale|saliendo|tira|avienta|aventando|esta) ${some(1)}(?:humo|fuego|llamas)`,
        `\\b(?:huele|olor|wele|guele)\\b.{0,12}\\b(?:quemad[oa]|chamuscado|humo|plastico)\\b.{0,45}\\b(?:contactos?|enchufes?|toma\\w*|tablero|cables?|breakers?|paredes|pared|caja|interruptor|apagador|instalacion|medidor|techo|centro de carga|pastillas)`,
        `\\b(?:contactos?|enchufes?|toma\\w*|tablero|cables?|breakers?|caja|interruptor|apagador|centro de carga)\\b.{0,30}\\b(?:huele|olor|wele)\\b.{0,12}\\b(?:quemad[oa]|chamuscado|humo)`,
        `\\b(?:tablero|cuadro (?:electrico|de (?:la |las )?luz|de luces)|centro de carga|breakers?|caja de (?:la )?luz|medidor|cables?|mufa)\\b(?: \\w+){0,2} (?:hacen?|echan?|sacan?|avientan?|tiran?|sueltan?|botan?) (?:\\w+ )?(?:chispas?|chispazos?)\\b|\\b(?:chispas|chispazos) (?:\\w+ ){0,1}(?:en|del?|dentro) ${article}(?:tablero|cuadro|centro de carga|caja|medidor|cables?|breakers?|mufa|contacto|enchufe)\\b`,
        `\\b(?:huele|olor|wele|guele) (?:\\w+ ){0,2}(?:cables?|plastico|electrico|corto|instalacion) quemad\\w*|\\b(?:huele|olor|wele|guele)\\b.{0,12}\\bquemad[oa]\\b.{0,45}\\b(?:cuadro|tablero|enchufe|luz)\\b`,
        `\\b(?:chispas|chispazos)\\b(?: \\w+){0,2} (?:por todos|saltan|salen|saliendo|volando|y humo)|\\b(?:saltan|saltando|salen|saliendo|echando|aventando|sacando|tirando) (?:muchas )?(?:chispas|chispazos)`,
      ),
      unless: anyOf(
        `\\b(?:chimenea|asador|parrilla|fogata|asado|fuegos artificiales|pirotecnia|cortafuegos|velas?|incienso|lena|ahumador|anafre|horno de lena)\\b(?!.{0,40}\\b(?:pared|casa|techo|cuarto|en llamas|fuego|patio))`,
        `\\b(?:fiesta|dj|ambiente|pachanga|musica|pintura|color|logo|tatuaje|espalda|hombros?|rodillas?|cintura|garganta|piel|brazos?|piernas?|musculos?|pies|cigarr\\w*|mofle|cofre|motor|capo|radiador|armas? de fuego|alto al fuego)\\b`,
        IN_FORM,
        `\\b(?:manchas?|olor|danos?|prueba) (?:de|a|por) humo`,
        `\\b(?:alarma|extintor|extinguidor|puerta|detector|salida|seguro)(?:es|s)? (?:contra|de|para) (?:incendios?|humo|fuego)\\b(?!.{0,40}\\b(?:llamas|sale humo|quemando))`,
      ),
    },
    {
      kind: 'person',
      sign: each(
        `\\b(?:atrapad|encerrad|atorad|atascad|prensad|sepultad|aplastad)[oa]s? (?:\\w+ ){0,2}(?:en|dentro|adentro|debajo|bajo|entre)(?: de| del)? ?${article}${enclosure}\\b`,
        `\\b(?:esta|estan|estoy|estamos|quedo|quede|quedaron) (?:\\w+ )?atrapad[oa]s?\\b(?! (?:por|en) (?:el trabajo|un contrato|las deudas))`,
        `\\b${family} (?:\\w+ ){0,3}(?:atrapad|encerrad|prensad|aplastad)[oa]s?\\b`,
        `\\b(?:se (?:me )?|me |nos )?(?:encerro|quedo|encerraron|quedaron|encerre) (?:\\w+ ){0,2}(?:mi |el |la |un |una )?${family} (?:\\w+ ){0,2}(?:en|dentro|adentro)|\\bse encerro (?:mi |el |la )?${family}|\\b${family} (?:\\w+ ){0,2}se (?:encerro|quedo (?:encerrad|atrapad)[oa])`,
        `\\b(?:llaves|seguro|cerrad\\w*|encerr\\w*)\\b.{0,40}\\b(?:con|y) (?:mi |el |la |un )?(?:bebe|nin[oa]|hij[oa]|nene|nena)\\b(?: esta| quedo)? (?:adentro|dentro)`,
        `\\b(?:bebe|nin[oa]s?|hij[oa]s?|nene|nena|peque\\w*)\\b (?:\\w+ ){0,4}(?:dentro|adentro)(?: de| del)? ?${article}(?:coche|carro|auto|camioneta|vehiculo)\\b.{0,60}\\b(?:llaves|cerrad\\w*|seguro|no (?:puedo|abre|abren))`,
        `\\b(?:esta|estan|estoy|sigue|encontre|quedo|anda) (?:\\w+ ){0,2}(?:sangrando|inconsciente|desmayad[oa]|electrocutad[oa]|herid[oa]|malherid[oa]|convulsionando|desangrando|ahogando|asfixiando|intoxicad[oa])`,
        `\\b(?:cisterna|pozo|fosa|tinaco|zanja|drenaje|silo|tanque|aljibe)\\b.{0,40}\\b(?:no (?:contesta|responde|reacciona|se mueve)\\b(?! (?:el|los|mis?|a|mensajes|llamadas)\\b)|se desmayo)`,
        `\\bno (?:respira|tiene pulso)\\b|\\b${family} (?:\\w+ ){0,8}no (?:responde|reacciona|se mueve|despierta)\\b|\\bse (?:cayo|callo|desmayo)\\b.{0,40}\\bno (?:me )?contesta\\b(?! (?:el|los|mis?|a|mensajes|llamadas)\\b)|\\bno (?:puede|puedo) (?:respirar|sentir las)\\b|\\bno (?:se |me )?(?:puede|puedo) (?:levantar(?:se|me)?|mover(?:se|me)?|parar(?:se|me))\\b(?! (?:el|la|los|las|mi|un|una))`,
        `\\b(?:le|me) (?:esta dando|dio|esta) (?:un )?(?:infarto|derrame|ataque (?:al corazon|cardiaco|de asma)|paro)|\\bse (?:electrocuto|desmayo|esta (?:ahogando|asfixiando|muriendo|desangrando)|corto (?:\\w+ ){0,2}(?:dedo|mano|venas?|brazo))|\\b${family} (?:\\w+ ){0,3}(?:se (?:ahoga|asfixia)|(?:esta|quedo) tirad[oa])\\b|\\bconvulsion\\w*|\\bsobredosis|\\b(?:hay|tengo|tenemos) (?:\\w+ ){0,3}herid[oa]s?\\b|\\b${family} (?:\\w+ ){0,6}sangra(?:ndo)?\\b|\\bsangra mucho|\\bno para de sangrar|\\bperdio el conocimiento|\\b(?:dificultad|trabajo|cuesta) (?:para )?respirar|\\b(?:dolor|presion|opresion) (?:en el|de|del) pecho|\\b(?:le|me) (?:duele|aprieta|oprime) (?:mucho |muchisimo )?el pecho`,
        `\\bse (?:ha )?(?:cayo|callo|caido|cay) (?:de|del|por|desde|en) (?:\\w+ ){0,3}(?:escaleras?|techo|andamio|azotea|balcon|ventana|segundo piso|alberca|piscina|tina|bano|pozo)\\b.{0,60}\\b(?:lastim\\w*|sangr\\w*|mueve|levantar\\w*|inconsciente|pierna|brazo|cabeza|duele|rompi\\w*|ayuda|respira)`,
        `\\b${family} (?:\\w+ ){0,2}se (?:ha )?(?:cayo|callo|caido) (?:de|del|desde|por|a|al|en) (?:\\w+ ){0,3}(?:escaleras?|techo|andamio|azotea|balcon|ventana|pozo|alberca|piscina|zanja|cisterna|regadera|tina|rio)\\b|\\b(?:mano|brazo|pierna|dedos?|pie|cabeza|pelo) (?:\\w+ ){0,2}(?:atorad|atrapad|prensad|aplastad)[oa]s? (?:en|entre|bajo|debajo)\\b`,
        `(?<!\\b(?:va|van) a )\\b(?:matarme|suicid\\w*|quitarme la vida|quiero morir\\w*|hacerme dano)\\b`,
        `\\b(?:alguien|un hombre|un tipo|unos|ladron\\w*|mi ex|estan|se estan|quieren) (?:\\w+ ){0,3}(?:metiendo|entrando|meterse|entrar|forzando|tumbando) ${some(2)}(?:a |en )?(?:mi |la |nuestra )?(?:casa|depa\\w*|puerta|apartamento)|\\b(?:me|la|lo) (?:esta|estan) (?:pegando|golpeando|atacando|ahorcando|amenazando)|\\bme (?:pega|golpea|ataca|amenaza)\\b|\\bhay (?:un |una |unos )?(?:ladron\\w*|intrus\\w*|extran[oa]) `,
        `\\b(?:vecin[oa]s?|el de al lado|el de arriba|marido|novio|esposo|papa) (?:\\w+ ){0,3}(?:pega(?:ndo)?|golpea(?:ndo)?|ahorca(?:ndo)?|ataca(?:ndo)?)(?:le)? (?:a )?(?:su|sus|la|mi|los) (?:\\w+ )?(?:mujer|esposa|novia|hij[oa]s?|nin[oa]s?|mama|madre|pareja|senora)`,
        `\\b(?:oigo|escucho|se oyen|se escuchan|oimos|escuchamos) (?:\\w+ ){0,4}gritos\\b.{0,30}\\b(?:ayuda|auxilio|golpes|socorro)|\\bgrita\\w* (?:pidiendo )?(?:ayuda|auxilio|socorro)`,
        `\\b(?:quiere|intenta) matar a (?:su|mi|la|el|los|las|sus) (?:\\w+ )?${family}\\b|\\bse (?:quieren?|trata de|tratan de) meter (?:a|en) (?:mi |la |nuestra )?(?:casa|depa\\w*)`,
        `\\bamenaz\\w+ (?:\\w+ ){0,3}con matar\\w*|\\b(?:quiere|va a) (?:(?:matar|golpear|lastimar)(?:me|la|lo|los|nos)\\b|hacer(?:me|le|nos) dano\\b)(?! (?:si|cuando) .{0,50}\\b(?:pint\\w*|arregl\\w*|list[oa]s?|limpi\\w*|termin\\w*|acab\\w*)\\b)(?!.{0,80}\\b(?:lol|lmao|mdr|(?:ha|ja){2,}\\w*)\\b)|\\bme (?:va a|quieren?) (?:matar|golpear|lastimar|hacer dano)\\b(?! (?:si|cuando) .{0,50}\\b(?:pint\\w*|arregl\\w*|list[oa]s?|limpi\\w*|termin\\w*|acab\\w*)\\b)(?!.{0,80}\\b(?:lol|lmao|mdr|(?:ha|ja){2,}\\w*)\\b)`,
        `\\b(?:se )?(?:tomo|trago|bebio) (?:\\w+ ){0,2}(?:cloro|veneno|pastillas|medicina|detergente|lejia|thinner|una pila|anticongelante)`,
      ),
      unless: anyOf(
        ANGRY_ABOUT_WORK,
        `\\b(?:gat[oa]s?|gatit[oa]s?|perr[oa]s?|perrit[oa]s?|cachorr\\w*|pajaro|ave|ardillas?|mapaches?|raton\\w*|ratas?|murcielagos?|tlacuache|animal\\w*|ropa|telas?|monedas?|papel|calcetin\\w*|hamster|conejo|cabra|caballo|yegua|vaca|oveja|gallinas?|huron|veterinari\\w+)\\b(?!.{0,60}\\b(?:mi hij|bebe|nin[oa]))`,
        `\\b(?:cuidadora?|barandal|barras de apoyo|rampa|abogad\\w*|orden de (?:alejamiento|restriccion)|custodia|demand\\w*|indemnizacion|reclam\\w*|masajes?|masajista|fisio\\w*|sentimientos?|humedad|deudas?|trafico|disfraz|trabajo acumulado|papeleo|impuestos|sala de escape)\\b`,
        `\\b(?:llaves?|cajon|puerta|tornillo|ventana|rueda)\\b (?:\\w+ ){0,2}(?:esta|se quedo|quedo|quedaron|estan)? ?(?:atorad|atascad|encerrad|trabad)[oa]s?(?!.{0,50}\\b(?:bebe|nin[oa]|hij[oa]))`,
      ),
    },
    {
      kind: 'person',
      sign: each(
        `\\b(?:perr[oa]s?|perrit[oa]s?|cachorr\\w*|gat[oa]s?|gatit[oa]s?) (?:\\w+ ){0,3}(?:encerrad|atrapad)[oa]s? (?:en|dentro|adentro)(?: de| del)? (?:\\w+ ){0,2}(?:coche|carro|auto|camioneta|vehiculo)\\b`,
        `\\b(?:deje|se quedo|quedo) (?:\\w+ )?encerrad[oa] (?:a )?(?:\\w+ ){0,2}(?:perr\\w+|gat\\w+|cachorr\\w+) (?:en|dentro|adentro)(?: de| del)? (?:\\w+ ){0,2}(?:coche|carro|auto|camioneta)\\b`,
      ),
    },
  ],
  denied:
    /\b(?:no(?: hay| es| huele| tengo| es una?)?|sin(?: ninguna?)?|nunca|ningun[oa]?|tampoco)(?: a)? $/,
  past: anyOf(
    `(?<!desde |desde el |desde la )\\b(?:(?:semana|noche|vez) pasada|(?:ano|mes|verano|invierno|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana) pasado|(?:el |la )?ultim[oa] (?:ano|mes|semana)|antepasad[oa])`,
    `(?<!desde )\\b(?:ayer|anoche|anteayer)\\b|\\bhace (?:\\w+ ){1,3}(?:dias?|semanas?|mes|meses|anos?)\\b(?! que)|\\ben (?:el )?(?:19|20)\\d\\d|\\b(?:en|desde|a principios de|a finales de) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b|\\bantes (?:tenia|habia)|\\bcuando era|\\bel otro dia|\\bel accidente de`,
    `\\b(?:tuvimos|tuve|hubo|habia|tenia|tuvieron|sufrimos|despues de|tras|luego de|a causa de|por) (?:un |una |el |la |unas )?(?:\\w+ )?(?:fuga|incendio|fuego|inundacion|conato)`,
    `\\bdanos? (?:por|de|del) (?:el )?(?:fuego|incendio|humo)`,
  ),
  over: anyOf(
    `\\b(?:ya )?(?:la|lo|se|esta|quedo|fue|estan|los|las) (?:\\w+ )?(?:arregl(?:o|aron|amos|ado|ada)|repar(?:o|aron|ado|ada)|controlad[oa]|solucion(?:o|aron|ado|ada)|resuelt[oa]|reparamos)`,
    `\\bya (?:\\w+ )?(?:arregl(?:o|aron|ado|ada)|repar(?:aron|ado|ada)|paso|vinieron|vino|fueron)|\\bfalsa alarma|\\bbajo control|\\b(?:todos|todo) (?:estan |esta |estamos )?bien\\b`,
    `\\b(?:dormir|sacrificar|eutanasia) (?:a |para )?(?:mi|nuestr[oa]|el|la) (?:perr|gat|caball|mascot)\\w+|\\beutanasia\\b`,
    // What is off may smell of gas all the same: only a fire is over by it.
    `\\b(?:fuego|incendio|lumbre|llamas?|flamas?|prendio|quem\\w+)\\b[^]{0,120}\\bapag(?:o|aron|amos|ad[oa]s?)\\b`,
    `\\bbomberos (?:ya )?(?:vinieron|apagaron|fueron|llegaron y|dijeron)`,
  ),
  now: /\b(?:todavia|aun|sigue|siguen|otra vez|de nuevo|ahorita|ahora mismo|en este momento|ayuda|auxilio|socorro|(?<!(?:bien|arreglado|reparado) )ahora(?! (?:necesit|quier|busc|falt|hay que|solo)\w*))\b/,
  unreal: anyOf(
    `\\ben caso de|\\b(?:prevenir|evitar|prevencion)\\b|\\by si\\b|\\bsi (?:hay|hubiera|llega|se llega)|\\b(?:puede|podria|pueda|vaya a|puedan) (?:\\w+ )?(?:causar|provocar|incendiar\\w*|haber|prender\\w*|ocasionar|quemar\\w*|explotar)|\\briesgo de|\\bmiedo (?:de|a) que|\\bantes de que|\\bpara que no\\b|\\bpeligro de incendio`,
    `\\bcomo (?:saber|detectar|prevenir|evitar|se si)|\\basegurar\\w* (?:de )?que|\\b(?:revisar|verificar|checar|inspeccionar) (?:\\w+ )?(?:que no|si hay|fugas|posibles)`,
    `\\b(?:curso|capacitacion|simulacro|pelicula|cancion|videojuego|novela|traducir|traduccion|logo|cartel|folleto|volante|blog|articulo|pagina web|sitio|aplicacion|fotos? de|video de|clases?|examen|certificado|permiso)\\b`,
  ),
};
