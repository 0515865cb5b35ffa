import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const plumber: TradeCues = {
  name: `plomero, plomera, plomería, fontanero, fontanera, fontanería, gasfiter, gásfiter, gasfitero, desatascos, desatascador, plomeros, destapador de cañerías, sanitario, hojalatero plomero,
    fontaneros, plomero de urgencia, fontanero de urgencia, destapa caños, destapacaños,
    plomeros certificados`,
  sure: `fuga de agua, fuga en el baño, fuga bajo, gotera en la llave, llave que gotea, llave gotea, gotea la llave, gotea el grifo, gotea la regadera, gotea la canilla, llave que pierde, canilla que gotea, canilla gotea, canilla pierde, canilla, grifo gotea, grifo que gotea, grifo, grifería, regadera gotea, ducha gotea, baño tapado, inodoro tapado, inodoro, excusado, excusado tapado, taza del baño, taza tapada, wc tapado, wc, poceta, poceta tapada, retrete, cisterna, tirar de la cadena, tanque del baño, desagüe tapado, desagüe, drenaje tapado, drenaje, cañería, cañerías, caño roto, caño, tubería, tuberías, tubo roto, tubo reventado, reventó un tubo, se reventó, lavabo tapado, lavamanos, fregadero tapado, fregadero, lavaplatos tapado, pileta de la cocina, pileta tapada, coladera, alcantarilla, aguas negras, cloaca, cloacas, calentador de agua, boiler, calefón, termotanque, calentador solar, termo eléctrico, agua caliente, no hay agua caliente, sin agua caliente, tinaco, flotador, presión de agua, poca presión, llave de paso, válvula, sifón, destapar, desatascar, desatascador, bajante, bidé, mezcladora, atascado, filtra agua al vecino, tarja, bomba de agua, fosa séptica, sarro, rotoplas, tinaco se derrama, se derrama el tinaco, desborda el tinaco, depósito de agua,
    boiler no prende, boiler de paso, calorex, mi boiler, cambiar el boiler, calentador de paso,
    calentador no prende, hidroneumático, presurizador, aljibe, flotador del tinaco,
    cisterna no para, cisterna no para de llenarse, céspol, mingitorio, tanque estacionario,
    manguera de la estufa, toma de la lavadora, llave del patio, llave de la cocina,
    llave del lavabo, fuga en la llave, fuga de gas, monomando, cambiar el grifo, plato de ducha,
    tubería vieja, bajante atascado, wc tira agua, taza tira agua, se tapó el wc,
    se tapó la coladera, se tapó el fregadero, coladera del patio, lavadero tapado, tarja tapada,
    agua con sarro, suavizador, filtro de agua, caldereta, sin presión de agua`,
  likely: `llave, gotea, goteo, gotera, fuga, tapado, tapada, se tapó, sale agua, agua por todos lados, se inunda, inundado, inundó, baño, lavabo, regadera, ducha, humedad tubería, chorrea, pierde agua, botando agua, manguera, desborda, atasco, derrama`,
  hint: `agua, cocina, huele mal, huele, lavadora conexión, calentador, vecino de abajo, goteando`,
};

export const electrician: TradeCues = {
  name: `electricista, electricistas, electricidad, instalación eléctrica, técnico electricista, trabajos eléctricos, lampista, matriculado electricista, técnico eléctrico, electricista matriculado, electricista certificado, electricistas autorizados,
    electrisista, eletricista, electricista de urgencia`,
  sure: `tablero eléctrico, tablero, cuadro eléctrico, cuadro de luz, caja de breakers, breaker, breakers, se salta la luz, salta la luz, salta el automático, térmica, térmico, salta la térmica, llave térmica, disyuntor, diferencial, fusible, fusibles, tapón eléctrico, corto circuito, cortocircuito, cableado, cables, cablear, recablear, enchufe, enchufes, tomacorriente, tomacorrientes, contacto, contactos, apagador, apagadores, interruptor, interruptores, no hay luz, sin luz, no hay luz en, media casa sin luz, se fue la luz, lámpara, lámparas, luminaria, luminarias, focos, luces led, luces parpadean, parpadean las luces, parpadea, ventilador de techo, cargador para auto eléctrico, cargador de coche eléctrico, punto de recarga, 220, 220v, 110, 240v, puesta a tierra, tierra física, medidor de luz, contador de luz, acometida, boletín eléctrico, chispas, chispa, chispazo, olor a quemado, corriente, da toques, dicroicas, reflectores, regulador de luz, dimmer, candil, hizo corto, hace corto, corto en la instalación, saltan los tacos, salta el taco, se bajan los tacos, caja de tacos, se bota la pastilla, se bajó la pastilla, se cae la pastilla, pastilla de la luz, focos empotrados, luces empotradas, dan toques, dio toques, se va la luz, saltan los plomos, plomos, media fase, bifásico, trifásico, sin corriente, centro de carga, medidor eléctrico, subir la luz,
    salta el diferencial, diferencial salta, cambiar contactos, cambie 4 contactos,
    contacto con usb, contacto quemado, apagador de escalera, ojos de buey, tira led,
    tubo fluorescente, luz del patio, luz con sensor, extractor del baño, caja de pastillas,
    pastilla que se baja, mufa, línea de 220, contacto de la secadora, cargador de auto eléctrico,
    punto de carga, planta de luz, generador, cables pelados, cable pelado, se fue la luz en,
    focos que parpadean, parpadean los focos, enchufe quemado, enchufe suelto, araña de techo,
    plafón de luz, aumentar la potencia`,
  likely: `luz, luces, foco, eléctrica, eléctricas, voltaje, cable, bombillo, bombilla, bombillos, planta eléctrica, zumbido, quemado, chisporrotea, enchufar, conectar, eléctrico, eléctricos, instalación, circuito dedicado, línea dedicada, línea independiente`,
  hint: `apaga, instalar, lámpara colgante, timbre, paneles solares, saltan`,
};

