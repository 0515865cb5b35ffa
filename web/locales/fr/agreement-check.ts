import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/agreement-check.ts';

export const texts: Texts<typeof en> = {
  title: 'Cette entente est-elle intacte?',
  intro:
    'Choisissez le fichier signé d’une entente (.jws). Nous vérifions qu’il a été signé ici et que personne n’en a changé un caractère depuis. Le fichier n’est pas conservé.',
  choose: 'Choisir le fichier',
  checking: 'Vérification…',
  whole: 'Intacte',
  wholeHint: 'Ce site l’a signée, et rien n’a changé depuis.',
  not: 'Pas intacte',
  flaw: {
    format: 'Ce n’est pas une entente signée. Prenez le fichier tel qu’il a été téléchargé.',
    key: 'Ce site ne l’a pas signée. Demandez au site qu’elle nomme.',
    signature: 'Quelqu’un a changé le fichier depuis sa signature.',
    content: 'Elle est signée, mais ce qu’elle dit n’est pas une entente dont le compte est bon.',
  },
  issuer: 'Signée par',
  professional: 'Professionnel',
  customer: 'Client',
  agreedAt: 'Convenue le',
  changes: 'Modifications depuis',
  total: 'Total, taxes comprises',
  ceiling: 'Pas plus de',
  digest: 'SHA-256, comme sur papier',
  key: 'Clé',
  failed: 'Le fichier n’a pas pu être vérifié',
  failedHint: 'Veuillez réessayer.',
  without:
    'Sans nous\u00a0: npm run nearhand -- verify-agreement, avec les clés à /.well-known/jwks.json.',
};
