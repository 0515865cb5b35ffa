import type { DoctorTexts } from './en.ts';
import { paymentsFr } from './payments-fr.ts';

/** Les mots du diagnostic. */
export const fr: DoctorTexts = {
  parts: {
    configuration: 'Configuration',
    database: 'Base de données',
    migrations: 'Migrations',
    queue: 'Tâches de fond',
    live: 'Flux en direct',
    mail: 'Courriel',
    replies: 'Réponses par courriel',
    sms: 'Textos',
    push: 'Notifications poussées',
    payments: 'Paiements',
    places: 'Lieux',
    model: 'Modèle de langage',
    invitations: 'Invitations',
    site: 'Adresse publique',
    disk: 'Disque',
    backup: 'Sauvegarde',
  },
  inVain: {
    late: {
      note: 'Aucune réponse en quelques secondes.',
      cure: 'Relancez le diagnostic; si rien ne change, consultez le journal du serveur et vérifiez ce dont cet élément dépend.',
    },
    unknown: {
      note: 'Impossible de vérifier cet élément.',
      cure: 'Le journal du serveur dit pourquoi, à «\u00a0the doctor could not look\u00a0».',
    },
  },
  services: {
    refused: {
      note: 'Le service refuse nos identifiants.',
      cure: (settings) => `Copiez-les de nouveau\u00a0: ${settings}.`,
    },
    insecure: {
      note: 'Le service n’offre aucune connexion sécurisée.',
      cure: (settings) =>
        `Un mot de passe ne part que chiffré\u00a0: indiquez un serveur avec TLS dans ${settings}.`,
    },
    failing: {
      note: 'Le service répond, mais seulement par des erreurs.',
      cure: () =>
        'Consultez la page d’état du service. Rien n’est perdu\u00a0: ce qui attend sera réessayé.',
    },
    unreachable: {
      note: 'Le service est injoignable.',
      cure: (settings) => `Vérifiez l’adresse (${settings}), le réseau et le pare-feu.`,
    },
  },
  configuration: {
    production: 'Lue, pour la production.',
    development:
      'Lue, pour le développement\u00a0: des doublures remplacent les services extérieurs.',
  },
  database: {
    tooOld: (oldest) => `Passez à PostgreSQL ${oldest} ou plus récent.`,
    packaged: 'Le PostgreSQL fourni',
    packagedNote: (version: string, day: string, age: string) =>
      `PostgreSQL ${version} du ${day}, il y a ${age}.`,
    packagedCure:
      'Prenez celui que votre système tient à jour\u00a0: son paquet avec POSTGRES_BIN, ou DATABASE_URL.',
    clock: 'Horloges',
    sameTime: 'La base de données et cette machine sont à la même heure.',
    otherTime: (apart) => `La base de données et cette machine ont ${apart} d’écart.`,
    clockCure: 'Réglez les deux par NTP (timedatectl set-ntp true).',
    connections: 'Connexions',
    taken: (taken, most) => `${taken} sur ${most} occupées.`,
    connectionsCure:
      'Réduisez DB_POOL_SIZE, ajoutez un répartiteur de connexions ou augmentez max_connections.',
    pooler: 'Répartiteur de connexions',
    pooled:
      'Il est en mode transaction\u00a0: les annonces de la base de données ne sont pas reçues.',
    poolerCure:
      'Réglez DATABASE_DIRECT_URL sur la même base de données, sans passer par le répartiteur.',
    replica: 'Réplica',
    follows: (lag) => `Sert aux lectures, avec au plus ${lag} de retard.`,
    faults: {
      away: 'Ne répond pas\u00a0: ses lectures vont au serveur principal.',
      behind: 'A plus de cinq secondes de retard\u00a0: ses lectures vont au serveur principal.',
      primary: 'Accepte les écritures\u00a0: ce n’est donc pas un réplica.',
      foreign: 'N’est pas une copie de cette base de données.',
      ahead: 'Suit un autre serveur principal.',
    },
    replicaCure: 'Vérifiez le réplica et son réseau, ou corrigez DATABASE_REPLICA_URL.',
  },
  migrations: {
    none: 'Aucune pour l’instant.',
    all: 'Toutes appliquées.',
    missing: (names) => `À appliquer\u00a0: ${names}.`,
    cure: 'Démarrez le serveur\u00a0: il les applique, sauf si MIGRATE_AT_START vaut off. Lancez alors\u00a0: npm run nearhand -- migrate',
    newer: (names) =>
      `Toutes appliquées, et d’une version plus récente\u00a0: ${names}. Elle fonctionne avec celle-ci.`,
    newerCure: 'Remplacez les nœuds de cette version par ceux de la plus récente.',
  },
  queue: {
    waiting: (count) => `${count} en attente.`,
    longest: (age) => `La plus ancienne aurait dû commencer il y a ${age}.`,
    cure: 'Vérifiez qu’un serveur tourne avec WORKER=on, et ce que dit son journal.',
    deadJobs: 'Tâches de fond échouées',
    failedMessages: 'Messages non livrés',
    lookCure: 'Voyez dans le panneau, sous Envois\u00a0: réessayez ou supprimez.',
  },
  live: {
    took: (took, pages) => `Reçu après ${took}; pages ouvertes ici\u00a0: ${pages}.`,
    cure: 'La base de données ou cette machine est surchargée\u00a0: vérifiez leur charge.',
    silent: 'Ce qui est envoyé n’est pas reçu.',
    silentCure:
      'En attendant, le serveur vérifie toutes les deux secondes. Un répartiteur en mode transaction ne transmet pas NOTIFY\u00a0: donnez à DATABASE_DIRECT_URL l’adresse de la même base de données, sans passer par le répartiteur.',
  },
  mail: {
    none: 'Aucun serveur de courriel\u00a0: les courriels restent dans la boîte d’envoi de la démo.',
    works: 'Le serveur de courriel nous accepte; rien n’a été envoyé.',
  },
  replies: {
    none: 'Personne ne peut répondre à nos courriels\u00a0: REPLY_DOMAIN n’est pas défini.',
    domain: (domain: string, ways: string) => `${domain}, par ${ways}.`,
    port: 'Port du courrier',
    open: (port: string) => `Le port ${port} répond sur cette machine.`,
    closed: (port: string) => `Le port ${port} ne répond pas sur cette machine.`,
    portCure: 'Voyez ce que dit le journal du serveur, et si un autre programme occupe le port.',
    mx: 'Serveur de courrier du domaine',
    noMx: (domain: string) =>
      `${domain} n’a pas d’enregistrement MX\u00a0: aucun courriel n’arrive.`,
    mxCure:
      'Donnez au domaine un enregistrement MX au nom de cette machine ou de votre fournisseur (docs/replies.md).',
    tls: 'Chiffrement',
    noTls: 'Le courrier arrive sans chiffrement.',
    tlsCure: 'Définissez REPLY_SMTP_KEY et REPLY_SMTP_CERT.',
  },
  sms: {
    none: 'Aucun service de textos\u00a0: impossible de confirmer les numéros de téléphone.',
    demo: 'Aucun service de textos\u00a0: ils restent dans la boîte d’envoi de la démo.',
    cure: 'Définissez SMS_ACCOUNT_SID, SMS_AUTH_TOKEN et SMS_FROM, ou faites sans.',
    works: 'Le service de textos connaît notre compte; rien n’a été envoyé.',
  },
  push: {
    derived: 'Les clés découlent de SESSION_SECRET.',
    own: 'Les clés forment une paire.',
    noPair:
      'Les deux clés ne forment pas une paire\u00a0: aucun navigateur n’accepte nos messages.',
    cure: 'Redéfinissez VAPID_PUBLIC_KEY et VAPID_PRIVATE_KEY ensemble, ou retirez les deux.',
  },
  payments: paymentsFr,
  places: {
    embedded: 'La liste de lieux intégrée; aucun service extérieur n’est consulté.',
    works: (took) => `Le service d’adresses a répondu après ${took}.`,
    silent: 'Le service d’adresses ne répond pas; la liste de lieux intégrée le remplace.',
    cure: 'Vérifiez PLACES_PROVIDER avec sa clé ou son adresse, et les limites du compte.',
  },
  model: {
    none: 'Aucun\u00a0: les messages sont lus sur cette machine seulement.',
    works: (model) => `Le service de ${model} répond; rien ne lui a été demandé.`,
  },
  invitations: {
    nobody: 'Personne hors de la plateforme n’est invité.',
    cure: 'Des professionnels importés attendent\u00a0: définissez OPERATOR_NAME et OPERATOR_ADDRESS, que la loi exige dans ces messages.',
    byMail:
      'Par courriel seulement\u00a0: les personnes joignables par téléphone seulement attendent que SMS_FROM soit défini.',
    both: 'Par courriel et par texto.',
  },
  site: {
    local: 'Sans TLS, pour cette machine seulement.',
    reached: 'Joignable d’ici à son adresse publique.',
    unreached: 'Injoignable d’ici à son adresse publique.',
    cure: 'Essayez PUBLIC_URL depuis un autre réseau. En cas d’échec là aussi, vérifiez le DNS, le mandataire et que le serveur tourne.',
    certificate: 'Certificat',
    until: (day) => `Valide jusqu’au ${day}.`,
    over: (day) => `Expiré le ${day}.`,
    certificateCure: 'Renouvelez-le, et vérifiez que le mandataire charge le nouveau.',
  },
  disk: {
    taken: (share, free) => `Occupé à ${share}, ${free} libres.`,
    cure: 'Libérez de l’espace ou prenez un disque plus grand\u00a0: un disque plein arrête la base de données. backup --keep supprime les vieilles sauvegardes.',
    database: 'Taille de la base de données',
    here: (size) => `${size}, sur ce disque.`,
    elsewhere: (size) => `${size}, sur le disque de son propre serveur, invisible d’ici.`,
  },
  backup: {
    none: 'Aucune pour l’instant.',
    cure: 'Définissez BACKUP_EVERY=1d, ou lancez npm run nearhand -- backup chaque nuit (docs/operations.md).',
    made: (age, size) => `La plus récente date d’il y a ${age} (${size}).`,
    oldCure:
      'Lancez npm run nearhand -- backup, et voyez pourquoi celle qui était prévue a manqué.',
    failed: 'Dernière tentative',
    failedNote: {
      make: (age) => `Une sauvegarde a échoué il y a ${age}.`,
      copy: (age) => `La copie d’une sauvegarde dans le compartiment a échoué il y a ${age}.`,
      verify: (age) => `La restauration d’essai d’une sauvegarde a échoué il y a ${age}.`,
    },
    failedCure:
      'Le journal du serveur dit pourquoi. Lancez ensuite npm run nearhand -- backup --verify.',
    verified: 'Restauration d’essai',
    verifiedNote: (age) => `Une sauvegarde est revenue telle quelle il y a ${age}.`,
    neverVerified: 'Jamais faite\u00a0: on ignore si une sauvegarde peut être restaurée.',
    elsewhere:
      'Chiffrée pour une clé absente de ce serveur\u00a0: essayez-la sur une machine qui a la clé.',
    verifyCure: 'Lancez npm run nearhand -- backup --verify.',
  },
};
