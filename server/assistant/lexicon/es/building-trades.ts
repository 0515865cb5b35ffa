import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const painter: TradeCues = {
  name: `pintor, pintora, pintores, pintura de casas, pintura de interiores, pintor de casas, pintor de brocha gorda, empresa de pintura, pintor de obra`,
  sure: `pintar, pintar la casa, pintar mi casa, pintar el depto, pintar el departamento, pintar el piso, pintar un piso, pintar la fachada, pintar fachada, pintar paredes, pintar cuarto, pintar la sala, pintar habitación, pintar techo, pintar reja, pintar rejas, pintar portón, repintar, pintado, pintura, pintura descascarada, descascarada, se descascara, pintura se cae, manos de pintura, dos manos, mano de pintura, empapelar, papel tapiz, papel pintado, quitar papel pintado, quitar gotelé, gotelé, alisar paredes, lijar, barnizar, barniz, esmalte, impermeabilizante color, látex, tirol, estuco veneciano, enduido, masillar, brocha, lacar, lacar puertas, laqueado, laca, anticorrosivo, vinílica, salitre pintura, rodillo*,
    fachada de mi casa, pintar un cuarto, quitar el gotelé, quitar tapiz, herrería pintar,
    pintar el portón, pintar la reja, se está despintando, despintada, dos manos de pintura,
    epóxico, esmaltar, barnizar la puerta,
    que pinten, que pinte, descarapelada, se descarapela, pintar el zaguán`,
  likely: `color, colores, paredes, blanco, fachada, techos, muros, cielo raso, rejas, humedad manchas, manchas en la pared, despintado`,
  hint: `cuarto, recámara, habitaciones, sala, dormitorio, gris, pieza, metros`,
};

export const carpenter: TradeCues = {
  name: `carpintero, carpintera, carpintería, ebanista, ebanistería, carpinteros, mueblista, carpintero fino, mueblero,
    carpintero ebanista`,
  sure: `mueble a medida, muebles a medida, a medida, a la medida, sobre medida, clóset a medida, closet, clóset, clósets, closets, placard, placares, armario a medida, armario empotrado, ropero, alacena, alacenas, cocina integral, cocinas integrales, biblioteca, librero, librero a medida, estantería de madera, puerta de madera, puertas de madera, puerta hinchada, puerta se hinchó, puerta no cierra madera, cepillar puerta, escalera de madera, peldaños, peldaño, barandal, baranda de madera, pasamanos, deck, deck de madera, pérgola, tarima de madera, viga de madera, mesa de madera, mesa a medida, restaurar mueble, restaurar muebles, cajones, cajón, mdf, melamina, triplay, zócalos, zócalo, rodapié, marco de puerta, cama de madera, litera, banca de madera, casa del árbol, gallinero, palapa, polilla mueble, cedro, caoba, escalones de madera, puerta de cedro, marcos de madera, mesa de comedor, cabecera de madera, tablas sueltas, encolar, espiga, chapa de madera, carcomida, clóset empotrado, repisa de madera, muebles de cocina,
    librero a la medida, clóset a la medida, vestidor, gabinetes de la cocina, barandal de madera,
    terraza de madera, cerca de madera, valla de madera, portón de madera, cabecera, base de cama,
    buró, cómoda de madera, zoclos, rodapiés, molduras, puerta de tambor,
    puerta corrediza de madera, colgar puertas, colgar 2 puertas, puertas de interior,
    puertas hinchadas, tapanco, casita para niños, contraventanas, lambrín, celosía,
    vigas de madera, madera podrida, arreglar un cajón, pata de la mesa, silla rota,
    encimera de madera, reparar silla, silla de madera, cama a la medida, mueble para la tele`,
  likely: `madera, pino, roble, nogal, mueble, muebles, tablas, tabla, bisagra, podrida, podrido, podridos, repisa de madera, encino, parota, puertas, puerta`,
  hint: `medidas, hueco, fabricar, hacer, patas, silla, sillas, mesa, baranda`,
};

