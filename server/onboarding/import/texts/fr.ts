import type { ImportTexts } from './shape.ts';

/** The texts of an import in Quebec French. */
export const importTextsFr: ImportTexts = {
  columns: {
    name: 'nom',
    firstName: 'prénom',
    lastName: 'nom de famille',
    company: 'entreprise',
    email: 'courriel',
    phone: 'téléphone',
    profession: 'métier',
    address: 'adresse',
    city: 'ville',
    postalCode: 'code postal',
    region: 'région',
    country: 'pays',
    description: 'description',
    yearsExperience: 'années d’expérience',
    hourlyRate: 'taux horaire',
    serviceRadius: 'rayon de service',
    language: 'langue',
    certifications: 'certifications',
    source: 'source',
    basis: 'base légale',
  },
  report: {
    row: 'Rangée',
    line: 'Ligne',
    column: 'Colonne',
    value: 'Valeur',
    why: 'Ce qui ne va pas',
    cure: 'Ce qu’il faut faire',
    wholeRow: 'toute la rangée',
  },
  problems: {
    brokenQuotes: {
      why: 'Un guillemet est mal placé, ou il en manque un à la fin.',
      cure: 'Mettez toute la cellule entre guillemets et doublez les guillemets qu’elle contient.',
    },
    rowTooLong: {
      why: 'La rangée dépasse 100 000 caractères.',
      cure: 'Cherchez un saut de ligne ou un guillemet manquant, et raccourcissez la rangée.',
    },
    tooManyCells: {
      why: 'La rangée a plus de cellules que l’en-tête.',
      cure: 'Mettez entre guillemets les cellules qui contiennent une virgule ou un point-virgule.',
    },
    missing: {
      why: 'Cette information est nécessaire et la cellule est vide.',
      cure: 'Remplissez la cellule.',
    },
    noContact: {
      why: 'Il n’y a ni courriel ni numéro de téléphone.',
      cure: 'Ajoutez l’un des deux : sans cela, on ne peut pas écrire à cette personne.',
    },
    tooShort: { why: 'C’est trop court.', cure: 'Écrivez au moins {about} caractères.' },
    tooLong: { why: 'C’est trop long.', cure: 'Raccourcissez à {about} caractères.' },
    unreadable: {
      why: 'La cellule contient des caractères qui ne sont pas du texte.',
      cure: 'Retapez la cellule, ou enregistrez le fichier au format CSV UTF-8.',
    },
    linkInName: {
      why: 'Un nom ne peut contenir ni lien, ni courriel, ni numéro de téléphone.',
      cure: 'Écrivez seulement le nom.',
    },
    badEmail: {
      why: 'Ce n’est pas une adresse courriel.',
      cure: 'Écrivez une seule adresse et rien d’autre, par exemple ana@example.org.',
    },
    badPhone: {
      why: 'Ce n’est pas un numéro de téléphone de cet endroit.',
      cure: 'Écrivez un seul numéro avec son indicatif régional, ou avec celui du pays, par exemple +1 418 555 0123.',
    },
    roundedPhone: {
      why: 'Le tableur a arrondi ce numéro; ses chiffres sont perdus.',
      cure: 'Mettez la colonne au format texte, retapez le numéro et enregistrez.',
    },
    noTextsThere: {
      why: 'Les textos ne se rendent pas à ce numéro, et il n’y a pas de courriel.',
      cure: 'Ajoutez un courriel ou un numéro de cellulaire d’un pays de SMS_COUNTRIES.',
    },
    unknownProfession: {
      why: 'Nous ne connaissons aucun métier de ce nom.',
      cure: 'Écrivez un nom du catalogue (docs/onboarding.md).',
      cureAbout: 'Vouliez-vous dire : {about}?',
    },
    unknownPlace: {
      why: 'Nous ne trouvons pas cet endroit dans sa région et son pays.',
      cure: 'Écrivez la ville plus grande la plus proche, et vérifiez la région et le pays.',
      cureAbout: 'Vouliez-vous dire : {about}? Sinon, écrivez la ville plus grande la plus proche.',
    },
    badNumber: {
      why: 'Ce n’est pas un nombre dans les limites permises.',
      cure: 'Écrivez un nombre {about}.',
    },
    otherCurrency: {
      why: 'Ce montant est dans une autre devise que celle du site.',
      cure: 'Écrivez-le en {about}, ou sans devise.',
    },
    unknownLanguage: {
      why: 'Nous n’écrivons pas dans cette langue.',
      cure: 'Écrivez en, fr ou es, ou laissez la cellule vide.',
    },
    unknownBasis: {
      why: 'Nous ne connaissons pas cette base légale.',
      cure: 'Écrivez published_address, consent, existing_business ou referral.',
    },
    neverContact: {
      why: 'Cette personne a demandé qu’on ne lui écrive plus jamais.',
      cure: 'Rien : sa volonté est respectée pour toujours. Retirez la rangée de votre fichier.',
    },
  },
  ranges: {
    from: 'de {least} à {most}',
    amount: 'de {least} à {most}, avec au plus deux décimales',
  },
  stops: {
    noFile: 'Il n’y a pas de fichier {about}. Vérifiez le chemin.',
    emptyFile: 'Le fichier {about} est vide. Exportez-le de nouveau.',
    workbook:
      '{about} est un classeur Excel. Dans Excel, choisissez « Enregistrer sous », puis « CSV UTF-8 (délimité par des virgules) », et importez ce fichier.',
    noRows: 'Le fichier n’a pas d’en-tête, ou rien en dessous.',
    unreadableHeader:
      'L’en-tête est illisible ({about}). La première ligne doit nommer les colonnes, avec des guillemets seulement autour de cellules entières.',
    unknownMapping:
      '--map {about} : nous ne comprenons pas. Écrivez --map colonne=En-tête, par exemple --map "courriel=Adresse principale".',
    mappedToNothing:
      '--map {about} : le fichier n’a aucune colonne de ce nom. Écrivez-le comme dans la première ligne.',
    columnTwice:
      'Deux colonnes veulent dire la même chose : {about}. Dites laquelle compte, par exemple --map "courriel=…".',
    noName:
      'Aucune colonne ne contient le nom. Colonnes : {about}. Dites laquelle : --map "nom=En-tête".',
    noContact:
      'Aucune colonne ne contient de courriel ni de téléphone. Colonnes : {about}. Dites laquelle : --map "courriel=En-tête" ou --map "téléphone=En-tête".',
    noProfession:
      'Aucune colonne ne contient le métier. Colonnes : {about}. Dites laquelle : --map "métier=En-tête".',
    noPlace:
      'Aucune colonne ne contient la ville ou l’adresse. Colonnes : {about}. Dites laquelle : --map "ville=En-tête".',
    noBasis:
      'Dites pourquoi on peut écrire à ces personnes : --basis published_address, consent, existing_business ou referral, ou une colonne « base légale ». --help les explique.',
    noSource:
      'Dites où les adresses ont été trouvées : --source "leurs propres sites web, mai 2026", ou une colonne « source ». Chaque message le dira.',
    noText: 'Le fichier {about} n’est pas du texte. Exportez-le en CSV (UTF-8).',
    noTable:
      'Le fichier a moins de quatre colonnes\u00a0: nom, courriel ou téléphone, métier et lieu n’y tiennent pas.',
    tooManyColumns: 'Le fichier a plus de 200 colonnes.',
    busy: 'Une autre importation de ce fichier est en cours. Attendez qu’elle soit terminée.',
  },
  outcome: {
    reading: 'rangées',
    counts: 'Ajoutés : {created}. Déjà connus (inchangés) : {known}. Refusés : {refused}.',
    wouldBe: 'Essai à blanc : rien n’a été écrit. L’importation donnerait ceci. {counts}',
    ignored: 'Colonnes qui ne sont pas lues : {about}',
    report: 'Rangées refusées, chacune avec son remède : {path}',
    more: '… et {count} autres dans le rapport.',
    problem: 'Rangée {row} (ligne {line}), {column} « {value} » : {why} {cure}',
    already:
      'Ce fichier a été importé le {day}. {counts} Rien n’a changé. Avec --again, ses rangées refusées sont essayées encore une fois.',
    resumed: 'On continue après la rangée {row}, où la dernière exécution s’est arrêtée.',
    interrupted: 'Arrêt après {rows} rangées. La même commande continue à partir de là.',
    next: 'Ensuite : une fois les invitations activées, ceux qui conviennent à une demande en attente reçoivent un message, après les professionnels inscrits.',
    correct: 'Corrigez les rangées refusées dans un fichier à part et importez-le.',
    nothingNew: 'Personne de nouveau n’a été ajouté.',
  },
};
