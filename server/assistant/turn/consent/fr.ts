import type { ConsentWords } from './consent-words.ts';

export const consentWords: ConsentWords = {
  assents:
    'oui|yes|c est l histoire|c est ca l histoire|c est bien ca l histoire|ca resume|ca resume bien|certainement|absolument|affirmatif|tout a fait|bien sur|volontiers|c est tout la|tout est la|vas y|allez y|on y va|d accord pour|accord|approbation|benediction|feu vert|permission|autorisation|aval|consentement|j approuve|je approuve|j accepte|je accepte|je confirme|que ca parte|que ca se fasse|a vous de jouer|a toi de jouer|a vous la balle|la balle est dans votre camp|la balle est a vous|faites donc|faites donc ca|faites ca|fais ca|lachez vous lousse|c est parti|re oui|partez ca|lancez vous',
  sends:
    'go|lenvoyer|procede|procedez|envoie|envoi|envoyer|envoies|transmets|transmettre|expedie|expedier|soumets|soumettre|achemine|acheminer|fais suivre|faire suivre|fais parvenir|faire parvenir|fais partir|faire partir|lance|lancer la demande|qu on l envoie|garroche|pitch|envoie moi ca|envoie nous ca|envoie moi|envoie nous',
  courtesies:
    'svp|s il vous plait|s il te plait|merci|merci bien|merci beaucoup|grand merci|un gros merci|merci infiniment|merci d avance|je vous prie|je te prie|je vous prie de|veuillez|merci de|cordialement|salutations|bonne journee|bonne soiree|bonne fin de journee|au revoir|bye|madame|monsieur|mon ami|mon amie|mon beau|ma belle|mon cher|ma chere|mon chum a moi|boss|chef|la gang|les amis|l ami|mon homme|hein|la|la la|ben|bon|bon ben|ok|okay|correct|parfait|beau|super|cool|genial|excellent|alors|donc|d abord|une fois|dans ce cas|dans ce cas la|en ce cas|si c est comme ca|si c est de meme|si c est ca|puisque c est gratuit|quelle joie|quel bonheur|quel soulagement|quelle bonne nouvelle|quelle chance|c est gentil|c est ben gentil|c est bien gentil|ca vaut la peine|ca vaut la job|ca vaut le cout|ca vaut la depense|beau travail|belle job|bon travail|bravo|beau resume|bon resume|au nom de|au nom du|de la part de|de la part du|aussi|euh|ah|oh|eh|he|wow|enfin|finalement oui|a planche|au plus sacrant|sans probleme|pas de probleme|pas de trouble|aucun probleme|c est tel quel|tel quel|telle quelle|comme ca|de meme|comme tel|cent fois|mille fois|100 fois|1000 fois|fois|100|1000|pour cent|cent|mille|a ce que je vois|que je vois|a ce que je sache|que je sache|selon moi|d apres moi|pour moi|pour nous|a mon avis|de mon cote|de mon bord|nulle part|la dedans|la dessus|du tout|pantoute|mis mes lunettes|avec mes lunettes|mes lunettes sur le nez|pris mon temps|avec plaisir|avec joie|bien des choses|honnetement|franchement|les yeux fermes|dans la poche|mon affaire|mon probleme|mon besoin|ce qu il faut|tout ce qu il faut|tout ce qu il me faut|rassure|rassuree|ca me rassure|content|contente|contents',
  exact:
    'parfaitement|exactement|exact|impeccable|nickel|conforme|sans faute|en plein ca|en plein|a la lettre|mot pour mot|au complet',
  right:
    'bon|bonne|beau|belle|bien|correct|parfait|juste|ok|complet|clair|vrai|en ordre|pas pire|comme il faut|comme du monde|mieux|parfait parfait|super|good',
  things:
    'ca|ce|c|tout|tout ca|le tout|il|elle|demande|resume|texte|message|description|details|infos|informations|liste|mots|mot|affaire|affaires|les deux|les trois|les 2|les 3|aux deux|aux trois|aux 2|aux 3|toute|tous|toutes',
  is: 'est|sont|etait|joue|roule|marche|convient|fitte|va',
  appears: 'semble|parait|a l air|ont l air|a l air d etre|m a l air|lair|l air|sonne',
  self: 'je|j|jai|on|nous|me|m|moi|ma|mon|mes|notre|nos',
  you: 'vous|tu peux|tu as|tu m as|tu me as|tu l as|toi|te',
  may: 'pouvez|peux|peut|pourriez',
  said: 'veux|veut|voulais|voulait|voulu|besoin|ai besoin|avais besoin|dit|ecrit|demande|demandais|cherche|cherchais|explique|mentionne|pensais|tape|raconte|voulions|cherchait|souhaite|souhaitais|ai dit|ai ecrit|ai demande|ai tape|ai voulu|ai explique',
  which:
    'ce que|ce qu|ce dont|que|qu|comme|tel que|exactement ce que|tout ce que|tout ce qu|bien ce que|en plein ce que|en plein ce qu|juste ce que|de quoi',
  grasped:
    'compris|comprise|saisi|capte|resume|decrit|explique|note|ecoute|ecrit|redige|formule|entendu|pris en note|mis',
  none: 'rien|rien n est|rien ne|pas|aucun|aucune|sans|zero|ni|jamais|plus rien',
  faults:
    'erreur|erreurs|faute|fautes|probleme|problemes|redire|manque|cloche|changer|change|changement|changements|correction|corrections|corriger|ajouter|ajoute|rajouter|modifier|modification|modifications|enlever|toucher|touche|question|questions|objection|objections|doute|doutes|commentaire|commentaires|reproche|reproches|coquille|coquilles|oubli|oublis|croche|travers|reprocher|signaler|dire de plus|de croche|de travers|de trop',
  checks:
    'lu|relu|lue|relue|verifie|regarde|vu|vois|voit|trouve|revise|checke|passe au travers|jete un oeil|lu et relu|moi qui ai ecrit|moi qui l ai ecrit|moi qui a ecrit|moi qui l a ecrit',
  people:
    'fille|fils|mari|femme|blonde|chum|mere|pere|maman|papa|soeur|frere|voisin|voisine|conjoint|conjointe|enfants|famille|comite|coloc|colocs|boss|proprio|tout le monde|parents|amis|groupe|conseil|equipe|belle soeur|beau frere|grand mere|toute la gang',
  agrees: 'd accord|dit oui|dit que oui|approuve|heureux|heureuse|satisfait|satisfaite|aime|aiment',
  to: 'a|au|aux|a la|a ceux|a celles|chez',
  receivers:
    'pros|professionnels|gens|personnes|experts|specialistes|competents|competentes|qualifies|qualifiees|disponibles|qui peut|qui peuvent|qui de droit|qui peut aider|qui vous voulez|qui tu veux|qui vous jugez bon|qui vous semble bon|concernes|concernees|interesses|capables|qui sont capables|plus proches|bonnes',
  atOnce:
    'maintenant|tout de suite|au plus vite|au plus tot|des maintenant|sans tarder|vite|immediatement|aussitot que possible|des que possible|drette la',
  ways: 'tout droit',
  joins:
    'de|d|du|des|un|une|et|puis|en|y|ai|as|a|avez|avons|ont|ont ete|suis|sommes|n|ne|se|s|que oui|pour|avec|par|sur|bien|tres|ben|vraiment|deja|meme|maintenant que|ci|l|la|le|les|votre|vos|ton|ta|deux fois|trois fois|attentivement|ici|donne|donnee|mis pour|les|tous les deux|deux|trois|2|3|au fait',
};