export const roofer: TradeCues = {
  name: `techador, techista, techero, impermeabilizador, impermeabilizadores, tejador, tejados, reparación de techos, reparación de tejados, impermeabilización, impermeabilizante, zinguero, techista zinguería, zinguería, impermeabilizar, techadores, retejador,
    instalador de canaletas`,
  sure: `gotera en el techo, goteras, goteras en el techo, gotera del techo, techo gotea, techo que gotea, filtración en el techo, filtraciones en el techo, filtración techo, filtraciones, filtra el techo, azotea, impermeabilizar azotea, losa filtra, filtraciones losa, tejas, teja, tejas rotas, tejado, techo de lámina, chapa techo, techo de chapa, zinc, canaletas, canaleta, canalón, canalones, cumbrera, membrana, membrana asfáltica, tela asfáltica, cambiar el techo, techo nuevo, techo roto, hueco en el techo, voló el techo, voló la lámina, se voló, shingles, claraboya, tragaluz, limahoya, terraza filtra, cubierta, policarbonato, se mete el agua por el techo, alero, asfáltica, láminas de zinc, láminas del techo, voló una lámina, chapas del techo, chapas de zinc, techumbre, losa con filtración, se metió el agua por arriba, tejado hundido, techo hundido, tejas corridas, bajantes de lluvia, alquitrán, techo plano, membrana elastomérica, flashing, impermeabilizante, lámina de zinc, tejabán, lámina levantada, se voló la lámina,
    impermeabilizar el techo, impermeabilizar la azotea, techo se filtra, se filtra el techo,
    se trasmina, trasmina, lámina, bajada de agua pluvial, domo gotea, marquesina,
    humedad en el techo, mancha de humedad en el techo, antes de las lluvias, uralita,
    canalón lleno de hojas, limpiar canalones, losa se trasmina, domo de la azotea`,
  likely: `techo, techos, llueve, cuando llueve, lluvia, lluvias, gotea cuando, cielo raso, filtra, temporal, losa, manto, baldes, gotera, goteando del techo`,
  hint: `humedad, viento, granizo, temporada de lluvias, gotera, cielorraso, agua`,
};

export const flooringInstaller: TradeCues = {
  name: `instalador de pisos, instalador de piso, parquetista, instalador de tarima, tarimero, acuchillador, colocador de pisos flotantes, instaladores de pisos, colocador de parquet, alfombrador, pulidor de pisos, instalador de parquet, instaladores de duela, acuchillado, instalador de laminado, parquetero, entarimador, acuchillado de parquet, pulido de pisos,
    colocador de pisos, pisero, instalador de duela`,
  sure: `piso flotante, pisos flotantes, piso laminado, laminado, piso vinílico, piso vinilico, vinílico, vinil, vinilo, tarima flotante, tarima, parquet, duela, duelas, piso de madera, pisos de madera, suelo laminado, suelo de madera, suelo vinílico, acuchillar, acuchillar el parquet, pulir el piso, pulir pisos, pulir, plastificar, barnizar parquet, barnizar el parquet, alfombra, alfombras poner, alfombrar, poner piso, cambiar el piso, cambiar piso, cambiar el suelo, instalar piso, instalar pisos, poner suelo, piso levantado, se levantó el piso, piso se levantó, piso cruje, cruje, nivelar el piso, nivelar piso, microcemento, linóleo, porcelanato líquido, epóxico, moqueta, entablonado, hidrolaqueado, tablones, parquet levantado, duela levantada, pulir duela, lijar el piso de madera, poner laminado, instalar laminado, cambiar alfombra, quitar alfombra, piso de vinil, tablas del piso, spc, tapizón, piso de goma, suelo de parquet, quitar la moqueta,
    poner piso laminado, parqué, alfombra en las escaleras, lijar el parquet, piso de ingeniería,
    lamas`,
  likely: `piso, pisos, suelo, suelos, metros cuadrados de, contrapiso, zócalos, tablas, rodapié, hinchado, roble, rechina,
    pisos laminados`,
  hint: `m2, metros, sala, recámaras, habitaciones, instalar, madera, pasillo`,
};

