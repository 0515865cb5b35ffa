import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const hairdresser: TradeCues = {
  name: `peluquero, peluquera, peluquería, estilista, barbero, barbería, colorista, salón de belleza, corte de pelo, corte de cabello, peluquera a domicilio, estilistas, peinadora, trenzadora, estética, cortes de pelo, peinados,
    estilista a domicilio, maquillista y peinado, trencista`,
  sure: `cortarme el pelo, cortar el pelo, cortar el cabello, cortar pelo, corte de niño, balayage, mechas, mechitas, rayitos, iluminaciones, reflejos, tinte, tinte de pelo, teñir, teñir el pelo, teñirme, decoloración, decolorar, alisado, alisado de keratina, keratina, alaciado, botox capilar, extensiones, extensiones de pelo, trenzas, trenza, peinado, peinado de novia, peinado de boda, peinado para boda, peinado para quince, peinar, flequillo, fleco, cerquillo, degradado, fade, barba, afeitar, arreglo de barba, pelo rizado, rulos, cabello rizado, puntas abiertas, corrección de color, pelo naranja, canas, permanente, brushing, secado, planchado de pelo, afro, puntas*, pelo chino, pelo quemado, peinado recogido, tapar canas, cortarle el pelo, cortarme las puntas, corte de cabello para, corte y tinte, corte y barba, degradé, decoloré, me decoloré, fleco chueco,
    extensiones de cabello, rastas, recogido, chongo, peinado y maquillaje, damas de honor,
    despuntar, me corté el fleco, corte en casa, tinte naranja`,
  likely: `pelo, cabello, rubio, rubia, color, cejas y pelo, greñas, melena, moño, novia, maquinilla, tijera, corte, raíces, raíz, peine, rizos, trasquilado, mechón`,
  hint: `boda, domicilio, graduación, novia, damas, salón, quinceañera`,
};

export const massageTherapist: TradeCues = {
  name: `masajista, masajistas, masaje, masajes, masoterapeuta, masoterapia, terapeuta de masaje, masaje a domicilio, masajes a domicilio, quiromasajista, quiromasaje, sobador, sobadora, huesero sobador,
    masajista a domicilio, reflexólogo`,
  sure: `masaje descontracturante, descontracturante, masaje relajante, relajante, masaje deportivo, masaje sueco, masaje prenatal, masaje tejido profundo, tejido profundo, contractura, contracturas, contracturado, contracturada, nudos en la espalda, nudos, cuello duro, cuello durísimo, cuello tieso, tortícolis, dolor de espalda, dolor de cuello, me duele la espalda, me duele el cuello, me duele la cintura, dolor lumbar, lumbar, lumbares, lumbago, ciática, ciático, nervio ciático, tensión, espalda hecha, espalda hecha nudo, espalda tiesa, reflexología, piedras calientes, drenaje linfático, drenajes linfáticos, shiatsu, sobada, cervicales, cervical, hombros tensos, trapecio, agarrotado, agujetas, quedé duro, quedé doblado, camilla,
    masaje en pareja, masaje reductivo, le duele la ciática`,
  likely: `espalda, cuello, hombros, músculos, estrés, relajar, relajarme, tensa, dolor, adolorido, adolorida, cintura, piernas cansadas, pantorrillas, muscular, duele*`,
  hint: `embarazada, computadora, oficina, teclado, cargando, maratón, dormir, aceites`,
};

