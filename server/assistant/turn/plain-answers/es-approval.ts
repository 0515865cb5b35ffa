/** Praise for how a request reads, bare or with "está", "quedó", "todo". */
const FINE =
  'filete|bacan|bacano|bacana|chevere|barbaro|barbara|de pelos|a todo dar|nitido|nitida|tuanis|pulento|buenazo|buenisimo|buenisima|de diez|de 10|impeque|redondo|redonda|clarisimo|clarito|completito|completita|hermoso|hermosa|precioso|preciosa|bonito|bonita|la raja|de puta madre|de poca madre|a la perfeccion|super|chido|chida|padre|padrisimo|padrisima|chingon|chingona|al pelo|al dedillo|guay|de fabula|bellisimo|en regla|macanudo|fantastico|fantastica|estupendo|estupenda|fabuloso|fabulosa|espectacular|divino|divina|finisimo|fino|magnifico|magnifica|esplendido|esplendida|fenomenal|maravilloso|maravillosa|sensacional|optimo|inmejorable|excelente|genial|perfecto|perfecta|cuadrado|al dia|conforme|como debe|como se debe|como corresponde|en su lugar|al centavo';
const WRITTEN =
  'redactado|redactada|escrito|escrita|explicado|explicada|puesto|puesta|anotado|anotada|detallado|detallada|hecho|hecha|resumido|resumida|captado|captada|claro|clara|completo|completa';
const READ =
  'leido|leida|revisado|revisada|visto|vista|checado|checada|verificado|verificada|lei|leo|revise';
const PUT =
  'puso|pusiste|puse|pusieron|escribio|escribiste|escribi|redacto|redactaste|tiene|tienes|dice|quedo|esta|va|aparece|sale';

/** More unmistakable ways to say yes, in the countries of Spanish. */
export const approvals: readonly string[] = [
  `(esta|estan|todo|todo esta|todo muy|quedo|todo quedo|ya quedo|quedo todo|asi esta|esta asi|la veo|lo veo|se ve|me parece|que) (muy|re|bien|super|todo|) (${FINE}) (|asi|para mi|por mi|ya)`,
  `(esta|quedo|todo|todo esta|lo veo|la veo|) (perfectamente|muy bien|bien|correctamente|super bien|requetebien|de lujo|re bien) (${WRITTEN})`,
  `(asi|tal|tal cual|tal y|exacto|exactamente|justo|justamente|asi mismo|asi mero|asi tal cual) como (lo|la|me lo|) (${PUT})`,
  `(${READ}) (y|) (conforme|de acuerdo|estoy de acuerdo|aprobado|aprobada|correcto|correcta|confirmado|confirmada|autorizado|autorizada|aceptado|aceptada|confirmo|autorizo|acepto|todo bien|todo correcto)`,
  '(le|les|te|los|lo|la|yo|) (autorizo|autorizamos|doy permiso|doy luz verde|doy el ok|doy mi ok|doy el si|doy autorizacion|doy la orden|doy el visto bueno) (|el envio|su envio|a enviarla|a mandarla|para enviar|para enviarla|para mandarla|para que la manda|que la manda|para mandarlo|enviarla|mandarla)|(queda|esta|) (autorizado|autorizada|autorizado el envio)',
  'que (vaya|se vaya|salga) (|saliendo|ya|nomas|de una|de una vez)|(ve|vaya|vayan|vete) (mandandola|mandandolo|enviandola|enviandolo|mandando|enviando)|(prosigue|prosigamos|avanza|avance|avancemos|siga adelante|sigue adelante|sigamos|sigamos adelante|para lante|dale para adelante|dale para delante|dale para lante|dale con todo|dale nomas|metele|metale|hagale no mas|dele no mas|dele nomas|echale no mas|echale nomas|echele)',
  'ni una coma le (cambio|cambiaria|quito|muevo|pongo|cambies|cambien)|(yo|) no le (cambio|quito|muevo|cambiaria) ni una coma|(ese|esa) (es|mero|mera|merito|merita)|es (esa|ese)|(asi|asi si) (quiero|la quiero|lo quiero|me gusta|me encanta|me late)|me (gusto|encanto|encanta) (|mucho|asi|todo|como quedo|como esta)|me (gusta|late) (mucho|como quedo|como esta|como va)',
  '(y|ya|pues|bueno|) (la|lo|me la|me lo|se la|se lo) (mandas|envias|manda)|(hazme el favor de|hagame el favor de|me haces el favor de|me hace el favor de|me hace favor de|haga el favor de|haz el favor de|tenga la bondad de|sea tan amable de|le encargo|te encargo|le ruego) (mandar|mandarla|mandarlo|enviar|enviarla|enviarlo)|(quiero|deseo|le pido|te pido|pido|autorizo|espero|) que (la|lo|me la|me lo|se la|se lo) (manda|mandas)',
  '(send it|send|go ahead|yes please|lets go|let s go|all good|looks good|do it|submit|submit it|sounds good|perfect send it|go for it|it s fine|sure)',
];

