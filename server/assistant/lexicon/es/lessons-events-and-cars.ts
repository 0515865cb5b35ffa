import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const tutor: TradeCues = {
  name: `profesor particular, profesora particular, profe particular, clases particulares, tutor, tutora, maestro particular, maestra particular, apoyo escolar, clases de apoyo, regularización, asesorías de matemáticas, profesor de matemáticas, profe de matemáticas, profe de mate, profesor de inglés, profesora de inglés, profe de inglés, clases de inglés, clases de matemáticas, clases de francés, clases de español, clases de química, clases de física, refuerzo escolar, ayuda con tareas, maestra de apoyo, maestra de regularización, profe de física, profe de química, profesor de física, profesora de matemáticas, profe de francés, psicopedagoga, asesorías académicas, clases de regularización, profesor de primaria, tutor de matemáticas, tutora de inglés, profesor de química, clases de alemán, clases de portugués, profesor de refuerzo, clases de programación,
    profesor de apoyo, asesorías escolares, maestro de mate, maestra de mate`,
  sure: `matemáticas, matemática, mate, mates, álgebra, cálculo, física, química, primaria, secundaria, preparatoria, prepa, bachillerato, 4º de eso, selectividad, ebau, examen de admisión, ingreso a la universidad, ingreso a la facultad, examen de matemáticas, reprobó, reprobando, reprobar, desaprobó, suspendió, suspendido, ha suspendido, se llevó matemáticas, examen, exámenes, examen final, tareas, tarea, hacer la tarea, deberes, aprender inglés, aprender francés, aprender español, toefl, ielts, b1, b2, c1, delf, gramática, lectura, aprender a leer, no lee, tablas de multiplicar, fracciones, dislexia, tdah, estadística, biología, oposiciones, recuperar la materia, materia, materias, boleta, cbc, icfes, ortografía, beca, trigonometría, sintaxis, latín, redacción, parcial, septiembre recuperar, enseñar a leer, enseñe a leer, alfabetización, leer y escribir,
    hija de secundaria, hijo de secundaria, hija de primaria, hijo de primaria, va mal en,
    reprobó mate, suspende mates, la eso, comipems, admisión a la prepa, admisión a la unam, repaso`,
  likely: `escuela, colegio, cole, alumno, estudiante, inglés, francés, aprender, clases, estudiar, grado, años de primaria, universidad, facultad, notas, profe, profesor, sexto, quinto, tercero, cuarto grado, aprobar, nivel`,
  hint: `hijo, hija, online, paciente, dos veces por semana, sobrino, nieto, curso`,
};

export const drivingInstructor: TradeCues = {
  name: `instructor de manejo, instructora de manejo, instructor de conducción, autoescuela, escuela de manejo, escuela de conducción, clases de manejo, clases de conducir, clases de conducción, profesor de manejo, profesor de autoescuela, profe de manejo, academia de conducir, academia de manejo, clase de manejo, instructor de autoescuela, curso de manejo, lecciones de manejo,
    maestro de manejo, profesor de conducir`,
  sure: `aprender a manejar, aprender a conducir, enseñe a manejar, enseñar a manejar, enseñe a conducir, licencia de conducir, licencia de manejo, carnet de conducir, sacar el carnet, carnet, carné, registro de conducir, sacar la licencia, sacar el registro, sacar el brevete, brevete, examen de manejo, examen práctico, examen de conducir, práctico de coche, examen teórico, teórico, miedo a manejar, miedo a conducir, miedo manejar, miedo al volante, pánico a la autopista, pánico la autopista, coche manual, carro estándar, estándar, sincrónico, caja manual, estacionar, estacionar en paralelo, paralelo, aparcar, volante, doble pedal, doble comando, doble mando, embrague, dgt, dmv, prácticas de coche, prácticas, rotondas, rotonda, nunca aprendí a manejar, nunca manejé, autopista, glorieta, retomar el volante, carro automático, coche automático, examen de la licencia, sacar mi licencia, carnet b, miedo a la carretera, aprender estándar, saaq, horas de práctica, reversa y estacionar, manejar en nieve, manejar en autopista, no sé manejar, no sé conducir,
    suspendí el práctico, suspendí dos veces el práctico, estacionarme, manejar estándar,
    perder el miedo a manejar, volver a coger el coche`,
  likely: `manejar, manejo, conducir, conduzco, carro, coche, auto, moto, reversa, tránsito, clutch, palanca, arrancar, semáforo, licencia, permiso, automático`,
  hint: `clases, examen, nervios, nerviosa, paciente, reprobé, suspendí, aprendí, tercera vez, instructor`,
};

