import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const gardener: TradeCues = {
  name: `jardinero, jardinera, jardinería, jardineros, podador, podadores, servicio de jardinería, arborista, parquero, mantenimiento de jardín, jardinero por horas, poda,
    cortador de pasto`,
  sure: `cortar el pasto, cortar pasto, cortar el césped, cortar césped, cortar el zacate, cortar zacate, cortar la grama, podar, podar árbol, podar árboles, podar el árbol, podar arbustos, podar rosales, poda de palmeras, poda de árboles, palmeras, tala, talar, talar árbol, tumbar árbol, cortar un árbol, cortar árbol, maleza, malezas, yuyos, hierbas, malas hierbas, desmalezar, desmalezado, deshierbar, desbrozar, desbroce, chapear, setos, seto, cerco vivo, ligustrina, arreglar el jardín, limpiar el jardín, mantener el jardín, mantenimiento del jardín, sembrar, abonar, abono, fertilizar, regar, riego por goteo, macetas, hojas secas, barrer hojas, recoger hojas, huerto, huerta, pasto alto, pasto crecido, rosales, frutales, naranjo, limonero, tocón, buganvilia, bugambilia, trasplantar, enredadera, hiedra, cortar las ramas, cortar ramas, pasto a la rodilla, pasto largo, arrancar maleza, quitar maleza, podar el seto, recortar arbustos, recortar el seto, podar la enredadera, riego de plantas, cortar la yarda, yarda, yardero, hojas del jardín, rastrillar, limpieza de jardín, limpiar el patio de maleza,
    podar limoneros, árboles frutales, limoneros, bugambilias, buganvillas, árbol seco,
    tala de árbol, composta, cipreses,
    podar palmera, segar, segar el césped, regar plantas, jardín descuidado,
    jardín hecho una selva`,
  likely: `pasto, césped, zacate, grama, jardín, plantas, árbol, árboles, arbustos, ramas, hojas, tierra, selva, monte, ramas del árbol, orillar`,
  hint: `patio, terraza, quincenal, una vez por mes, tijeras, máquina, crecido`,
};

export const landscaper: TradeCues = {
  name: `paisajista, paisajistas, paisajismo, diseño de jardines, arquitecto paisajista, diseñador de jardines, diseño de jardín, empresa de paisajismo`,
  sure: `diseñar jardín, diseñar el jardín, diseñar mi jardín, rediseñar jardín, rediseñar el jardín, hacer un jardín, hacer el jardín, jardín desde cero, jardín nuevo, adoquín, adoquines, adoquinar, empedrado, camino de piedra, caminito de piedra, senderos, sendero, pasto en rollo, pasto sintético, césped artificial, césped en rollo, césped sintético, pasto artificial, zacate en rollo, rollo, sistema de riego, riego automático, riego por aspersión, aspersores, muro de contención jardín, terraza jardín, fuente, estanque, fogatero, pozo de fuego, iluminación de jardín, nivelar el terreno, nivelar terreno, terraplén, terraza y jardín, piedra bola, jardín vertical, jardín seco, xerojardinería, cactus, piedras, grava, drenaje del patio, desnivel, nativas,
    diseñe el jardín, adocreto, muro de contención, andador, una fuente, riego por goteo,
    piedra de río, jardín de cactus, palapa, asador de obra, plantas que no necesiten mucha agua,
    rocalla, poner pasto nuevo`,
  likely: `jardín, patio, riego, plantas, terreno, césped, pasto, deck, terrazas, piedra, talud, lodo, lodazal, antejardín`,
  hint: `árboles, tierra, m2, diseño, backyard, exterior, frente de la casa`,
};

export const snowRemoval: TradeCues = {
  name: `quitanieves, remoción de nieve, retiro de nieve, quitar nieve, limpieza de nieve, servicio de nieve, despeje de nieve, palear nieve, paleador, palear la nieve, retirar nieve, remover nieve,
    retirada de nieve`,
  sure: `nieve, nevada, nevadas, palear, palee, paleen, nevó, nevando, nieva, tormenta de nieve, quitar la nieve, sacar la nieve, limpiar la nieve, echar sal, sal en la entrada, poner sal, hielo en la entrada, hielo, entrada congelada, banqueta congelada, driveway, máquina quitanieves, soplador de nieve, nieve en el techo, nieve del techo, pala, cada vez que nieve, cada nevada, plow, contrato de nieve,
    nieve del camino, nieve de la entrada, nieve de la rampa, nieve del camino de entrada`,
  likely: `invierno, sal, resbaladizo, resbalosa, resbala, entrada, despejar, despeje, congelado, pulgadas, temporada de invierno`,
  hint: `carro, garaje, acera, vereda, escalones, cochera, temporada, banqueta*`,
};

