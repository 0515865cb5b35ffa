/**
 * Towns of Mexico that people call by the words before the first "de" or "del" of their names in the
 * gazetteer: "Purépero" is Purépero de Echáiz.
 */
export const SHORTENED: readonly string[] = `
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

/** The short form of such a name. */
export function shortened(name: string): string {
  return name.split(/ del? /)[0]!;
}
