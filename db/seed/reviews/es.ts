/** Lo que dicen los clientes del mundo de demostración, en español. */
export const REVIEWS_ES = {
  5: [
    'Llegó puntual, hizo lo acordado y cobró lo que dijo. Ya no pensaba que eso existiera.',
    'Me explicó todo paso a paso y con paciencia. Vuelvo a llamar sin dudarlo.',
    'Contestó rápido, precio justo y dejó todo más limpio de como lo encontró.',
    'De tres presupuestos, fue la única persona que vino a ver antes de dar precio. Se nota.',
    'Muy profesional y con mucho cuidado de nuestra casa, que es antigua. Terminó un día antes.',
    'Me dijo con honestidad que no necesitaba la opción más cara. Solo por eso, cinco estrellas.',
    'Segunda vez que contrato sus servicios y otra vez de diez.',
    'Le escribí a las nueve de la noche y a la mañana siguiente ya estaba resuelto.',
    'Paciencia con los niños, paciencia con el perro, y quedó precioso.',
    'Me mandó fotos mientras yo estaba en la oficina. Un detalle que se agradece.',
    'El precio que me dio fue el que pagué, ni un peso más.',
    'Con calma, con precisión y con limpieza. Se ve que le gusta su oficio.',
    'Venía de una mala experiencia y me devolvió la confianza.',
    'Todo por escrito antes de empezar, sin sorpresas al final.',
    'De esos contactos que uno guarda para toda la vida.',
    'Quedó mejor de lo que me imaginaba. Se lo enseñamos a toda la familia.',
    'Arregló en una visita lo que otros dos no pudieron.',
    'Puntual, amable, y hasta se llevó lo viejo sin que se lo pidiera.',
  ],
  4: [
    'Muy buen trabajo. Llegó media hora tarde, pero avisó.',
    'Me gustó el resultado. Un poco más caro de lo que esperaba.',
    'Bien en general; un detalle necesitó otra visita, que no me cobró.',
    'Conoce su oficio. Podría contestar los mensajes un poco más rápido.',
    'Trabajo sólido y precio correcto. El polvo, eso sí, nos duró el fin de semana.',
    'Trato agradable y buen hacer. Tardó un día más de lo previsto.',
    'Quedó bonito y volvería a contratar. Lleva tus ideas, las mejora.',
    'Bien hecho. Solo me habría gustado una factura más detallada.',
  ],
  3: [
    'El trabajo está bien, pero cambió la cita dos veces.',
    'Resultado aceptable. Tuve que recordarle cosas que ya habíamos hablado.',
    'Cumple. Habla poco, y la limpieza nos tocó a nosotros.',
    'El trabajo, bien; el horario, no tanto.',
  ],
  2: [
    'El resultado pasa, pero al final salió bastante más caro.',
    'El primer día se fue temprano y tuve que insistir para que terminara.',
    'Tuve que pedirle a otra persona que rehiciera una parte. Una pena.',
  ],
  1: [
    'No vino a la hora acordada ni avisó. Tuve que buscar a alguien más.',
    'Lo dejó a medias y luego dos semanas sin contestar.',
  ],
} as const;

export const PLUMBING_ES = [
  'Se nos dañó el calentador un domingo y el lunes al mediodía Luc ya había puesto el nuevo.',
  'La llave de la cocina, diez minutos, y me enseñó a cerrar el paso del agua para la próxima.',
  'Encontró la fuga detrás de los azulejos sin romper ni uno. Todavía no sé cómo.',
  'Destapó el drenaje, revisó con cámara y esa misma noche me llegó el video.',
  'No quiso venderme un inodoro nuevo porque con una pieza barata quedaba. Así da gusto.',
] as const;

export const ANSWERS_ES = {
  happy: [
    '¡Muchas gracias! Fue un gusto trabajar en su casa.',
    'Gracias por sus palabras, y por el café.',
    'Me alegra que siga funcionando bien. Cualquier cosa, me llama.',
    '¡Gracias por recomendarme con sus vecinos!',
    'Da gusto leer esto un viernes. Gracias.',
  ],
  unhappy: [
    'Tiene razón con el retraso y le pido disculpas. Ahora aviso la noche anterior.',
    'Gracias por decirlo con franqueza. Me gustaría arreglarlo: otra visita, sin costo.',
    'Debí avisarle del costo extra antes de hacerlo. Aprendí la lección.',
  ],
} as const;
