import { fold } from '../../text/fold.ts';
import { placeWords, type PlaceWord } from '../place-words.ts';

const OWN =
  'our, my, this, the, notre, mon, ma, le, la, au, un, une, mi, nuestra, nuestro, una, el, este, esta';
const HOUSE = `house, home, condo, place, duplex, triplex, bungalow, apartment, cottage, townhouse, property, cabin, chalet, studio, shop, office, restaurant, store,
  warehouse, clinic, salon, building, basement, bakery, farm, maison, appart, appartement, logement, logis, boutique, bureau, resto, local, terrain, commerce, immeuble, bloc,
  clinique, entrepot, plex, boulangerie, ferme, casa, depa, departamento, piso, apartamento, oficina, consultorio, negocio, tienda, restaurante, terreno, finca, rancho,
  cabana, bodega, edificio, estudio, panaderia, cafe, bar, hotel, food truck, taller, salon de belleza`;

/** What words before a name indicate about it, in the three languages, folded. */
const CLASSES: Readonly<Record<string, string>> = {
  kin: `sister, brother, mom, mum, mother, dad, father, parents, cousin, uncle, aunt, auntie, grandma, grandmother, grandpa, nana, son, daughter, nephew, niece, ex, friend, friends,
    boyfriend, girlfriend, buddy, soeur, frere, mere, pere, maman, papa, cousine, oncle, tante, matante, mononcle, grand-mere, grand-pere, fils, fille, neveu, ami, amie, chum, blonde,
    belle-mere, beau-pere, hermana, hermano, mama, madre, padre, padres, papas, primo, prima, tio, tia, abuela, abuelo, hijo, hija, sobrino, sobrina, suegra, suegro, cunada, cunado, novio,
    novia, amigo, amiga, comadre, compadre`,
  household:
    'husband, wife, partner, spouse, mari, femme, conjoint, conjointe, copain, copine, marido, esposo, esposa, mujer, pareja',
  party: `client, clients, clientele, customer, customers, boss, supplier, vendor, contractor, painter, plumber, guy, nanny, mechanic, employer, employeur, company, patron, fournisseur,
    peintre, plombier, garagiste, cliente, clientes, proveedor, jefe, jefa, pintor, plomero, empresa, guests, guest, voyageurs, invites, huespedes, invitados, lawyer, agent, dealer, grower,
    breeder, eleveur, criador, neighbour, neighbor, voisin, voisine, vecino, vecina, coiffeuse, dame, senora, muchacha, lady, landlord, proprio, dueno`,
  travel: `trip, trips, drive to, highway, ir a, autopista, carretera, autoroute, flight, flying, flew, fly, vacation, vacations, holiday, holidays, cruise, honeymoon, travel, travelling, traveling, visiting, visit, going to, heading to, off to,
    back from, return from, away in, while im in, while i'm in, voyage, voyages, vacances, croisiere, avion, vol, lune de miel, revenu, revenus, revenue, revient, reviens, revenant, on part,
    je pars, on s'en va, on demenage, partons, visiter, retour de, forfait, tout inclus, viaje, viajes, viajar, viajamos, vuelo, vacaciones, crucero, luna de miel, visitar, nos vamos, me voy, vamos a,
    volvi de, volvimos, regrese de, vuelvo de`,
  origin: `from, originally, born, native, raised, grew up, arrived, came, comes, coming, originaire, viens, vient, viennent, venu, venus, venue, ne a, nee a, arrive, arrivee, arrives,
    arrivons, on arrive, venimos, arrivant, nouvel arrivant, soy de, somos de, es de, son de, era de, viene, vienen, vengo, vine, llegue, llegamos, llego, nacido, nacida, naci, origen, recien llegado, recien llegada`,
  away: `moved, moving, move, relocated, relocating, transferred, left for, retired to, studies, studying, works in, working in, working, job in, demenage, demenagee, demenages, parti,
    partie, partis, part vivre, etudie, travaille, mute, mutee, retourne, se fue, se mudo, se fueron, se mudaron, mudaron, mudamos, vivir, mudarnos, mudarme, estudia, estudio, trabaja, regreso`,
  self: `im, i'm, i am, we're, we are, i live, we live, living, based, located, our, my place, my house, here in, this is, je suis, j'habite, habite, on habite, habitons, nous sommes, on est,
    chu, je reste, on reste, j'reste, demeure, residons, je reside, base, bases, basee, basees, situe, situee, ici a, ici, chez nous, notre, mon, ma, vivo, vivimos, estoy, estamos, aqui, aca en,
    ubicado, ubicada, ubicados, queda, mi casa, mi depa, nuestra, nuestro, mi`,
  need: `need, needs, needed, looking, look, want, wanted, anyone, someone, somebody, quote, hiring, hire, fix, repair, cherche, cherchons, recherche, besoin, quelqu'un, qqn, veux,
    voudrais, faut, prendrait, soumission, reparer, busco, buscamos, necesito, necesitamos, ocupo, quiero, alguien, cotizar, presupuesto, arreglar, urge`,
  document: `certificate, cert, diploma, degree, license, licence, passport, visa, consulate, embassy, papers, deed, transcript, birth, marriage, acte, diplome, permis, passeport,
    consulat, ambassade, papiers, certificat, acta, titulo, licencia, pasaporte, consulado, embajada, papeles, partida`,
  style: `style, look, vibe, feel, type, inspired, like, imported, themed, made in, genre, facon, comme, inspire, importe, importee, esprit, couleur, marbre, estilo, tipo, como, aire,
    onda, importado, importada, color, marble`,
  named: `called, named, name is, brand, labelled, appelle, s'appelle, nomme, nommee, nom, marque, baptise, llama, llamado, llamada, se llama, marca, nombre`,
  bought: `bought, buy, ordered, shipped, sent, ship, sending, import, won, found in, acheter, achete, achetee, commande, livre, envoyer, envoye, rapporte, ramene, comprado, compre, traje,
    trajeron, pedi, enviar, mandar, enviado`,
  team: `school, student, ecole, escuela, etudiant, estudiante, marathon, university, universite, universidad, college, bank, banque, banco, team, equipe, equipo, museum, musee, festival, concert, concierto, embassy, maraton, ironman, triathlon`,
  moveFrom: `moving, move, mover, movers, mudanza, mudanzas, mudarme, mudarnos, mudar, mudo, flete, fletes, demenager, demenagement, demenageur, demenageurs, demenage, transport,
    transporter, transporte, haul, haulage, deliver, delivery, livraison, acarreo, camion, truck`,
  leave: `quitte, quittons, salgo, salimos, saliendo, leaving, depart, part d', pick up, pickup, recoger, ramasser, ramassage, dejo`,
  thirdPlace: `his house, her house, their house, his place, her place, their place, his condo, her condo, sa maison, son appart, leur maison, su casa, sus casa, su depa, su departamento`,
  home: `bought a house, bought a place, bought a condo, bought this house, bought this place, on a achete, compramos casa, compramos una casa, ${OWN.split(
    ', ',
  )
    .flatMap((own) => HOUSE.split(/,\s*/).map((house) => `${own} ${house}`))
    .join(', ')}`,
  venue: `wedding, party, reception, event, hall, venue, church, ceremony, shoot, concert, gig, mariage, fete, salle, eglise, ceremonie, evenement, gala, boda, fiesta, salon, evento,
    iglesia, quince, xv, bautizo, hacienda`,
  withUs: `with us, with me, at ours, avec nous, chez nous, chez moi, con nosotros, conmigo, en mi casa, at my, at our`,
  code: `code, error, err, says, shows, model, serial, fault, affiche, erreur, modele, codigo, marca, modelo, form, slip, line, grade, level`,
};

const MAX_WORDS = 4;
const POSSESSIVE = /'s$/;
let phrases: ReadonlyMap<string, readonly string[]> | undefined;

/** The classes of the phrases that end at each word. */
export function classesAt(words: readonly PlaceWord[]): readonly (readonly string[])[] {
  phrases ??= readClasses();
  const classesOf = phrases;
  return words.map((_, last) => {
    const found: string[] = [];
    let phrase = '';
    for (let first = last; first >= 0 && first > last - MAX_WORDS; first -= 1) {
      const word = words[first]!.folded.replace(POSSESSIVE, '');
      phrase = phrase === '' ? word : `${word} ${phrase}`;
      found.push(...(classesOf.get(phrase) ?? []));
      if (words[first]!.breaks) break;
    }
    return found;
  });
}

function readClasses(): ReadonlyMap<string, readonly string[]> {
  const classes = new Map<string, string[]>();
  for (const [name, list] of Object.entries(CLASSES)) {
    for (const typed of list.split(/,\s*/)) {
      const phrase = placeWords(typed, fold(typed))
        .map((word) => word.folded)
        .join(' ');
      classes.set(phrase, [...(classes.get(phrase) ?? []), name]);
    }
  }
  return classes;
}