export const musicTeacher: TradeCues = {
  name: `profesor de música, profesora de música, maestro de música, profesor de piano, profesora de piano, profesor de guitarra, profesora de guitarra, profe de guitarra, profe de piano, maestro de guitarra, maestro de piano, maestra de piano, profesor de canto, profesora de canto, profe de canto, profesor de violín, profesor de batería, clases de guitarra, clases de piano, clases de canto, clases de violín, clases de batería, clases de música, escuela de música, academia de música, maestra de canto, profe de música, solfeo, clases de ukelele, clases de bajo, maestro de violín, profe de batería, clases de saxofón, profesora de violín, profe de violín, clases de acordeón, vocal coach,
    maestra de música, maestro de canto, maestro de batería`,
  sure: `aprender guitarra, aprender piano, aprender a tocar, tocar guitarra, tocar la guitarra, tocar el piano, tocar piano, tocar violín, aprender a cantar, cantar, piano, guitarra, guitarra eléctrica, violín, violonchelo, chelo, batería, saxofón, saxo, flauta, clarinete, trompeta, ukelele, acordeón, armónica, bandoneón, charango, cajón flamenco, canto, voz, acordes, escalas, partituras, partitura, leer música, conservatorio, recital, coro, a voces, afinar la voz, desafino, arpa, quena, gaita, requinto, tololoche, percusión, jarana, cavaquinho, cuatro venezolano, tocar el cuatro, bajo eléctrico, tocar el bajo, clases de teclado, tambores, leer notas, coro infantil, voces, componer canciones, cajón peruano, cantante,
    clases de chelo, clases de flauta`,
  likely: `música, instrumento, clases, enseñe, aprender, canciones, canción, oído, tocar, ritmo, principiante, banda`,
  hint: `hijo, hija, adulto, desde cero, domicilio, profe, vecinos, niño`,
};

export const dj: TradeCues = {
  name: `dj, djs, disc jockey, disk jockey, deejay, sonidero, luz y sonido, luces y sonido, equipo de sonido, animador, maestro de ceremonias, discomóvil, disco móvil, discoteca móvil, miniteca, sonido para fiesta, animador de fiestas, sonido e iluminación,
    dj para boda,
    pinchadiscos`,
  sure: `música para fiesta, música para la fiesta, música para boda, música para mi boda, música para una fiesta, música para un, poner música, ponga música, ponga la música, pista de baile, bailar, baile, bailable, hora loca, parlantes, bocinas, altavoces, consola, mezclas, mezclar, micrófono, luces y humo, cabina de dj, reggaeton, reguetón, cumbia, cumbias, salsa, bachata, banda norteña música, electrónica, techno, house, perreo, cotillón, karaoke, años 80, ochentera, tornamesa, playlist, lista de canciones, ambientación musical, boda música, pachanga, vallenato, merengue, cuarteto, tardeo, máquina de humo, luces robóticas, música en mi boda, que ponga música, alguien que ponga música, quien ponga música, música y luces, audio e iluminación,
    música para la boda, para los xv de, xv de mi sobrina, cumbias y,
    rockola, que pinche música`,
  likely: `música, fiesta, sonido, luces, animar, ambiente, bailando, quince, karaoke, canciones, pista`,
  hint: `boda, cumpleaños, salón, invitados, quinceañera, sábado, evento, xv`,
};