export const personalTrainer: TradeCues = {
  name: `entrenador personal, entrenadora personal, personal trainer, entrenador, entrenadora, coach fitness, coach deportivo, instructor de gimnasio, preparador físico, profe de gimnasia, profesora de yoga, instructora de yoga, instructora de pilates, coach de gym, entrenador físico, instructor de yoga, profe de yoga, entrenamiento personal, entrenador de gym, profesor de gimnasia,
    coach personal, coach de gimnasio, maestra de yoga, instructor de pilates, entrenador de running`,
  sure: `bajar de peso, bajar kilos, perder peso, bajar panza, bajar la panza, adelgazar, ponerme en forma, poner en forma, volver a estar en forma, en forma, gimnasio, gym, rutina, rutinas, rutina de ejercicios, pesas, musculación, ganar músculo, ganar masa, masa muscular, tonificar, fuerza, cardio, sentadillas, abdominales, maratón, medio maratón, media maratón, carrera de 10k, 10k, 5k, posparto, postparto, ejercicio, ejercicios, hacer ejercicio, entrenar, entrenamiento, entrenamiento funcional, funcional, crossfit, hiit, acondicionamiento físico, pruebas físicas, físicas de policía, examen físico policía, dominadas, flexiones, oposición física, correr*, salir a correr, quemar grasa, bajar barriga, hacer pesas, acondicionamiento, ejercicio en casa, entrenar en casa, entrenar en el parque, bajar la barriga, condición física, calistenia,
    bajar 10 kilos, bajar 15 kilos, correr mi primer 10k, primer 10k, rutina de ejercicio, boxeo,
    estiramientos`,
  likely: `peso, kilos, panza, forma, deporte, resistencia, músculo, físico, sedentario, motivación, pilates, yoga, barriga, me canso, plan de alimentación`,
  hint: `rodilla, médico, boda, tres veces por semana, casa, parque, doctor, verano`,
};

export const dogWalker: TradeCues = {
  name: `paseador de perros, paseadora de perros, paseador, paseadora, cuidador de perros, cuidadora de perros, cuidador de mascotas, cuidadora de mascotas, paseo de perros, paseaperros, dog walker, niñera de perros, guardería de perros, paseos de perros, paseo de perro, cuidador de gatos, canguro de perros,
    cuidadora de gatos`,
  sure: `pasear a mi perro, pasear mi perro, pasear a mi perra, pasear perro, pasear al perro, pasear perros, pasear, pasee, paseen, paseo, paseos, sacar al perro, sacar a mi perro, sacar a la perra, sacar a mi perra, saque a mi perro, saque al perro, sacar a pasear, que saque, cuidar a mi perro, cuidar perro, cuidar a mi perra, cuidar mi gato, cuidar a mi gato, cuidar gatos, dar de comer a mi gato, dar de comer al gato, alimentar a mis gatos, darle de comer a los gatos, hacer pipí, hacer sus necesidades, necesidades, mientras trabajo, energía perro, parque de perros, jala la correa, tira de la correa, perro solo, caminar al perro, sale dos veces, arenero, correa*, sacar a los perros, pasear a los perros, que caminen al perro, camine a mi perro, hospedaje para perro, quedarse con mi perro, le falta salir, saquen a mi perro, saque a los perros, sacarlo a caminar,
    saque a pasear, pasear a mis perros, paseos para mi perro, darle de comer a mi gato,
    chihuahua viejito, medio día paseo`,
  likely: `perro, perra, perros, perrito, perrita, cachorro, labrador, husky, golden, pastor alemán, bulldog, caniche, galgo, beagle, border collie, mascota, mascotas, gato, gatos, caminata, camina, energía, chihuahua, lomito, firulais, podenco, mestizo`,
  hint: `mediodía, trabajo, oficina, vacaciones, dos veces al día, diario, parque, sillón`,
};

export const babysitter: TradeCues = {
  name: `niñera, niñero, niñeras, babysitter, baby sitter, nana, canguro, nanny, cuidadora de niños, cuidador de niños, guardería en casa, chica para cuidar niños, au pair, nodriza, cuidado de niños, cuidadora infantil,
    niñera de planta`,
  sure: `cuidar niños, cuidar a mis hijos, cuidar a mi hijo, cuidar a mi hija, cuidar a los niños, cuidar a las niñas, cuidar a mi bebé, cuidar bebé, cuidar a mi nena, cuidar a mi nene, cuide a mis hijos, cuide a los niños, cuide a mi hijo, cuide a mi bebé, cuide niños, quedarse con los niños, quede con los niños, quedarse con mis hijos, quede con mi bebé, quedarse con la nena, recoger de la escuela, recoger a los niños, recoja a los niños, recoger del cole, llevar al colegio, buscar al jardín, buscar a los chicos, guardería cerrada, cerró la guardería, noche de pareja, salir a cenar, biberón, siesta, después de la escuela, después del cole, dar la cena a los niños, bañarlos, que los acueste, mandarlos a bañar, peques, nenes, mis nenas, cuidar a los peques, cuidar a mis niños, dormir al bebé, darle el biberón, ir por los niños, quedarse con mi hija, quedarse con mi hijo, quedarse con mi bebé, con quién dejar a los niños, pañales*,
    bebé de 11 meses, mis gemelos, mis cuates`,
  likely: `niños, niñas, niño, niña, bebé, hijo, hija, hijos, nena, nene, chicos, chiquitos, peques, cuidar, cole, jardín de infantes, kinder, merienda, tareas y cena, gemelos, mellizos, trillizos, nenas, primeros auxilios`,
  hint: `noche, turno, boda, escuela, viernes en la noche, tardes, cena, trabajo`,
};