export const cleaner: TradeCues = {
  name: `empleada doméstica, señora de limpieza, señora de la limpieza, limpiadora, limpieza de casas, personal de limpieza, servicio de limpieza, mucama, empresa de limpieza, limpieza del hogar, muchacha de limpieza, señora para limpiar, empleada de limpieza, limpieza por horas, chica de limpieza, asistenta, empleada del hogar, señora que limpie, limpieza de oficinas, limpieza, aseadora, asesora del hogar, aseo, muchacha para el aseo, servicio de aseo, señora para el aseo, señora que me ayude con la limpieza, limpiavidrios, limpiacristales,
    trabajadora del hogar, limpiador, afanadora`,
  sure: `limpieza profunda, limpieza a fondo, limpiar la casa, limpiar mi casa, limpiar casa, limpiar departamento, limpiar el departamento, limpiar depto, limpiar piso, limpiar oficina, limpiar oficinas, limpieza de oficina, limpieza después de obra, limpieza fin de obra, limpieza de obra, fin de obra, post obra, limpieza de mudanza, limpieza de sala, limpieza de sillones, limpieza de sofá, limpieza de alfombras, limpieza de colchones, lavado de alfombras, lavado de muebles, lavar alfombra, lavar sillones, lavado de sillones, limpiar vidrios, limpiar ventanas, limpiar cristales, limpieza de vidrios, planchar, planchado, lavar y planchar, trapear, aspirar, fregar, desinfectar, sacudir, polvo, polvo por todos lados, cambio de sábanas, sábanas, limpiar baños, limpiar cocina, lavar ropa, quehacer, quehaceres, tender camas, limpiar el horno, cochambre, entregar el departamento, hidrolavado, barrer*, limpieza de airbnb, lavar vidrios, lavar ventanas, lavar colchón, lavado de colchón, tapete manchado, hacer el aseo, hacer la limpieza, limpieza de casa, limpiar cochambre, después de la obra limpiar, limpiar después de la fiesta, dejar limpio, encerar, lavar cortinas,
    limpieza después de la obra, limpiar un apartamento, limpiar un departamento,
    limpiar la oficina, lavar alfombras, lavar la sala, lavado de sala, lavado de colchones,
    áreas comunes, portal y escaleras, casa que se va a rentar,
    limpieza de fin de obra, limpieza después de la mudanza, lavar trastes, interina limpieza,
    chica para limpiar, muchacha que limpie, muchacha limpiar`,
  likely: `limpiar, limpie, limpia, limpio, sucio, sucia, mugre, grasa, baños, cocina, dos veces por semana, lavar, manchas, olor, asco, mugroso, desorden, airbnb, trapo, escoba, pelos*`,
  hint: `casa, departamento, oficina, semana, quincenal, mascotas, horas, piso, servicio para el hogar`,
};

export const pestControl: TradeCues = {
  name: `fumigador, fumigación, fumigaciones, fumigadora, control de plagas, exterminador, control de plaga, desinsectación, desratización, plagas, empresa de fumigación, fumigadores, desinfección de plagas,
    desratizador, plaguero`,
  sure: `fumigar, cucaracha, cucarachas, chinches, chinche, chinches de cama, chinches en la cama, ratas, rata, ratón, ratones, roedores, roedor, hormigas, hormiga, termitas, termita, comején, polilla, polillas, alacranes, alacrán, escorpiones, arañas, araña, avispas, avispa, avispero, panal, panal de abejas, abejas, enjambre, pulgas, garrapatas, mosquitos, zancudos, moscas, murciélagos, murciélago, palomas en el techo, nido de avispas, culebra, víbora, tlacuache, tlacuaches, plaga, plaga de, infestado, infestación, bichos, bicho, carcoma, excremento de ratón, caca de ratón, popó de ratón, veneno, trampas, ruido en el techo de noche, ruidos en el entretecho, lagartijas, ciempiés, vinchucas, chipos, cochinillas, jején, piojillo, comadreja, zarigüeya, cucas, gorgojos, tijeretas, pececillos,
    pescaditos de plata, tijerillas, ardillas, palomas, topos, víboras, procesionaria, sale polvito,
    fumiguen, fumigada, fumigue, bicho en el colchón, algo corre en el techo`,
  likely: `picaduras, picada, ronchas, nido, insectos, insecto, animal en el techo, roen, royeron, rasguños, corren por el techo, alacena bichos, salen de la coladera, correteos`,
  hint: `cocina, colchón, noche, techo, alacena, niños, entretecho`,
};

export const mover: TradeCues = {
  name: `mudancero, mudanza, mudanzas, flete, fletes, fletero, empresa de mudanzas, servicio de mudanza, camión de mudanza, transportista, acarreo, acarreos, trasteo, trasteos, porteador, minimudanza, portes*, fleteros, cargadores de mudanza, transporte de muebles, mudanceros, mudanzas económicas,
    fletes y mudanzas, furgoneta con conductor`,
  sure: `mudarme, mudarnos, mudar, me mudo, nos mudamos, me cambio de casa, cambio de casa, mover muebles, mover un piano, mover un mueble, mover piano, mover sofá, mover un sofá, mover refrigerador, llevar muebles, llevar un sofá, llevar un mueble, llevar una heladera, llevar un ropero, trasladar, traslado de muebles, traslado, transportar muebles, transportar, transporte de muebles, embalar, embalaje, empacar, camión, guardamuebles, bodega de muebles, sin ascensor, sin elevador, cargar muebles, cargadores, subir un sofá, bajar un piano, recoger un mueble, montacargas, furgoneta, caja fuerte mover, subir un piano, llevar un piano, bajar un sofá, llevar mis muebles, llevar una nevera, llevar un refri, llevar una lavadora, sacar mis cosas, me cambio de departamento, me cambio de apartamento, cambio de domicilio, mudanza de oficina, cargar y descargar, desarmar y armar,
    me cambio de, nos cambiamos, solo una cama, cajas y muebles, una cama un refri,
    tercer piso sin elevador, trasladar muebles`,
  likely: `muebles, ascensor, elevador, sofá, refrigerador, lavadora llevar, colchón, cama, mover, cuarto piso, heladera, departamento de dos, cargar, pesado, subir, bajar, cajas, camioneta, trastero,
    portes`,
  hint: `departamento, casa, fin de mes, viaje, km, nuevo departamento, llevar, recámaras`,
};