export const caterer: TradeCues = {
  name: `catering, servicio de catering, chef a domicilio, cocinero a domicilio, chef privado, taquero, taquiza, taquizas, parrillero, asador a domicilio, cocinera para eventos, chef, servicio de comida, bartender, barra libre, cocinero, cocinera, pizzero, bocadillos para, servicio de comidas, banquete*, parrillada*, cocinera a domicilio, servicio de meseros, servicio de alimentos,
    banquetero, servicio de banquetes, cocinera para fiestas`,
  sure: `comida para, comida para fiesta, comida para evento, comida para personas, buffet, bufet, bocadillos, canapés, canapé, bocaditos, pasapalos, picada, picadas, empanadas, sándwiches, sándwiches de miga, sandwichitos, mesa de dulces, mesa de postres, mesa dulce, postres, paella, paella para, barbacoa, asado, asado para, carnitas, lechón, menú, menú para boda, menú vegano, vegano, vegetariano, veganos, sin gluten, celíaco, celíacos, kosher, halal, meseros, camareros, mozos, brindis, coffee break, coffe break, desayunos, desayuno, almuerzo para, almuerzo, almuerzos, cena para, cena, comida de empresa, lunch, viandas, tamales, pozole, cóctel, arepas, tequeños, guisados, hamburguesas, ceviche, mariscada, platos*, platillos*, tacos*, comida para llevar a un evento, cena navideña, paella gigante, birria, coffee, pasabocas, ponche, box lunch, menú de tres tiempos, que cocine para,
    taquiza para, tacos al pastor, parrillada, barbacoa de borrego, pastel de boda,
    pastel de cumpleaños, banquete de boda, comida para 70, comida de bautizo, comida a la brasa,
    cóctel de empresa, pastel y botanas, botanas, alguien que cocine`,
  likely: `comida, comer, personas, invitados, porciones, guiso, menús, cocina para, comensales, dulce, salado, alimentar, pastel, torta, comensal, cocinero, antojitos, cocinar*, cocine*,
    banquetes`,
  hint: `bautizo, boda, cumpleaños, oficina, fiesta, primera comunión, evento, reunión, bautismo`,
};

export const eventPlanner: TradeCues = {
  name: `organizador de eventos, organizadora de eventos, organización de eventos, planificador de eventos, planificadora de eventos, wedding planner, planner, planeadora de bodas, organizadora de bodas, organizador de bodas, coordinadora de eventos, coordinador de eventos, event planner, party planner, organización de bodas, coordinadora, coordinador, productora de eventos, coordinador de bodas, coordinadora de bodas,
    planeador de bodas, decorador de fiestas`,
  sure: `organizar, organizar mi boda, organizar boda, organizar una boda, organizar fiesta, organizar una fiesta, organizar la fiesta, organizar un evento, organizar evento, organizar los quince, organice, organicen, planear mi boda, planear boda, planear la fiesta, planear, planificar, coordinar, coordinar el día, coordinar proveedores, coordine, proveedores, buscar salón, salón de fiestas, evento corporativo, evento de empresa, evento empresarial, fiesta de empresa, fiesta de fin de año, cena de navidad, posada, congreso, convención, lanzamiento evento, baby shower, despedida de soltera, fiesta sorpresa, quinceañera organizar, xv años, fiesta de quince, bautizo organizar, decoración de fiesta, decoración con globos, globos, temática, fiesta temática, fiesta infantil, gala, retiro de empresa, verbena, de la a a la z, escenario, recepción, kermés, aniversario de bodas, bodas de oro, logística, team building, organizar mis quince, organizar un cumpleaños, organizar un baby shower, coordinadora de boda, coordinar la boda, organizar el evento, armar la fiesta, fiesta temática organizada, boda en la playa, boda de destino, revelación de sexo, ambientación de fiesta, juntar proveedores, pedida de mano, propuesta de matrimonio, pedir matrimonio,
    organice los xv, organizar los xv, planear una boda, organizar un congreso, globos y decoración`,
  likely: `evento, boda, fiesta, invitados, decoración, salón, tema, lugar, celebración, festejo, organizado, cronograma, ceremonia, quince, quinceañera, inauguración, graduación, aniversario, despedida, novia`,
  hint: `aniversario, empresa, cumpleaños, presupuesto, sorpresa, personas, catering, dj, contactos`,
};

