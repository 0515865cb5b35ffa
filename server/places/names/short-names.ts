/**
 * Towns of Mexico that people call by the words before the first "de" or "del" of their names in the
 * gazetteer: "Purépero" is Purépero de Echáiz.
 */
const FIRST_WORDS: readonly string[] = `
Juchitán de Zaragoza, Jerez de García Salinas, Cintalapa de Figueroa, Ocozocoautla de Espinosa, Parras de la Fuente, Chilapa de Álvarez, Tula de Allende,
Nanchital de Lázaro Cárdenas del Río, Jiquílpan de Juárez, Lerma de Villada, Atoyac de Álvarez, Capulhuac de Mirafuentes,
Cuautepec de Hinojosa, Tamazula de Gordiano, Ixtapan de la Sal, Ozumba de Alzate, Tlaltenango de Sánchez Román, Acatlán de Osorio,
Tecámac de Felipe Villanueva, Jalpa de Méndez, Ahualulco de Mercado, Peribán de Ramos, Ayutla de los Libres, Coscomatepec de Bravo, Técpan de Galeana,
Tangancícuaro de Arista, Tenancingo de Degollado, Purépero de Echáiz, Apaxco de Ocampo, Tlacolula de Matamoros, Yahualica de González Gallo,
Coyuca de Benítez, Cotija de la Paz, Tempoal de Sánchez, Cuilapan de Guerrero, Ojuelos de Jalisco, Jilotepec de Molina Enríquez, Chiautla de Tapia,
Nacozari de García, Zimatlán de Álvarez, Coalcomán de Vázquez Pallares, Simojovel de Allende, Huautla de Jiménez, Cuatro Ciénegas de Carranza,
Cuitzeo del Porvenir, Tetela del Volcán, Tanquián de Escobedo, Cuencamé de Ceniceros, Ejutla de Crespo, Huixquilucan de Degollado, Tanhuato de Guerrero,
Tlahualilo de Zaragoza, Naolinco de Victoria, Talpa de Allende, Axtla de Terrazas, Acuítzio del Canje, Tepecoacuilco de Trujano, Amatlán de los Reyes,
Ixtlahuacán de los Membrillos, Jaltenango de la Paz, Jungapeo de Juárez, Angamacutiro de la Unión, Lampazos de Naranjo, Cutzamala de Pinzón,
Churumuco de Morelos, Teotitlán del Valle, Teocuitatlán de Corona, Coeneo de la Libertad, Tlalpujahua de Rayón, Pahuatlán de Valle,
Teúl de González Ortega, Penjamillo de Degollado, Zirándaro de los Chávez, Zozocolco de Hidalgo, Copándaro de Galeana, Polotitlán de la Ilustración,
Tumbiscatío de Ruiz, Huaniqueo de Morales, Temascaltepec de González, Tlazala de Fabela, Ocuilan de Arteaga, Aculco de Espinoza, Amanalco de Becerra,
Huasca de Ocampo, Susupuato de Guerrero, Mexquitic de Carmona, Atemajac de Brizuela, Ozuluama de Mascareñas, Tulcingo de Valle,
Jilotlán de los Dolores, Moyahua de Estrada, Cuetzala del Progreso, Alcozauca de Guerrero
`
  .trim()
  .split(/,\s+/);

/** Others are called by the last word: "Tehuantepec" is Santo Domingo Tehuantepec. */
const LAST_WORDS: readonly string[] = `
Santo Domingo Tehuantepec, Santa Ana Chiautempan, Santiago Papasquiaro, Santiago Ixcuintla, Santiago Tulantepec, Santa Cruz Xoxocotlán,
San Francisco Telixtlahuaca, Santiago Juxtlahuaca, Ciudad de Huitzuco, San Pedro Tapanatepec, Santo Domingo Zanatepec,
San Felipe Orizatlán, San Pedro Pochutla, Asunción Nochixtlán, San Juan Ixcaquixtla, Villa Comaltitlán, Santa María Huatulco, Santa María Atzompa,
San Miguel Totolapan
`
  .trim()
  .split(/,\s+/);

/** Such towns with their short names. */
export const SHORT_NAMES: readonly { city: string; short: string }[] = [
  ...FIRST_WORDS.map((city) => ({ city, short: city.split(/ del? /)[0]! })),
  ...LAST_WORDS.map((city) => ({ city, short: city.split(' ').at(-1)! })),
];
