import type { NeedCases } from '#intake/cases/cases.ts';

export const ES: NeedCases = {
  two: [
    [
      'me caso en mayo y necesito fotógrafo para todo el día y tb un dj para la fiesta',
      'photographer',
      'dj',
    ],
    [
      'necesito quien me diseñe el logo y quien me haga la tienda en línea',
      'graphic-designer',
      'web-developer',
    ],
    ['mi fregadero gotea y también necesito a alguien que pinte la recámara', 'plumber', 'painter'],
    [
      'El inodoro no para de correr. Además, dos enchufes de la cocina no funcionan.',
      'plumber',
      'electrician',
    ],
    ['busco fotógrafo de boda y un DJ para el 14 de junio', 'photographer', 'dj'],
    ['necesito un plomero y un electricista para un baño en el sótano', 'plumber', 'electrician'],
    [
      'nos mudamos el 30, necesitamos mudanza, y también una señora de limpieza para el departamento viejo',
      'mover',
      'cleaner',
    ],
    [
      'el techo gotea sobre la cochera, además ocupo quien corte el pasto cada semana',
      'roofer',
      'gardener',
    ],
    [
      'Profesor de matemáticas para mi hijo y clases de piano para mi hija',
      'tutor',
      'music-teacher',
    ],
    [
      'la calefacción se apagó anoche. Aparte, el lavavajillas dejó de desaguar',
      'hvac-technician',
      'appliance-repair',
    ],
    [
      'que me hagan la declaración de impuestos y también un testamento ante notario',
      'accountant',
      'notary',
    ],
    [
      'paseador de perros entre semana, y también necesito niñera el viernes',
      'dog-walker',
      'babysitter',
    ],
    ['pulir la duela y de paso pintar todas las paredes', 'flooring-installer', 'painter'],
    [
      'Banquete para 60 personas el 3 de junio y alguien que tome fotos de la fiesta',
      'caterer',
      'photographer',
    ],
    [
      'hormigas en la cocina y también quiero cambiar las chapas de las dos puertas',
      'pest-control',
      'locksmith',
    ],
    [
      'se quebró la pantalla de mi laptop, y aparte necesito una página web nueva para mi panadería',
      'computer-repair',
      'web-designer',
    ],
    [
      'Busco instructor de manejo, también un mecánico que revise los frenos',
      'driving-instructor',
      'auto-mechanic',
    ],
    [
      'Dos cosas: la tina está tapada y el vidrio de la recámara está quebrado',
      'plumber',
      'window-installer',
    ],
    [
      'alguien que quite la nieve de la entrada y también que pasee a mi perro al mediodía',
      'snow-removal',
      'dog-walker',
    ],
    [
      'los ladrillos de la chimenea se deshacen, también necesito rehacer los escalones de madera del porche',
      'mason',
      'carpenter',
    ],
    [
      'peinado para mi boda más una costurera que suba el dobladillo del vestido',
      'hairdresser',
      'tailor',
    ],
    [
      'Cuidadora para mi mamá de 84 años así como una señora de limpieza dos veces al mes',
      'elder-care',
      'cleaner',
    ],
    [
      'Un logo para mi café y alguien que maneje nuestros anuncios de instagram',
      'graphic-designer',
      'marketing-consultant',
    ],
    [
      'abrir la alberca y también busco un paisajista que rehaga el patio',
      'pool-maintenance',
      'landscaper',
    ],
  ],
  one: [
    'mi plomero canceló, el electricista dice que son las tejas del techo',
    'el pintor vino la semana pasada y ahora el enchufe junto a la ventana no sirve',
    'un plomero o quizás alguien que haga de todo para una llave que gotea',
    'no necesito plomero, es para los enchufes y la pastilla',
    'el fregadero está tapado y el agua huele mal',
    'techista urgente, se volaron las tejas y cae agua en mi cama',
    'los de la mudanza rayaron mi piso, hay que pulirlo y barnizarlo',
    'remodelación de baño: azulejos, mueble, tina e iluminación, una sola empresa',
    'soy fotógrafa y mi página web necesita un rediseño',
    'niñera para dos niños y un perro tranquilo',
    'el electricista hizo hoyos en las paredes, hay que resanar y pintar',
    'clases de piano para mí y mi hermana',
    'cada que prendo el clima y el horno se bota la pastilla. electricista en mexicali',
    'mi boiler no prende, es de paso marca calorex. plomero en xochimilco',
  ],
};