export const hvacTechnician: TradeCues = {
  name: `técnico de aire acondicionado, técnico en aire acondicionado, aire acondicionado, técnico en refrigeración, climatización, calefaccionista, técnico en calefacción, técnico de calefacción, refrigeración, técnico de aires, frigorista, técnico hvac, hvac, instalador de aire, técnico de caldera, técnico de climas, aires acondicionados, técnico de clima,
    técnico de minisplit, técnico de minisplits, instalador de minisplit, técnico de calderas,
    calderero, técnico en climas, instalador de clima, instalador de aire acondicionado,
    técnico en refrigeración y aire`,
  sure: `minisplit, mini split, split, splits, el aire no enfría, aire no enfría, aire no enfria, no enfría el aire, clima no enfría, clima, climas, carga de gas aire, gas refrigerante, recargar gas, freón, compresor, condensador, unidad exterior, calefacción, calefactor, no calienta la calefacción, caldera, radiador, radiadores, purgar radiadores, bomba de calor, aerotermia, ductos, conductos de aire, mantenimiento de aires, mantenimiento al aire, mantenimiento de aire acondicionado, aire central, estufa de leña, estufa a gas tiro balanceado, tiro balanceado, losa radiante, piso radiante, termostato, cuarto frío, cámara fría, evaporador, avienta aire caliente, tira aire caliente, echa aire caliente, aire caliente, tira agua el aire, aire gotea, aire tira agua, ventilación, extractor, calentón, cassette aire, furnace, horno de la casa,
    minisplit tira agua, clima tira agua, aire no prende, clima no prende, aire de ventana,
    aire lavado, aire evaporativo, cooler, máquina exterior, suelo radiante, estufa de pellets,
    rejilla del aire, caldera de gas, caldera de gasoil, caldera no enciende,
    calefacción no funciona, radiadores fríos, radiadores no calientan, recarga de gas,
    carga de gas, mantenimiento de minisplit, limpieza de minisplit, instalar un minisplit,
    instalar aire, se descompuso el aire, descompuso el aire, aire de la sala, mirage, toneladas`,
  likely: `aire, enfría, enfriar, climatizar, temperatura, calor, frigorías, btu, inverter, calienta, grados, filtros, gas`,
  hint: `frío, verano, invierno, gotea, bebé, ruido, sudando, congelando`,
};

