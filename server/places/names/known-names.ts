import type { UnderstoodLanguage } from '#contract/language.ts';
import { SHORT_NAMES } from './short-names.ts';

/** Names of a city besides its name in the gazetteer. */
export interface KnownName {
  country: string;
  /** As in the gazetteer; the most populous city of that name in the country is meant. */
  city: string;
  names: Readonly<Partial<Record<UnderstoodLanguage, string>>>;
  also: readonly string[];
}

/** `country|name in the gazetteer|en|fr|es|short forms and other names`; empty: the same. */
const LISTED: readonly KnownName[] = `
CA|Montréal|Montreal||Montreal|mtl, ville de montréal, montréal québec
CA|Québec|Quebec City||Ciudad de Quebec|québec city, ville de québec, québec ville, qc city
CA|Laval||||ville de laval
CA|Sherbrooke||||sherby
CA|Trois-Rivières||||3-rivières, three rivers
CA|Saint-Jérôme||||st-jé
CA|Saint-Jean-sur-Richelieu||||st-jean sur richelieu, st-jean-sur-le-richelieu
CA|Salaberry-de-Valleyfield||||valleyfield
CA|St-Jean-Port-Joli|Saint-Jean-Port-Joli|Saint-Jean-Port-Joli|Saint-Jean-Port-Joli|
CA|Saint-Gabriel||||saint-gabriel-de-brandon
CA|Sorel-Tracy||||sorel
CA|Vaudreuil-Dorion||||vaudreuil
CA|Dollard-Des Ormeaux||||ddo, dollard
CA|Mont-Royal|Mount Royal|||tmr, vmr, ville mont-royal, town of mount royal
CA|Côte-Saint-Luc||||csl
CA|Mont-Saint-Hilaire||||st-hilaire
CA|Magog||||lac memphrémagog, memphrémagog
CA|Orford||||mont orford, parc du mont orford
CA|North Hatley||||lac massawippi
CA|Bromont||||mont bromont, ski bromont
CA|Mont-Tremblant||||tremblant, mt tremblant
CA|Beaupré||||mont-sainte-anne
CA|Saint-Sauveur||||mont saint-sauveur
CA|Chelsea||||parc de la gatineau, gatineau park
CA|Gravenhurst||||lake muskoka
CA|Collingwood||||blue mountain, blue mountains
CA|Banff||||banff national park
CA|Whistler||||blackcomb
MX|Chapala||||lago de chapala, lake chapala
MX|Pátzcuaro||||lago de pátzcuaro
MX|Amecameca||||popocatépetl, iztaccíhuatl
CA|Stoneham-et-Tewkesbury||||stoneham, tewkesbury
CA|Les Bergeronnes||||bergeronnes, grandes-bergeronnes
CA|Mashteuiatsh||||pointe-bleue
CA|Pessamit||||betsiamites
CA|Dolbeau-Mistassini||||dolbeau
CA|Saint-Michel-des-Saints||||st-michel-des-saints
CA|Saint-Bruno-de-Montarville||||saint-bruno
CA|Brossard||||dix30, quartier dix30
CA|Toronto||||tdot, t o
CA|Greater Sudbury|Sudbury|Sudbury|Sudbury|grand sudbury
CA|St. John's||Saint-Jean|Saint John's|
CA|Saint John||Saint-Jean||
CA|Whitchurch-Stouffville||||stouffville
CA|Bradford West Gwillimbury||||bradford
CA|Sault Ste. Marie||||the soo
CA|Vancouver||||van city
US|New York City|New York|New York|Nueva York|nyc, n y c, ny city, ny
US|Los Angeles||||los ángeles, l a, la
US|San Francisco||||sf, frisco
US|Philadelphia||Philadelphie|Filadelfia|philly
US|Washington, D.C.|Washington|Washington|Washington|washington, washington dc
US|New Orleans||La Nouvelle-Orléans|Nueva Orleans|nola
US|Las Vegas||||vegas
US|Detroit||Détroit||
US|Indianapolis||||indy
US|Lexington-Fayette|Lexington|Lexington|Lexington|
US|Saint Paul||||
US|Nashville||||nashville davidson
MX|Mexico City|Mexico City|Mexico|Ciudad de México|cdmx, méxico df, méxico d f, df, mexico
MX|Juárez|Ciudad Juárez|Ciudad Juárez|Ciudad Juárez|cd juárez
MX|León de los Aldama|León|León|León|
MX|Xalapa de Enríquez|Xalapa|Xalapa|Xalapa|jalapa
MX|Monterrey||||mty
MX|Guadalajara||||gdl
MX|Tlaquepaque||||san pedro tlaquepaque
MX|Ciudad Apodaca||||apodaca
MX|Tultitlán de Mariano Escobedo||||tultitlán
MX|Tlapa de Comonfort||||tlapa
MX|Tixtla de Guerrero||||tixtla
MX|Texcoco de Mora||||texcoco
MX|Tepeji del Río de Ocampo||||tepeji del río, tepeji
MX|Heroica Ciudad de Tlaxiaco||||tlaxiaco
MX|Ciudad de Huajuapan de León||||huajuapan de león, huajuapan
MX|San Martin Texmelucan de Labastida||||san martín texmelucan, texmelucan
MX|Poza Rica de Hidalgo||||poza rica
MX|Papantla de Olarte||||papantla
MX|Mixquiahuala de Juarez||||mixquiahuala
MX|Jáltipan de Morelos||||jáltipan
MX|Izúcar de Matamoros||||izúcar
MX|Iguala de la Independencia||||iguala
MX|Huejutla de Reyes||||huejutla
MX|Atlacomulco de Fabela||||atlacomulco
MX|Tlajomulco de Zúñiga||||tlajomulco
MX|Tepatitlán de Morelos||||tepatitlán
MX|Tejupilco de Hidalgo||||tejupilco
MX|Tacámbaro de Codallos||||tacámbaro
MX|Sahuayo de Morelos||||sahuayo
MX|Paracho de Verduzco||||paracho
MX|Maravatío de Ocampo||||maravatío
MX|Jacona de Plancarte||||jacona
MX|Huetamo de Núñez||||huetamo
MX|Ciudad Obregón||||cd obregón
MX|Ciudad Guzmán||||cd guzmán
MX|Ciudad Acuña||||cd acuña, acuña
MX|Ciudad Melchor Múzquiz||||múzquiz, melchor múzquiz
MX|Heroica Caborca|Caborca|Caborca|Caborca|
MX|Heroica Guaymas|Guaymas|Guaymas|Guaymas|
MX|Heroica Matamoros|Matamoros|Matamoros|Matamoros|
MX|Túxpam de Rodríguez Cano|Tuxpan|Tuxpan|Tuxpan|
MX|Ciudad del Carmen||||cd del carmen
MX|Ciudad Victoria||||cd victoria
MX|Autlán de Navarro||||autlán
MX|Zacoalco de Torres||||zacoalco
MX|Dolores Hidalgo Cuna de la Independencia Nacional||||dolores hidalgo
MX|Taxco de Alarcón||||taxco
MX|Xicotepec de Juárez||||xicotepec
MX|Amozoc de Mota||||amozoc
MX|Nochistlán de Mejía||||nochistlán
MX|Miahuatlán de Porfirio Díaz||||miahuatlán
MX|Ciudad General Escobedo||||general escobedo, escobedo
MX|Ciudad Benito Juárez||||juárez
MX|Ciudad de Allende|Allende|Allende|Allende|
MX|Ciudad López Mateos||||atizapán, atizapán de zaragoza
MX|Santa María Chimalhuacán|Chimalhuacán|Chimalhuacán|Chimalhuacán|
MX|Los Reyes Acaquilpan||||los reyes la paz, los reyes edomex, la paz edomex
MX|Tlalnepantla||||tlane, tlalnepantla de baz
MX|Xico|Valle de Chalco|Valle de Chalco|Valle de Chalco|valle de chalco solidaridad
MX|Santiago de Querétaro|Querétaro|Querétaro|Querétaro|qro
MX|Puebla||||puebla de zaragoza
MX|San Luis Potosí||||slp
MX|Oaxaca||||oaxaca de juárez
MX|Pachuca de Soto|Pachuca|Pachuca|Pachuca|
MX|Acapulco de Juárez|Acapulco|Acapulco|Acapulco|
MX|Victoria de Durango|Durango|Durango|Durango|
MX|Tuxtla|Tuxtla Gutiérrez|Tuxtla Gutiérrez|Tuxtla Gutiérrez|
MX|Ecatepec de Morelos||||ecatepec
MX|Ciudad Nezahualcoyotl||||neza, nezahualcóyotl
MX|Naucalpan de Juárez||||naucalpan
CO|Bogotá|Bogota|Bogota||bogotá dc, bogotá d c, santa fe de bogotá, bta
CO|Cartagena||Carthagène||cartagena de indias
CO|Cali||||santiago de cali
CO|Medellín|Medellin|Medellin||medallo
CO|Girardot City|Girardot|Girardot|Girardot|
CO|Retiro|El Retiro|El Retiro|El Retiro|
CO|Carmen de Viboral|El Carmen de Viboral|El Carmen de Viboral|El Carmen de Viboral|
CO|Barranquilla||||b quilla, bquilla
CO|Cúcuta||||san josé de cúcuta
ES|Barcelona||Barcelone||bcn
ES|Sevilla|Seville|Séville||
ES|Valencia||Valence||valència
ES|Zaragoza||Saragosse||
ES|A Coruña||La Corogne|La Coruña|
ES|Córdoba||Cordoue||
ES|Granada||Grenade||
ES|Palma||Palma de Majorque|Palma de Mallorca|
ES|Donostia / San Sebastián|San Sebastián|Saint-Sébastien|San Sebastián|donostia
ES|Gasteiz / Vitoria|Vitoria-Gasteiz|Vitoria-Gasteiz|Vitoria-Gasteiz|vitoria, gasteiz
ES|Pamplona||Pampelune||iruña
ES|Cadiz|Cádiz|Cadix|Cádiz|
ES|Alicante||||alacant
ES|Castelló de la Plana|||Castellón de la Plana|castellón
ES|Girona||Gérone|Gerona|
ES|Lleida|||Lérida|
ES|Las Rozas de Madrid||||las rozas
ES|Rivas-Vaciamadrid||||rivas, rivas vaciamadrid
ES|Boadilla del Monte||||boadilla
ES|Pozuelo de Alarcón||||pozuelo
ES|Alcalá de Henares||||alcalá
ES|Torrejón de Ardoz||||torrejón
ES|Villaviciosa de Odón||||villaviciosa
ES|Arganda||||arganda del rey
ES|San Sebastián de los Reyes||||sanse
ES|Humanes de Madrid||||humanes
ES|Paracuellos de Jarama||||paracuellos
ES|Sant Cugat del Vallès||||sant cugat
ES|Murcia||Murcie||
ES|Las Palmas de Gran Canaria||||las palmas
FR|Paris|||París|
FR|Marseille|||Marsella|
FR|Bordeaux|||Burdeos|
FR|Strasbourg|||Estrasburgo|
FR|Nice|||Niza|
FR|Toulouse|||Tolosa de Francia|
FR|Avignon|||Aviñón|
BE|Brussels||Bruxelles|Bruselas|brussel
BE|Antwerpen|Antwerp|Anvers|Amberes|
BE|Gent|Ghent|Gand|Gante|
BE|Brugge|Bruges|Bruges|Brujas|
BE|Liège|||Lieja|
BE|Namur||||
CH|Genève|Geneva||Ginebra|
CH|Zürich|Zurich|Zurich|Zúrich|
CH|Bern||Berne|Berna|
CH|Basel||Bâle|Basilea|
CH|Lausanne|||Lausana|
CH|Luzern|Lucerne|Lucerne|Lucerna|
CH|Yverdon-les-Bains||||yverdon
CH|Biel/Bienne|Biel/Bienne|Bienne|Biel/Bienne|biel, bienne
CH|Sitten|Sion|Sion|Sion|
GB|London||Londres|Londres|
GB|Edinburgh||Édimbourg|Edimburgo|
CU|Havana||La Havane|La Habana|
GT|Guatemala City||Guatemala|Ciudad de Guatemala|
PA|Panamá|Panama City|Panama|Ciudad de Panamá|
CL|Santiago||||santiago de chile
AR|San Carlos de Bariloche||||bariloche
AR|Buenos Aires||||bs as, bsas, capital federal, caba
HT|Port-au-Prince|||Puerto Príncipe|
MA|Tangier||Tanger|Tánger|
MA|Marrakesh||Marrakech|Marrakech|
DZ|Algiers||Alger|Argel|
DE|Berlin|||Berlín|
DE|Köln|Cologne|Cologne|Colonia|
DE|Munich|Munich|Munich|Múnich|
IT|Rome|||Roma|
IT|Milan|Milan|Milan|Milán|
PT|Lisbon||Lisbonne|Lisboa|
`
  .trim()
  .split('\n')
  .map((line) => {
    const [country = '', city = '', en, fr, es, also = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      country,
      city,
      names: { ...(en && { en }), ...(fr && { fr }), ...(es && { es }) },
      also: also
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    };
  });

export const KNOWN_NAMES: readonly KnownName[] = [
  ...LISTED,
  ...SHORT_NAMES.map(({ city, short }) => ({ country: 'MX', city, names: {}, also: [short] })),
];