export const tiler: TradeCues = {
  name: `azulejista, azulejero, alicatador, colocador de cerámica, colocador de cerámicos, colocador de pisos cerámicos, ceramista, instalador de azulejo, instalador de cerámica, enchapador, mosaiquista, pegador de cerámica, pegador de piso, colocador de porcelanato, colocador, colocadores, solador, instalador de porcelanato, azulejista,
    colocador de azulejo, colocador de pisos y azulejos, enlosador, mosaiquero, losetero`,
  sure: `azulejo, azulejos, cerámica, cerámicas, cerámico, cerámicos, porcelanato, porcelanatos, baldosa, baldosas, baldosines, loseta, losetas, mosaico, mosaicos, mayólica, mayólicas, enchape, enchapar, alicatar, alicatado, boquilla, boquillas, fragua, fraguar, emboquillar, rejuntar, juntas negras, azulejo flojo, azulejos flojos, azulejos caídos, se cayeron los azulejos, azulejos despegados, pegar azulejo, pegar piso, pegar cerámica, salpicadero, gresite, venecitas, plato de ducha, recubrimiento, recubrimientos, talavera, revestimiento, revestir, suena hueco, suenan a hueco, bofado, pastina, mármol, juntas de la ducha, juntas del baño, juntas del piso, juntas abiertas, lechada*, cenefas, emboquillado, loza del piso, piezas sueltas, piezas rotas, losetas sueltas, forrar con cerámica, pegar loseta, backsplash, gres, baldosas levantadas,
    colocar azulejo, poner azulejo, azulejo en baño, piso cerámico, porcelánico, mosaico veneciano,
    lechada, cantera, azulejo roto, loseta quebrada`,
  likely: `baño, regadera, ducha, pegar, despegó, despegaron, se levantaron, hueco, hidráulica, huecas, piso del baño`,
  hint: `m2, cocina, pared, piso, moho, metros`,
};

export const mason: TradeCues = {
  name: `albañil, albañila, albañilería, albañiles, maestro albañil, oficial albañil, media cuchara, maestro de obra chica, concretero, cantero, maestro mayor,
    maestro de obra, maistro, yesero, alarife`,
  sure: `ladrillo, ladrillos, tabique, tabiques, block, barda, bardas, levantar una barda, levantar barda, levantar una pared, levantar pared, levantar muro, levantar un muro, muro, muro de piedra, muro de contención, muro de ladrillo, pared medianera, medianera, cemento, hormigón, concreto, colar, losa colar, colado, firme de concreto, revoque, revocar, revoques, repello, repellar, enlucir, enfoscar, aplanado, aplanar, friso, pañete, pañetar, resanar, castillo, castillos, cimientos, cimiento, grietas en la pared, grieta, grietas, rajadura, rajaduras, escalones de cemento, vereda, contrapiso, parrilla de ladrillo, asador de ladrillo, parrilla, chimenea, horno de barro, humedad de cimientos, arco de piedra, piedra, mampostería, tirar un muro, adobe, picar, dintel, cornisa, firme de cemento, echar un firme, zapatas*, bloques*, carpeta de cemento, banqueta*, aplanar muros, tapiar, tapar zanja, muro cuarteado, levantar un murito, se cayó el aplanado, cadena de concreto, muro inclinado, barda inclinada, barda caída, cascajo, revoltura,
    barda de block, muro de block, pared de ladrillo, pared de tabique, juntas de ladrillo,
    chimenea de ladrillo, grieta en la pared, grieta en el muro, escalera de concreto, banqueta,
    losa, zapata, repellado, enfoscado, enlucido, enyesar, castillo de concreto,
    columna de concreto, tapia, murete, registro de cemento, cuarto de block, tirar un tabique,
    tumbar una pared, tirar una pared, rematar con yeso, tabique de,
    cuarteadura, se está cuarteando, pared cuarteada, resanar muro, rampa de cemento, losas`,
  likely: `pared, muros, escalera de cemento, rampa, piso de cemento, se cae a pedazos, se está cayendo, salitre, humedad, loza`,
  hint: `patio, metros, obra, arena, escombro, asador`,
};