export const elderCare: TradeCues = {
  name: `cuidadora de adultos mayores, cuidador de adultos mayores, cuidador de ancianos, cuidadora de ancianos, cuidado de adulto mayor, cuidadora, cuidador, acompañante terapéutica, auxiliar de geriatría, gerocultora, cuidado de ancianos, cuidado de adultos mayores, enfermera para adulto mayor, asistente domiciliaria, ayuda a domicilio, dama de compañía, cuidadora interna, acompañante, cuidadoras, cuidado de mayores, acompañante de adultos mayores, enfermera geriátrica, cuidador nocturno, cuidadora nocturna, cuidadora de abuelos,
    enfermera a domicilio, asistente de adulto mayor, acompañante de adulto mayor`,
  sure: `adulto mayor, adultos mayores, anciano, anciana, ancianos, persona mayor, personas mayores, tercera edad, cuidar a mi mamá, cuidar a mi papá, cuidar a mi abuela, cuidar a mi abuelo, cuidar a mi madre, cuidar a mi padre, cuidar a mi suegra, cuidar a mi suegro, cuide a mi mamá, cuide a mi papá, cuide a mi abuela, cuide a mi madre, acompañar a mi mamá, acompañe a mi mamá, hacerle compañía, haga compañía, le haga compañía, lo acompañe, la acompañe, alzheimer, demencia, parkinson, silla de ruedas, andador, bañarla, bañarlo, bañar a mi mamá, ayuda para bañarse, ayude a bañarse, asear, aseo personal, dar medicinas, darle sus medicinas, medicinas, insulina, no puede estar sola, no puede estar solo, no puede quedarse sola, no puede quedar sola, vive sola, vive solo, postrado, postrada, encamado, encamada, dependiente, derrame, acv, ictus, cuidar de noche, cuidados paliativos, residencia, hogar de ancianos, asilo de ancianos, viudo, viuda, pañal de adulto, dar pastillas, darle las pastillas, tomar sus pastillas, ya no camina, no puede caminar, cambiar pañal, cambiarle el pañal, bañar a mi papá, bañar a mi abuela, levantarla de la cama, levantarlo de la cama, diálisis, sonda, senil, geriátrico, acompañar en el hospital,
    suegra tiene 83 años, mi suegra, mi madre de 84, va con andador, operada de la cadera,
    después del derrame, ayudar a bañarse, sus medicinas, acompañe a mi padre, acompañe a mi madre,
    le da miedo caminar sola,
    le dio una embolia, interna para cuidar`,
  likely: `mi mamá, mi papá, mi madre, mi padre, suegra, suegro, tía, 80 años, 82 años, 83 años, 84 años, 85 años, 86 años, 87 años, 88 años, 89 años, 90 años, 91 años, 92 años, 78 años, compañía, acompañe, acompañar, cadera, levantarse, movilidad, nonna, yaya, abuela, abuelo, abuelita, abuelito, pastillas, se cayó,
    embolia`,
  hint: `noches, turno de noche, cocinar, turno, mañanas, hospital, mayor, días, terca, terco`,
};