export const autoMechanic: TradeCues = {
  name: `mecánico, mecánica, mecánicos, taller mecánico, mecánico automotriz, mecánico a domicilio, mecánica automotriz, mecánico de autos, hojalatero, hojalatería y pintura, chapista, latonero, latonería, gomero, llantero, vulcanizadora, electromecánico, desponchadora, hojalatería, cambio de aceite, mecánico automotor, mecánico diésel, gomería, desabolladura, electricista automotriz, taller de autos, taller de motos, mecánico de motos, mecánicos a domicilio, mecánico de confianza,
    eléctrico automotriz, taller de coches`,
  sure: `carro no prende, el carro no prende, el carro no arranca, auto no arranca, el auto no arranca, coche no arranca, mi coche no arranca, no arranca el coche, no arranca el auto, no enciende el carro, check engine, luz del motor, testigo, testigo de motor, se prendió la luz, motor, frenos, frena, pastillas de freno, balatas, discos de freno, freno, frenos chillan, chilla al frenar, al frenar, transmisión, caja de cambios, embrague patina, clutch carro, alternador, motor de arranque, burro de arranque, correa de distribución, banda de tiempo, cadena de distribución, mofle, escape, silenciador, catalizador, suspensión, amortiguadores, amortiguador, rótula, balero, llanta ponchada, llanta, llantas, cubierta pinchada, goma pinchada, rueda pinchada, neumáticos, ponchada, batería del carro, batería del auto, batería descargada, pasar corriente, radiador carro, anticongelante, se calienta el carro, se sobrecalienta, sobrecalienta, tira aceite, fuga de aceite, aceite, dirección hidráulica, alineación, alineación y balanceo, verificación, itv, vtv, revisión técnica, técnico mecánica, junta de culata, culata, bujías, bomba de gasolina, afinación, parabrisas, golpe en la puerta, abolladura, choque carro pintar, revisar antes de comprar, moto no prende, scooter, tironea, jalonea, cigüeñal, inyectores, carburador, banda de distribución, correa del auto, no da marcha, marcha del carro, da marcha, jala disparejo, mete los cambios, no entra reversa, pedal del freno, rechinan los frenos, verificación vehicular, humo azul, humo blanco, diagnóstico del carro, escáner automotriz, enderezado, se jalonea, patina el embrague, caja automática, llantas de invierno, poncharon la llanta,
    jala a la derecha, jala a la izquierda, vibra a 100, vibra el volante, no arranca mi carro,
    carro no arranca, no arranca, pinchazo, clutch, embrague, rótulas, elevador del vidrio,
    se calienta el coche, vocho, mi camioneta, mi troca, seat ibiza,
    bollo en la puerta, retrovisor, pasar la itv, radiador del coche, radiador del carro,
    coche muerto`,
  likely: `carro, auto, coche, camioneta, vehículo, troca, nissan, tsuru, versa, toyota, corolla, honda, civic, chevrolet, aveo, spark, ford, fiesta ford, volkswagen, vw, jetta, gol, golf, seat, ibiza, renault, clio, logan, sandero, peugeot, fiat, hyundai, kia, mazda, onix, hilux, km, motocicleta, gasolina, nafta, furgón, diésel, taller, mofles, aceite, tablero`,
  hint: `ruido, prende, humo, arranca, chilla, vibra, tablero luz, cochera, apaga, semáforo, tirado, freno de mano`,
};