export const applianceRepair: TradeCues = {
  name: `reparación de electrodomésticos, técnico de electrodomésticos, electrodomésticos, línea blanca, técnico de línea blanca, reparación de lavadoras, reparación de neveras, reparación de refrigeradores, técnico de lavadoras, técnico de lavadora, técnico de neveras, técnico de heladeras, técnico de refrigeradores, arreglo de lavadoras, service de lavarropas, service de heladeras, reparador de lavadoras, reparación lavadora, técnico lavarropas, técnico de refrigerador, reparación de heladeras,
    técnico de refris, técnico de centros de lavado, técnico de estufas, técnico en línea blanca,
    reparador de electrodomésticos, reparador de refris, técnico en electrodomésticos,
    servicio técnico de lavadoras, sat de electrodomésticos`,
  sure: `lavadora, lavarropas, secadora, secarropas, refrigerador, refrigeradora, refri, refrigerator, nevera, heladera, frigorífico, congelador, freezer, lavavajillas, lavaplatos eléctrico, lavatrastes, horno, horno eléctrico, estufa no prende, hornilla, hornillas, quemador, vitrocerámica, vitro, inducción, cocina a gas, microondas, campana extractora, no centrifuga, centrifuga, no exprime, no enfría la nevera, no enfría el refri, nevera no enfría, heladera no enfría, refri no enfría, no enfría, no congela, no lava, no desagota, no desagua, tambor, burlete, lavadora hace ruido, lavadora no, código de error, resistencia del horno, termo tanque eléctrico placa, encimera, aspiradora, licuadora, cafetera,
    centro de lavado, torre de lavado, lavasecadora, frigobar, servibar, arcón congelador, vinoteca,
    horno de gas, estufa de gas, parrilla eléctrica, placa de inducción, triturador de comida,
    deshumidificador, freidora, vitrina refrigerada, enfriador del negocio, empaque del refri,
    empaque de la lavadora, goma de la lavadora, tambor de la lavadora, banda de la lavadora,
    banda de la secadora, bomba de la lavadora, compresor del refri, termostato del horno,
    no seca la secadora, refri no congela, deja de enfriar, dejó de enfriar, no enfría de abajo,
    arriba sí congela, lavadora tira agua, lavadora huele, horno no calienta, estufa no enciende,
    microondas no calienta, cafetera no, centro de lavado llena, se queda llenando,
    nunca empieza a lavar, no empieza a lavar, no termina de lavar`,
  likely: `samsung, lg, whirlpool, mabe, bosch, drean, electrolux, haceb, frigidaire, balay, enfría, estufa, cocina, ciclo, hielo, descongela, escarcha, ropa, error, placa, aparato,
    servicio técnico`,
  hint: `garantía, comida, se echó a perder, carne, ruido, tira agua, motor, service`,
};

export const locksmith: TradeCues = {
  name: `cerrajero, cerrajera, cerrajería, cerrajeros, llavero, chapista de cerraduras,
    cerrajero urgente, cerrajero 24 horas`,
  sure: `me quedé afuera, quedé afuera, me quedé fuera, quedé fuera, quedamos fuera, sin llaves, perdí las llaves, perdí mis llaves, perdí la llave, llaves adentro, llaves dentro, llaves quedaron adentro, dejé las llaves, llave rota, llave partida, se rompió la llave, se partió la llave, quebró la llave, llave atorada, llave trabada, cerradura, cerraduras, cambiar la cerradura, cambiar cerradura, cambio de cerradura, cambiar la chapa, cambiar chapa, cambiar chapas, chapa, chapas, cambiar la combinación, cambiar combinación, combinación, bombín, cilindro, cerrojo, pestillo, candado, duplicado de llaves, copia de llaves, copia de llave, duplicar llave, llave del carro, llaves del carro, llaves del coche, abrir puerta, abrir la puerta, abrir el carro, abrir caja fuerte, caja fuerte, puerta blindada, cerradura digital, cerradura inteligente, cerradura eléctrica, puerta cerrada, se cerró la puerta, se me cerró la puerta, no abre la puerta, multipunto, antibumping, telemando,
    la llave da vueltas, llave da vueltas y no agarra, no agarra la llave, no puedo abrir la puerta,
    llaves puestas, llaves dentro del coche, me quedé encerrado afuera, chapa del buzón,
    chapa inteligente, chapa del zaguán, barra antipánico, llave maestra, control del coche,
    abrir mi coche, abrir mi carro, se quebró la llave, se atoró la llave, cambio de chapas`,
  likely: `llaves, llave, cerrada, encerrado, encerrada, puerta, abrir, copia, perilla, manija, picaporte`,
  hint: `ex, robaron la bolsa, robo, entrar, inquilino, apartamento, carro`,
};

export const securityInstaller: TradeCues = {
  name: `instalador de cámaras, instalador de alarmas, instalación de cámaras, instalación de alarmas, técnico de cámaras, técnico en cámaras, técnico de alarmas, cctv, empresa de alarmas, instalador cctv, sistemas de seguridad, instalador de cctv, técnico en seguridad electrónica, técnico cctv,
    instaladores de cámaras, técnico en alarmas, seguridad electrónica, empresa de seguridad`,
  sure: `cámaras de seguridad, cámara de seguridad, cámaras de vigilancia, cámara, cámaras, videovigilancia, alarma, alarmas, sistema de alarma, sistema de seguridad, sensor de movimiento, sensores de movimiento, sensores, cerco eléctrico, cerca eléctrica, videoportero, portero eléctrico, portero, videotimbre, timbre con cámara, interfón, interfono, intercomunicador, citófono, control de acceso, acceso con tarjeta, tarjeta de acceso, dvr, nvr, grabador, hikvision, dahua, monitoreo, circuito cerrado, detector de movimiento, cámaras ip, huella, biométrico, botón de pánico, sirena, portón eléctrico, motor del portón, concertina,
    cámaras en una bodega, instalar cámaras, instalar 6 cámaras, cámaras afuera, cámaras exteriores,
    cámaras en el celular, verlas en el celular, sensores en puertas, lector de tarjetas,
    alarma de la casa, alarma se dispara, motor de portón`,
  likely: `vigilancia, seguridad, robo, robos, robaron, ladrones, ladrón, se metieron, entraron a robar, grabar, grabación, vigilar, monitorear, asalto, asaltaron`,
  hint: `negocio, bodega, local, celular, edificio, acceso, wifi`,
};