export const veterinarian: TradeCues = {
  name: `veterinario, veterinaria, veterinarios, clínica veterinaria, hospital veterinario, vet, veterinario a domicilio, veterinaria a domicilio, médico veterinario, albéitar,
    mvz`,
  sure: `perro vomita, perro vomitando, gato vomita, vomitando, vomitó, mi perro no come, mi gato no come, no come, no quiere comer, perro cojea, cojea, renguea, cojeando, se comió, perro se comió, gato se comió, comió chocolate, chocolate, veneno para ratas comió, envenenado, envenenaron, perro sangra, sangrando, sangra, perro enfermo, gato enfermo, perra enferma, vacunar, vacunar a mi perro, vacunas, vacuna, vacunas del cachorro, rabia, desparasitar, esterilizar, esterilización, castrar, castración, eutanasia, dormir a mi perro, sacrificar, convulsiones, convulsionó, convulsionando, pata hinchada, patita, diarrea, orina sangre, orinando sangre, no puede orinar, no orina, bulto, tumor, oído del perro, otitis, garrapatas perro, moquillo, parvo, loro, perico, conejo, hámster, cuy, caballo, yegua, vaca, vacas, gallina, gallinas, tortuga, iguana, hurón, cría, cabra, plumas, exóticos, gatito, celo, microchip, chip, sarna, limpieza dental perro, parto de la perra, cesárea, tragó un hueso, tragó algo, perro no quiere comer, no quiere comer mi perro, está decaído, parir, cachorros nacieron, herida del perro, castrar gato, control veterinario, vacuna antirrábica, atropellaron a mi perro, encías,
    vacunar a mi gato, vacunas para mi perro, vacuna de rabia, mi gatita, ha dejado de beber,
    ha dejado de comer, mi perro vomita, mi gato vomita, mi perico, mi loro, mi conejo, mi cuyo,
    mi tortuga, mi caballo, mi yegua, mis gallinas, mis borregos, bolita en la panza,
    garrapatas en mi perro`,
  likely: `perro, perra, gato, gata, cachorro, mascota, animal, pata, cola, ojo, hocico, pelaje, aves, pájaro, vomita, enfermo, ladra, maúlla, pelo se le cae, decaído, decaída`,
  hint: `sangre, enferma, hinchado, respira, urgencia, vieja, comer, come`,
};

export const tailor: TradeCues = {
  name: `sastre, sastrería, modista, costurera, costurero, modistas, arreglos de ropa, arreglo de ropa, compostura de ropa, composturas, costura, taller de costura, modisto, alta costura, arreglos de costura,
    costureras`,
  sure: `dobladillo, bastilla, basta, hacer el dobladillo, subir la bastilla, meter el dobladillo, acortar, acortar pantalón, acortar pantalones, acortar vestido, acortar mangas, ajustar vestido, ajustar un vestido, ajustar traje, ajustar el vestido, achicar, achicar vestido, entallar, agrandar, ensanchar, meter de los lados, meterle, meter de cintura, vestido de novia, vestido de novia ajustar, vestido de quince, vestido de fiesta, vestido de 15, vestido, vestidos, vestido grande, vestido queda grande, me queda grande, queda grande, queda largo, queda larga, me queda largo, queda apretado, queda chico, cierre roto, cierre de la chamarra, cierre de una chaqueta, cierre de un pantalón, se rompió el cierre, cremallera, cambiar el cierre, zíper, coser, cosan, zurcir, remendar, descosido, descosió, traje a medida, hacer un traje, confección, confeccionar, disfraz, disfraces, mangas, uniforme, uniformes, smoking, cortinas coser, parchar, traje típico, guayabera, pollera, subir el dobladillo, ajustar pantalón, ajustar la cintura, bastillas, cambiar cierre, cambiar cremallera, vestido a la medida, vestido a medida, bordar nombre, hacer cortinas, coser un botón, botones*, forro del saco, forro del abrigo,
    suban el dobladillo, pantalones del uniforme, vestido de xv, meter a los lados,
    meterle al vestido, mangas largas, hacer 3 cortinas, fundas de cojín, cojines, forro,
    traje grande, ajustar un traje, arreglen un traje,
    coger el bajo, bajo del pantalón, no me quedan los trajes`,
  likely: `pantalón, pantalones, traje, saco, falda, jeans, camisa, tela, ropa, talla 38, chaqueta, chamarra, abrigo, hilo, tacones, ajustar, hilván, aguja, bordado*`,
  hint: `boda, graduación, grande, largo, fiesta, dama, apretado, medidas, cintura`,
};