export const windowInstaller: TradeCues = {
  name: `instalador de ventanas, ventanas y puertas, puertas y ventanas, vidriero, vidriería, cristalero, aluminiero, instalación de ventanas, cambio de ventanas, ventanero, colocador de aberturas, aberturas, cancelero, cancelería, carpintería de aluminio, carpintero de aluminio, carpintero metálico, instaladores de ventanas, ventanas de pvc, vidrios,
    aluminero, instalador de puertas, instalador de puertas y ventanas, instalador de canceles`,
  sure: `cambiar ventanas, cambiar las ventanas, cambiar la ventana, ventanas nuevas, ventana rota, vidrio roto, se rompió el vidrio, se rompió un vidrio, vidrio, vidrio de la ventana, cristal roto, cristal de la ventana, cristal, cristales, doble vidrio, doble cristal, doble acristalamiento, doble vidriado, climalit, dvh, termopanel, ventana no cierra, ventanas no cierran, ventana de aluminio, ventanas de aluminio, pvc, aluminio, ventanal, ventanales, puerta corrediza, puerta balcón, puerta ventana, puerta de entrada, mosquiteros, mosquitera, marco de ventana, marcos de ventana, cancel de baño, mampara, mampara de baño, corrediza, entra frío por la ventana, entra aire por la ventana, entra aire por las ventanas, aislar ruido, persiana ventana, oscilobatiente, burlete ventana, rotura de puente, cerramiento, cerrar balcón,
    cambiar 3 ventanas, ventanas de fierro, tragaluz, domo, claraboya, puerta corrediza de vidrio,
    puerta del balcón, puerta de cristal, puerta principal, puerta de aluminio, cancel,
    cancel del baño, canceles, escaparate, aparador, ventana se empaña, mosquitero a medida,
    con mosquitero, cierre de terraza, espejo a la medida,
    luna rota, luna del escaparate, persianas nuevas, cancel de aluminio, ventanas se empañan`,
  likely: `ventana, ventanas, corredera, persiana, persianas, corriente de aire, chiflón, entra aire, entra agua por la ventana, puertas, hoja,
    cristalería`,
  hint: `frío, ruido, viento, puerta, aislamiento, condensación, calle`,
};

export const generalContractor: TradeCues = {
  name: `contratista, contratista general, empresa de reformas, empresa constructora, constructora, constructor, maestro de obra, maestro de obras, reformas integrales, reformista, empresa de remodelación, remodelador, remodelaciones, contratistas, reformas, contratista de obra,
    ingeniero civil obra, obras y reformas,
    tablaroquero, pladurista`,
  sure: `reforma integral, reforma, reforma completa, reforma de baño, reforma de cocina, reformar, reformar el baño, reformar la cocina, reformar el piso, remodelar, remodelación, remodelación completa, remodelar la cocina, remodelar el baño, remodelar la casa, remodelar mi casa, refacción, refaccionar, refacciones, ampliación, ampliar la casa, ampliar, construir, construir una casa, construir un cuarto, segundo piso construir, tirar paredes, tirar pared, tirar una pared, tumbar pared, tumbar una pared, tumbar, demoler, demolición, obra, obra gris, obra completa, llave en mano, de principio a fin, todo incluido, que se encargue de todo, se encargue de todo, encargue de todo, todos los gremios, gremios, coordinar gremios, plomería y electricidad, plomería electricidad, tablaroca, drywall, pladur, durlock, después del incendio, inundación reconstruir, adu, garaje en departamento, convertir garaje, local comercial adaptar, rehabilitar, rehabilitación, casa desde cero, construir casa, construcción de casa, remodelar baños, remodelar cocina, reforma de piso, reforma del baño, renovación completa, terminar el sótano, terminar el basement, techar y construir, dúplex, dividir la casa, empresa que se encargue, una sola empresa, obra parada, dejó la obra,
    reformar un piso, reformar un piso entero, tirar muros, obra negra, terminar la obra,
    ampliación de casa, cuarto de servicio, obra nueva, convertir el garaje,
    local comercial remodelar, construir un segundo piso,
    muro de tablaroca, pared de tablaroca, plafón de tablaroca, dividir con tablaroca,
    pared de pladur, cambiar bañera por ducha, bañera por plato de ducha, cuarto en la azotea,
    obra tirada, dejó tirada la obra`,
  likely: `construcción, presupuesto de obra, proyecto, permisos, cocina y baño, baño y cocina, todo nuevo, terminar, acabados, terminaciones, casa vieja, casa entera`,
  hint: `baño, cocina, casa, presupuesto, departamento, local, piso, garaje`,
};