/** Short ones that say yes alone or with courtesies. */
export const agreements: readonly string[] = [
  `(${FINE})|(re|muy|super|rebien|requetebien) (bien|bueno)|ya pues|ya esta bien|va pues|va va va|sale va|ok va|yes sir|okidoki|oki doki|okis dokis|dale si|meta|meta nomas|listo el pollo|tamos|estamos|estamos listos|estamos de acuerdo|hecho el trato|ahi va|ahi esta|ahi si|ahora si|ahora si ya|asi si|ya asi|ya asi si|todo bien asi`,
];

/** What people say beside a yes that neither adds nor changes anything: praise, reasons, blessings. */
export const asides: readonly string[] = [
  '(mk|marica|weon|wn|huevon|hueon|papi|papito|mami|mamita|mor|pana|pata|causa|broder|brother|mae|maje|compi|compita|compadrito|comadrita|jefecita|seno|profe|caballero|sumerce|su merced|vecinito|vecinita|amiguito|amiguita|padrino|companero|bb|bebe|tesoro|vida|mi vida|mi cielo|mi corazon|patroncito|muchacho|muchacha|muchachos|jovenazo|asere|chamo|chama|pibe|mi hermano|mi hermana|mi pana|querido|querida|vea|vea pues|fijese|figurese|ya vio|ya viste)',
  '(que|) (dios|diosito|mi dios|el senor|la virgen) (lo|la|los|te|les|me lo|me la|se lo|) (bendiga|guarde|pague|pague mucho|cuide|acompane|proteja)|dios mediante|con el favor de dios|con la bendicion de dios',
  '(que|porque|pues|) (ya|) (me urge|urge|nos urge|tengo prisa|llevo prisa|ando con prisa|ando de prisa|traigo prisa|se me hace tarde|se hace tarde|me tengo que ir|tengo que irme|ya me voy|voy tarde|voy de salida|voy a trabajar|me esperan|estoy en el trabajo|no tengo tiempo|es tarde|tengo sueno|tengo hambre|se me acaba la pila|se me acaba la bateria|me quedo sin bateria|me muero de frio|me muero de calor|no aguanto|no aguanto mas) (|mucho|ya|para el trabajo|para la chamba|al trabajo|para trabajar|para la escuela)',
  '(que|pues|) para eso (la|lo|te|le|los|) (escribi|hice|llene|busque|estoy|estamos|vine|mande|hablo|hable|escribo|quiero)',
  '(hasta|ya|que bien|muy bien|todo|tu|usted|) (me|) (arreglaste|corregiste|compusiste|arreglo|corrigio|compuso|mejoraste|mejoro|entendiste|entendio|captaste|capto|resumiste|resumio|explicaste|explico|escribiste|escribio|redactaste|redacto|leiste|leyo) (todo|bien|muy bien|super bien|perfecto|perfectamente|mejor que yo|bien bonito|bonito|las faltas|las faltas de ortografia|la ortografia|mis faltas|mis faltas de ortografia|mis errores|los errores|la mente|el pensamiento|a la primera|todo bien|todo muy bien|lo que quiero|lo que queria|lo que necesito)|que bien (escribes|escribe|redactas|redacta|explicas|explica|resumes|resume)',
  '(no|no no|yo|) (|mi amor|amor|hombre|mujer|senor|senora|senorita|joven|amigo|amiga) no (le|) (veo|encuentro|noto|hallo) (nada|ningun error|ninguna falla|ninguna falta|fallas|faltas|nada de) (malo|mal|raro|de malo|que este mal|de ortografia)|no (le|les) falta (nada|ni una coma)|no le sobra ni le falta nada|ni le falta ni le sobra (nada|)',
];
