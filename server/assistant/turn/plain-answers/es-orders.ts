/** The forms of verbs for "send", as they order or name it: `tú`, `usted`, `vosotros`, and the infinitive. */
const SENDS =
  'manda mande manden mandad|envia envie envien enviad|embia embie|avienta aviente avienten|lanza lance lancen|publica publique publiquen|tramita tramite tramiten|remite remita remitan|despacha despache despachen|transmite transmita transmitan|comparte comparta compartan|somete someta sometan';
/** Verbs that mean it only with "it" behind: "pasa" alone says something else. */
const SENDS_IT = 'pasa pase pasen|suelta suelte suelten|echa eche echen|sube suba suban';
const NAMES_SENDING =
  'mandar enviar embiar aventar lanzar publicar tramitar remitir despachar transmitir someter';

/** What may hang on to an order to send, by the usual form it stands for. */
const HANGING: Readonly<Record<string, string>> = {
  la: 'la sela mela nosla esela',
  lo: 'lo selo melo noslo eselo',
  las: 'las selas melas',
  los: 'los selos melos',
  le: 'le',
  les: 'les',
};

/** Orders to send in all their forms, each as its usual spelling: "aviéntesela" is "mándala". */
export function ordersToSend(): string {
  const pairs = Object.entries(HANGING).flatMap(([usual, endings]) =>
    endings
      .split(' ')
      .flatMap((ending) => [
        ...formsOf(`${SENDS}|${SENDS_IT}`).map((form) => `${form}${ending}=manda${usual}`),
        ...NAMES_SENDING.split(' ').map((form) => `${form}${ending}=mandar${usual}`),
      ]),
  );
  const bare = formsOf(SENDS).map((form) => `${form}=manda`);
  return [...bare, ...pairs].join('|');
}

/** Those a request goes to: "mándala a los señores". */
export function receivers(): string {
  const nouns =
    'senores profesionales expertos especialistas maestros tecnicos trabajadores muchachos interesados plomeros fontaneros gasfiteros electricistas pintores albaniles jardineros carpinteros cerrajeros fotografos maestritos tres dos pros';
  return nouns
    .split(' ')
    .flatMap((noun) => [`a los ${noun}`, `a esos ${noun}`, `con los ${noun}`])
    .concat('a todos', 'a ellos', 'a quien corresponda', 'a quien sea', 'a los 3', 'a las tres')
    .join('|');
}

function formsOf(verbs: string): string[] {
  return verbs.split(/[ |]/);
}
