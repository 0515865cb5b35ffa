import type { TaughtTrade } from './taught-trade.ts';

/** Trades an operator could add, in Spanish: what they teach, and messages they did not. */
export const TAUGHT_ES: readonly TaughtTrade[] = [
  {
    name: 'Deshollinador',
    examples: [
      'Hay que deshollinar la chimenea antes del invierno',
      'Cae hollín en el hogar de la sala',
      'Limpiar el tubo de nuestra estufa de leña',
      'Inspección anual de la chimenea para el seguro',
      'El humo regresa al cuarto cuando prendemos el fuego',
      'Se juntó creosota en el ducto de la chimenea',
      'Un pájaro quedó atorado en la chimenea',
      'Limpieza de chimenea y revisión del ducto',
    ],
    unseen: [
      'la chimenea llena de humo la sala cada vez que la prendemos',
      'quiero limpieza de chimenea en Coyoacán antes de octubre',
      'el seguro me pide una inspección de la chimenea',
      'busco un deshollinador en Monterrey',
      'hay hollín negro alrededor de la estufa de leña',
      'quitar la creosota del ducto esta semana',
    ],
  },
  {
    name: 'Afinador de pianos',
    examples: [
      'Mi piano vertical está desafinado',
      'Afinar un piano de cola antes de un recital',
      'Algunas teclas del piano se pegan',
      'El pedal de mi piano rechina',
      'Afinación del piano después de una mudanza',
      'Se rompió una cuerda de mi piano',
      'Los martillos del piano necesitan ajuste',
      'Afinación anual del piano de una escuela',
    ],
    unseen: [
      'nuestro piano suena mal desde que nos mudamos, hay que afinarlo',
      'dos teclas se pegan en el piano vertical de la iglesia',
      'necesito un afinador de pianos en Guadalajara',
      'cuerda rota en un piano de cola, alguien que la cambie mañana',
      'afinación de un piano Yamaha, sin prisa',
      'rechina el pedal del piano',
    ],
  },
  {
    name: 'Mecánico de bicicletas',
    examples: [
      'Mi bicicleta tiene una llanta ponchada',
      'Los cambios de mi bici no entran bien',
      'Servicio de primavera para dos bicicletas',
      'La cadena de mi bicicleta se sale a cada rato',
      'Los frenos de la bici están gastados',
      'Armar una bicicleta nueva que viene en caja',
      'La rueda de mi bicicleta está chueca',
      'Cambiar el desviador de una bici de ruta',
    ],
    unseen: [
      'se volvió a salir la cadena de mi bici y el desviador quedó chueco',
      'servicio de bicicleta en la Roma antes del sábado',
      'busco un mecánico de bicicletas que venga a la casa',
      'llanta ponchada en la bicicleta de mi hijo',
      'se brincan los cambios de mi bici de ruta',
      'rueda chueca después de pegarle a la banqueta con la bicicleta',
    ],
  },
  {
    name: 'Apicultor',
    examples: [
      'Un enjambre de abejas cuelga de nuestro manzano',
      'Se metieron abejas en la pared del cobertizo',
      'Reubicar una colmena sin matar a las abejas',
      'Alguien que cuide mis dos colmenas',
      'Una colonia de abejas bajo el balcón, que se la lleven viva',
      'Rescatar un enjambre del patio de la escuela',
      'Extraer la miel de nuestras colmenas',
      'Enseñarnos a empezar una colmena',
    ],
    unseen: [
      'enjambre enorme de abejas en la barda, alguien que se lo lleve vivo',
      'hay una colmena en el cobertizo y quiero que la reubiquen',
      'necesito un apicultor en Puebla hoy',
      'quién puede extraer la miel de tres colmenas',
      'una colonia de abejas vive bajo nuestro balcón, no las maten',
      'enjambre en el peral en Coyoacán',
    ],
  },
];