export const architect: TradeCues = {
  name: `arquitecto, arquitecta, arquitectos, estudio de arquitectura, despacho de arquitectura, despacho de arquitectos, aparejador, dibujante de planos, arquitectura, proyectista,
    delineante`,
  sure: `planos, hacer planos, planos de casa, planos para casa, planos para permiso, planos firmados, plano, diseño de casa, diseñar casa, diseñar mi casa, diseñar una casa, diseñar la casa, proyecto ejecutivo, proyecto arquitectónico, proyecto de obra, proyecto básico, licencia de obra, licencia de construcción, permiso de construcción, permiso de obra, municipalidad planos, ayuntamiento proyecto, regularizar, regularizar construcción, regularización, legalizar ampliación, cambio de uso, levantamiento, levantamiento arquitectónico, uso de suelo, segundo piso planos, agregar un piso, añadir un piso, segunda planta, anteproyecto, cédula de habitabilidad, cédula, certificado energético, render, renders, fachada diseñar, perito, visado, visar, aprobación de planos, catastro planos, ITE, curaduría,
    diseñar una casa de 2 pisos, terreno de 8x20, planos para, planos de una casa,
    planos para ampliar, muro de carga planos, cambio de uso de suelo, regularización de la obra,
    casa en el terreno`,
  likely: `permiso, terreno, diseño, diseñar, proyecto, licencia, municipio, municipalidad, ayuntamiento, loft, cabaña, lote, ampliación, metros cuadrados construir, cabañas`,
  hint: `casa, ampliación, m2, construir, distribución, medianera, bodega`,
};

export const interiorDesigner: TradeCues = {
  name: `diseñador de interiores, diseñadora de interiores, interiorista, interiorismo, decorador, decoradora, decorador de interiores, decoradora de interiores, diseño de interiores, home staging, decoración de interiores, interioristas, decoración`,
  sure: `decorar, decorar mi sala, decorar mi casa, decorar la sala, decorar departamento, decorar mi departamento, ambientar, amueblar, amueblar depto, paleta de colores, elegir colores, escoger colores, elegir muebles, escoger muebles, combinar, combinar muebles, combinar colores, combina, distribución de muebles, acomodar muebles, distribuir los muebles, estilo nórdico, nórdico, estilo industrial, moodboard, sin gracia, sin personalidad, se vea bonito, acogedor, acogedora, cálido, redecorar, renovar la sala, cortinas y cojines, cojines, luces cálidas, asesoría de decoración, espacios pequeños, aprovechar el espacio, aprovechar espacio, monoambiente, revista, pinterest, minimalista, asesoría de interiores, acomodar la sala, distribución de la sala, vestir la casa, muebles nuevos, elegir telas, escoger telas, decoración del cuarto, ambientar el local, japandi, rústico moderno, dónde poner los muebles, decorar el cuarto,
    estilo moderno sala, redecorar el salón, decorar el salón, decorar mi depa, elegir los muebles,
    distribución de los muebles, aprovechar el sofá, ideas de decoración,
    iluminación de la sala decoración`,
  likely: `muebles, sofá, sillón, sillones, cortinas, alfombra, lámparas, estilo, espacio, ambiente, colores, sala, comedor, living, textiles, cuadros, vacío, gusto, telas, tapete, tapetes, cojín`,
  hint: `departamento, recámara, salón, oficina, casa nueva, piso, consultorio, rincón`,
};