export const handyman: TradeCues = {
  name: `handyman, manitas, todero, maestro chasquilla, milusos, mil usos, mil oficios, milusos para la casa, servicio de manitas, reparaciones del hogar, mantenimiento del hogar, chapuzas, maestro multioficios, multiservicios, hombre de mantenimiento, arreglatodo, arregla todo, polifuncional, manito, todólogo, todóloga, todologo, sieteoficios,
    chambeador, persona de mantenimiento, manitas de la casa`,
  sure: `colgar cuadros, colgar un espejo, colgar espejo, colgar cuadro, colgar la tele, colgar tv, colgar, colgar una tele, instalar tv en la pared, tv en la pared, tele en la pared, soporte de tv, soporte para tele, montar tele, montar tv, armar muebles, armar un mueble, armar mueble, montar muebles, montar un mueble, montar mueble, muebles de ikea, ikea, armar, ensamblar, armar cama, cortineros, cortinero, cortinas colgar, poner cortinas, barra de cortina, poner persianas, persianas, instalar repisas, repisas, repisa, estantes poner, pequeños arreglos, arreglitos, arreglos varios, varios arreglos, varias cosas, varias cositas, cositas, lista de arreglos, lista de cosas, reparaciones pequeñas, pequeñas reparaciones, tapar agujeros, tapar hoyos, resanar hoyos, taladrar, taladro, puerta que roza, puerta que no cierra, manija floja, bisagra floja, toallero, barra de apoyo, tornillos, chapuza, detalles de la casa, mosquitero, silicona,
    colgar lámparas, portarrollos, botiquín, reja para bebé, puerta para gato, buzón,
    números de la casa, armar una cuna, armar una litera, armar un ropero, armar una cama,
    armar un escritorio, asador armar, brincolín, canasta de basquet, caminadora armar, perilla,
    puerta que se atora, puerta que rechina, hoyo en la tablaroca, agujero en el pladur,
    tapa del wc, silicón de la regadera, tendedero, luces de navidad, rieles del cajón`,
  likely: `arreglos, arreglar, reparaciones, floja, flojo, suelta, bisagra, pared, colocar, estante, estantería, espejo, cuadros, mueble, televisor, pequeño, lista, perchero, reparación en casa, reparaciones en casa, reparación del hogar,
    mantenimiento general`,
  hint: `cosas, rato, un par de horas, una tarde, herramientas, trabajito`,
};

export const poolMaintenance: TradeCues = {
  name: `piscinero, piletero, alberquero, mantenimiento de piscina, mantenimiento de piscinas, mantenimiento de alberca, limpieza de piscina, limpieza de alberca, limpieza de pileta, técnico de piscinas, mantenimiento de pileta, mantenimiento alberca, mantenimiento piscina, limpiador de piscinas, limpieza de piscinas, técnico de piscina,
    mantenimiento de albercas, técnico de albercas, limpia albercas`,
  sure: `piscina verde, alberca verde, pileta verde, agua verde, cloro, filtro de arena, bomba de la piscina, bomba de la alberca, bomba de la pileta, bomba de piscina, algas, skimmer, desnatador, clorador, cloración, piscina de sal, robot limpiafondos, limpiafondos, abrir la piscina, poner a punto la piscina, invernar, depuradora, ph, agua turbia, jacuzzi, hidromasaje, liner, piscina pierde agua, alberca pierde agua, vaso de la piscina, cobertor, arena del filtro, químicos, caldera de alberca, piscina turbia, alberca turbia, pileta turbia, aspirar la alberca, aspirar la piscina, vaciar la pileta, vaciar la alberca, cubrir la piscina, cerrar la piscina, químicos de la piscina, alguicida, retrolavado, tina de hidromasaje,
    se puso verde el agua, agua de mi alberca, alberca tira agua, caldera de la alberca,
    filtro de la alberca, chapoteadero, lona de la piscina, jacuzzi no calienta`,
  likely: `piscina, alberca, pileta, picina, filtro, bomba, turbia, bañarse, sapos, ranas, spa, sapo`,
  hint: `verde, verano, semanal, limpiar, agua, temporada`,
};
