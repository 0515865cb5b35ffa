import type { TurnPhrases } from './turn-phrases.ts';

export const turnPhrases: TurnPhrases = {
  beginsAgain:
    /\b(?:otra vez|de nuevo|nuevamente|va|vamos) (?:todo )?(?:desde|por) (?:el|un) (?:mero |puro )?(?:principio|inicio|comienzo)\b|\bdesde el (?:mero )?(?:principio|inicio|comienzo)(?: otra vez| de nuevo|\W*(?:por favor|porfa)?\W*$)|\b(?:la|lo) (?:regue|revolvi|hice mal|arruine)(?: tod[oa])?\W+(?:otra vez|de nuevo)\b|\bcomo que no dije nada\b|\bpregunt\w+ otra vez todo\b|\bequivoque en todo\b.{0,12}\b(?:de nuevo|otra vez)\b|\b(?:empe[cz]\w*|empi\w+|kiero empezar|comen[cz]\w*|comienz\w*|inici\w*|arran[cq]\w*|parti(?:r|mos)|part(?:amos|o)|hacer(?:la|lo)?|rehac\w*|volv\w*|vuelv\w*)\b.{0,25}\b(?:de nuevo|de cero|desde cero|otra vez|nuevamente|principio|inicio|comienzo|a empezar|a comenzar|a iniciar|borron)\b|\breinici\w*|\bborron y cuenta nueva\b|\b(?:borra\w*|elimin\w*) (?:todo|esto|toda)\b|\b(?:desde|de) cero\W*$|\b(?:volver|vuelv\w*|volvamos|volvemos) a (?:hacer|llenar|empezar|escribir|poner)|\brepet\w+\b.{0,15}\b(?:todo|toda|solicitud|principio|primera)|\bprimera pregunta\b|\b(?:borr|elimin)\w+ (?:lo anterior|todo lo)\b|\bolvid\w+ (?:la|lo|todo lo) (?:anterior|de antes|que (?:puse|dije|escribi))\b/,
  refuses:
    /\b(?:no|ni|nunca|tampoco)\b(?![, ]+(?:asi|esta|todo|hay|pasa|te|se preocupe|falta|le|se si|estoy segur[oa]|sabria)\b).{0,20}\b(?:envi\w*|mand\w*|publi\w*|que salga|salga nada)\b(?!.{0,30}\b(?:hasta|antes|si)\b)|\b(?:pero|mejor|pues|bueno|al final|va|vale|perdon|por ahora|de momento|hoy|todavia|aun|ahorita|por el momento|siempre|que va|la verdad) no\b(?:(?: gracias)?\W*$|[,.;](?! ?(?:asi|esta|todo|si)\b))|(?<!y )\bque no\W*$|^\W*(?:no\W*)+(?:gracias|senor\w*)?\W*$|\bni (?:de cona|loc[oa]|hablar|de broma|en pedo|modo|madres|se te ocurra|se le ocurra|pensarlo|muert[oa])\b|\bya no (?:la|lo|me)? ?(?:quiero|necesito|ocupo|hace falta|interesa|queremos|va|hay)|\bno (?:hace|hay) (?:falta|necesidad)\b|\bcancelad[oa]\b|\bdescart(?:a|e|o|ar|emos|al[oa]|el[oa])\b|\bno (?:quiero|deseo|queremos|pienso|voy a|vamos a) (?:ya )?(?:continuar|seguir)\b|\b(?:mejor|ya|al final|quiero)? ?(?:cancel(?:a|e|alo|ala|ar|o|en)|anul(?:a|e|alo|ala|ar|o)|olvidal[oa]|olvidate|olvidel[oa]|dejal[oa]|dejel[oa]|parale|deten\w*|frena)\b(?: (?:todo|eso|la solicitud|asi|por la paz|estar|ya|de eso))*\W*(?:$|[,.;])|\b(?:cambie|he cambiado) de (?:idea|opinion)\b|\bme (?:arrepenti|he arrepentido|eche para atras|rajo)\b|\b(?:otra ocasion|otro dia|sera otro dia)\b|\bya (?:encontre|consegui|contrate|tengo|tenemos) (?:a )?(?:alguien|quien|otr[oa](?: \w+)?|uno|una persona)\b|\bno\W+ya (?:me |nos )?(?:salio|sale|quedo|vino|vinieron|lo hizo|la hizo|encontr\w+|consegu\w+)\b|\bya (?:contrate|contratamos|encontramos|conseguimos)\b|\bya (?:me |nos |se )?(?:lo|la) (?:arregl\w+|resolvi\w*|solucion\w+)|\b(?:la|lo) (?:mando|envio|hago) yo\b/,
  settled:
    /^\W*(?:(?:no|ay|uy|mejor|pues|perdon|ya)\W+)*(?:borr[ea]|quit[ea]|elimin[ea]|cancel[ea]|anul[ea]|olvid[ea])n?l[ao]\W+(?:ya|porque|que ya|mejor|cambie|me arrepenti|no la|no lo)\b|\bya no (?:la|lo) (?:quiero|deseo|voy a|pienso|vamos a) (?:mandar|enviar|publicar)\b|\b(?:mis?|nuestr[oa]|el|la) (?:[\w'-]+ ){1,3}(?:lo|la) (?:va|van|puede|pueden|quiere) (?:a )?(?:hacer|arreglar|reparar|ver|componer)\b|\b(?:mis?|nuestr[oa]|el|la) (?:[\w'-]+ ){1,3}se (?:encarga|encargara|va a encargar|hace cargo)\b|\bme equivoque de (?:sitio|app|aplicacion|pagina)\b/,
  questions: [
    [
      'who',
      /\bquien (?:tengo el gusto|(?:estoy hablando|hablo)|me (?:atiende|contesta|escribe))\b|\b(?:de donde|quienes) son(?: (?:ustedes|vosotros|uds))?\W*$|\bson (?:ustedes |vosotros |uds )?(?:un|una) (?:empresa|robot|bot|maquina|compania|app|web|agencia|pagina)\b|\b(?:persona|humano|alguien|gente)\b.{0,20}\bo\b.{0,12}\b(?:maquina|robot|bot|computadora|ordenador)\b|\b(?:maquina|robot|bot|computadora|ordenador)\b.{0,20}\bo\b.{0,12}\b(?:persona|humano|alguien|gente)\b/,
    ],
    ['how', /\b(?:c|k)omo (?:funciona|jala|trabaja) (?:esto|esta (?:cosa|pagina|app))\b/],
    [
      'payment',
      /\bse (?:le |les )?paga (?:aqui|aca|a ustedes|por (?:aqui|aca|ustedes|(?:la|esta) (?:web|app|pagina|aplicacion))|al?|en|con|directo)\b|\b(?:le|les|lo) pago (?:a (?:ustedes|el|ella|ellos|usted)|aqui|aca|directo)\b/,
    ],
    [
      'free',
      /^\W*(?:(?:hola|buenas|oye|oiga|y|una pregunta|tardes|dias)\W+)*(?:esto|aqui|la pagina|la app|esta pagina|esta app) (?:cuanto |que |como cuanto )?(?:cuesta|vale|cobra|sale)\b|\bcobra[ns]? (?:algo )?por (?:esto|eso|preguntar|buscar|contactar\w*|publicar\w*|conectar\w*|poner\w*|hacer (?:la|una|esta))\b|\b(?:usar|utilizar) (?:la|esta|el|este|su) (?:pagina|app|aplicacion|sitio|servicio|web)\b|\b(?:os|se) (?:quedais|quedan|llevais|llevan) (?:una |alguna |con )?(?:comision|parte|tajada|algo)\b/,
    ],
    [
      'privacy',
      /\b(?:que|como|para que|donde) (?:se )?(?:hac\w+|va[ns]? a hacer|vais a hacer|pasa|pasara|usan|utilizan|guardan|manejan|tratan)(?: (?:ustedes|vosotros|uds|aqui))? (?:con )?(?:mis|mi|los|tod[oa]s (?:mis|los)|nuestros) (?:datos|info\w*|numero|telefono|cosas)\b|\b(?:lo|la|esto|eso|los|las) (?:ve|lee|sabe|vera|ven|leen) (?:cualquiera|todo el mundo|todos|alguien mas|mas gente|la gente)\b|\b(?:cualquiera|todo el mundo) (?:lo|la|los|las) (?:ve|lee|puede ver|va a ver)\b/,
    ],
    [
      'quality',
      /\bque tan (?:buen[oa]s|confiables?|serios|profesionales|capaces)\b|\b(?:garantia de que|son buenos|trabajan bien)\b/,
    ],
    ['insured', /\b(?:tienen|dan|hay|ofrecen|incluye) (?:alguna |algun )?(?:garantia|seguro)\b/],
    [
      'work',
      /\b(?:soy|somos|hago|hacemos|trabajo|me dedico)\b[^?]{0,80}\b(?:como me (?:apunto|anuncio|registro|inscribo|uno|doy de alta|afilio|meto)|me salga (?:trabajo|chamba|jale))\b|\bcomo me (?:apunto|anuncio|registro|inscribo|uno|doy de alta|afilio|meto)\b(?: (?:como|con ustedes|aqui|en su|en la)|\W*$)/,
    ],
    [
      'price',
      /\b(?:cuanto|que|en cuanto) me (?:sale|saldra|saldria|va a (?:costar|salir)|costaria|cobran?|cobraria)\b/,
    ],
    [
      'privacy',
      /\b(?:mis?|el|la|los|las|nuestr[oa]) (?:[\w']+ ){1,5}(?:(?:va|van|puede|pueden|podra|podran) (?:a )?)(?:ver|leer|saber|enterarse|encontrar)(?:lo|la)?(?: (?:esto|eso|lo que)|\W|$)/,
    ],
    ['insured', /\bsi (?:me |nos )?(?:romp|quiebr|dan|ray|estrope|descompon|lastim)\w+/],
    [
      'cancel',
      /\b(?:la|lo)? ?(?:puedo|podria|se puede|podemos) (?:quitar|borrar|cancelar|retirar|anular|eliminar)(?:la|lo)?(?: (?:mi|la|esta|esa) (?:solicitud|peticion)| despues| luego| si| mas tarde|\W*$)/,
    ],
    [
      'payment',
      /\b(?:se paga|se cobra|pago|pagamos|pagar(?:le|les|la|lo)?|cobran)\b.{0,20}\b(?:por adelantado|adelantado|directo|directamente|al final|al terminar|antes|despues|en efectivo|efectivo|con tarjeta|por (?:aca|aqui|la app|la pagina|transferencia)|en (?:partes|cuotas|abonos|pagos))\b/,
    ],
    [
      'free',
      /\bsuscrib\w+|\bcuota\b|\b(?:tiene|tendra|tendria|genera) (?:algun |un )?(?:costo|coste|cargo)\b|\b(?:mand\w+|envi\w+|pedir|preguntar|usar|solicitud|pagina|plataforma|app)\b.{0,25}\b(?:cuesta|costo|coste|cobran?|pag[ao]n?|pagar)\b|\b(?:cuesta|costo|coste|cobran?|pag[ao]n?|pagar)\b(?: algo)? (?:por |de )?(?:(?:el )?(?:mand|envi|ped|pregunt|us)\w*r(?:la|lo)?\b|(?:la|esta|mi) (?:solicitud|pagina|app|plataforma)\b)/,
    ],
    [
      'privacy',
      /\bquien(?:es)? (?:mas |todo |todos )?(?:(?:va|van|puede|pueden|podra|podran) a? ?(?:poder )?(?:ver|leer|saber|enterar\w*)|(?:ve|ven|lee|leen|sabe|saben|vera|veran))\b|\bquien(?:es)? mas\b|\b(?:llam|marc|molest|escrib)\w+ (?:a cada rato|todo el dia|a toda hora|mil veces|sin parar)/,
    ],
    [
      'quality',
      /\b(?:comprobad[oa]s?|investigad[oa]s?|investigan|revisan|checan|verifican|filtran|filtro|antecedentes|certificad[oa]s?|acreditad[oa]s?|titulad[oa]s?|cualificad[oa]s?|colegiad[oa]s?|licencia|cedula|verificad[oa]s?|de (?:confianza|fiar)|confiables?|fiables?|estafas?|estafador\w*|fraudes?|rateros?|ladron\w*|timo|de verdad|referencias|garantia\w*|garantizan|garantizad[oa]|seri[oa]s|legal(?:es)?)\b/,
    ],
    [
      'who',
      /\ba cuantos\b.{0,10}\b(?:llega|mandan?|envian?)|\b(?:persona|humano) o (?:un |una )?(?:robot|bot|maquina)/,
    ],
    [
      'quality',
      /\bantecedentes\b|\b(?:estan|son|vienen|han sido) (?:revisad|verificad|checad|investigad)[oa]s\b/,
    ],
    ['payment', /\b(?:como|cuando|donde|a quien) (?:se|les?) (?:paga|pago)\b/],
    ['quality', /\b(?:es|sera) segur[oa]\b/],
    ['insured', /\bquien (?:responde|paga|se hace)\b|\bme (?:rompen|rayan|danan|quiebran)\b/],
    [
      'work',
      /\bsoy [^.?!]{0,90}\b(?:me (?:manden|lleguen|salgan|caigan|pasen|consigan|den) (?:\w+ ){0,2}(?:clientes|trabajos?|chambas?|pedidos|encargos))\b/,
    ],
    ['cancel', /\b(?:la|lo) (?:borro|cancelo|quito)\b/],
    ['how', /\b(?:como|por donde) me (?:contactan|avisan|escriben|marcan)\b|\b(?:escojo|elijo)\b/],
    ['when', /\bcontestan\b|\bhoy mismo me\b/],
    [
      'work',
      /\b(?:soy|somos) (?!de\b)\w+[^.?!]{0,80}\b(?:apuntarme|anotarme|inscribirme|inscribirnos|registrarme|registrarnos|darme de alta|unirme|afiliarme|recibir (?:trabajos?|clientes|pedidos|solicitudes)|anunciar\w*|conseguir (?:clientes|trabajos?))\b|\b(?:apuntarme|anotarme|inscribirme|registrarme|darme de alta)\b.{0,30}\b(?:aqui|trabajos?|clientes|chamba|jale|den trabajo)\b|\b(?:anotarme|apuntarme|inscribirme|registrarme)\b.{0,20}\b(?:laburar|trabajar|chambear|profesional|plomero|gasista)|\b(?:busco|buscando|busca|quiero|encontrar|conseguir|agarrar|anunciar\w*) (?:\w+ ){0,3}(?:trabajo|chamba|clientes|jale|curro|aqui y)\b|\b(?:como|que) (?:le )?h?ago (?:pa|para) (?:q(?:ue)? )?(?:me )?(?:salir|salgan?|lleguen?|caigan?|aparecer|estar|entrar|anunciar\w*|registrar\w*|apuntar\w*)\b|\b(?:buscan|contratan|necesitan|ocupan|reclutan|andan buscando) (?:gente|personal|trabajador\w+|empleados?|mas gente)\b|\bme (?:lleguen|caigan|salgan) (?:clientes|trabajos?|chambas?)\b|\banunciar(?:se|me|nos)\b|\b(?:salir|aparecer|entrar|estar|sumar\w*|unir\w*|afiliar\w*|postular\w*|meter\w*|publicar\w*|poner\w*) (?:en|a) (?:su|tu|la|esta|este|el|sus) (?:pagina|app|aplicacion|sitio|plataforma|lista|red|equipo|directorio|web)\b|\b(?:inscrib\w*|registr\w*|darme de alta|darse de alta) (?:como|mi)\b|\bofrecer (?:mis|sus) servicios\b/,
    ],
    [
      'cancel',
      /\b(?:cancel|anul|modific|retir)\w* (?:la|mi|esa|otra) (?:\w+ )?(?:solicitud|peticion|pedido)\b/,
    ],
    [
      'free',
      /\b(?:gratis|gratuit[oa]s?|sin costo|sin coste|de a gratis|de grapa|compromiso|obligad[oa]|comision(?:es)?|tarjeta de credito|cobran algo|cobra algo|cobrais algo|cuesta algo|sale algo|algun (?:costo|coste|cargo)|cargos?|trampa|truco)\b|\b(?:tengo|tendria|hay|habria|debo|toca) que pagar\b|\bse paga\b(?:.{0,10}\balgo\b)?|\bpago (?:algo|por esto)\b|\bme (?:van|vais|vas) a cobrar\b(?!.{0,12}\bcuanto)|\bme cobra[ns]?\b(?:.{0,12}\balgo\b)/,
    ],
    [
      'price',
      /\b(?:cuanto|cuento|quanto)\b(?!.{0,6}\btiempo|.{0,4}\btarda|.{0,4}\bdemora)|\bcuant(?=\s)|\b(?:precios?|presupuestos?|tarifas?|cotizacion(?:es)?|cotizar|cotizan|cuesta|costaria|costo|coste|cobran?|cobrais|cobrarian|sale|saldria|car[oa]s?|barat[oa]s?|economic[oa]s?|la hora|por hora|estimado|a como|que vale|vale la (?:visita|hora))\b/,
    ],
    [
      'cancel',
      /\b(?:cancel\w*|arrepient\w*|arrepentir\w*|ech(?:ar\w*|o) (?:para |pa )?atras|cambi\w+ de (?:opinion|idea)|modificar\w*|cambiar(?:la|lo)? (?:despues|luego|mas tarde)|dar de baja|anular\w*|retirar\w*)\b/,
    ],
    [
      'privacy',
      /\b(?:se|le|les) (?:va|van|puede|pueden|podria|podrian)? ?(?:a )?enter(?:ar|a|an|e|en|ara|aran|aria|arian)(?:se)?\b|\b(?:mi|mis|nuestr[oa]s?|el|la) (?:numero|telefono|tel|cel|celular|movil|direccion|domicilio|correo|email|mail|nombre|datos|informacion|fotos?|ubicacion)\b.{0,40}\b(?:ven|ve|vean|vera|veran|compart\w*|vend\w*|privad\w*|segur\w*|public\w*|muestr\w*|dan|da|usan|guard\w*|visible\w*|tiene\w*|llega|quien)\b|\b(?:ven|ve|vean|vera|veran|ver|compart\w*|vend\w*|dan|dar\w*|usan|tendran|tienen|guard\w*|muestr\w*|reciben?|saben?|sabran|pasan)\b.{0,20}\b(?:mi|mis|nuestr[oa]s?) (?:numero|telefono|tel|cel|celular|movil|direccion|domicilio|correo|email|mail|nombre|datos|informacion|fotos?|ubicacion)\b|\b(?:privacidad|confidencial\w*|spam|publicidad|acos\w*)\b|\bquien(?:es)? (?:va a |van a |pueden? )?(?:l[oa]s? )?(?:ven?|ver|reciben?|leen?|leer)\b/,
    ],
    [
      'insured',
      /\b(?:asegurad[oa]s?|seguros?|seguras?|aseguradora|responsabilidad civil|revisad[oa]s?)\b/,
    ],
    [
      'quality',
      /\b(?:buen[oa]s(?! (?:dias|tardes|noches)\b)|resenas?|opiniones|calificacion(?:es)?|valoracion(?:es)?|estrellas|experiencia|calidad|quedan? mal|mal hecho|no me gusta|no quedo|insatisfech\w*|no llegan?|no se presentan?|queja\w*|rompen?|recomendad[oa]s|los mejores)\b/,
    ],
    [
      'payment',
      /\b(?:como|cuando|donde|a quien|puedo|se puede|aceptan?|aceptais|hay que|se|hacen|dan)\b.{0,25}\b(?:pag[oaue]\w*|efectivo|tarjeta|transferencia|transfer|factura\w*|recibo|anticipo|adelanto|oxxo|bizum|meses|plazos|deposito)\b/,
    ],
    [
      'who',
      /\b(?:quien(?:es)?|a quien(?:es)?|con quien|cuales|cual (?:de|es|empresa)|que (?:empresas?|profesionales?|companias?|gente|personas|plomeros?|fontaneros?|electricistas?)|eres (?:un|una|humano|persona|robot|bot|real)|es (?:un|una) (?:robot|bot|persona|maquina)|son (?:de|locales|cercanos|mujeres|hombres|empresas|particulares|autonomos)|de (?:por )?aqui|puedo (?:elegir|escoger|ver))\b/,
    ],
    [
      'when',
      /\b(?:cuando|cuanto (?:tiempo|tarda\w*|demora\w*|se tarda\w*)|a que hora|que dia|en cuanto|tardan?|demoran?|hoy mismo\s*\?|hoy\s*\?|manana\s*\?|pronto\s*\?|disponib\w*|vienen|vendrian?|llegan|me (?:llaman|contactan|responden))\b/,
    ],
    [
      'how',
      /\b(?:como|que (?:pasa|sigue|hago|sucede|onda|viene)|y (?:luego|despues|ahora|si(?!\W*$))|por que|(?<=^\W*(?:\w+ )?)porque|para que|explica\w*|despues que|de que|cuant[oa]s)\b/,
    ],
  ],
  asks: /[?¿]|^\W*(?:(?:vale|ok|oye|oiga)\W+)?(?:y|pero) si (?:luego|despues|al final|no me|cambio de|me) |\b(?:cuant[oa]s?|quien(?:es)?(?! sabe)|a que hora|como (?:la|lo|se|es|funciona|pago|puedo|cancelo|le|cobran|cuanto)|q(?:ue)? (?:sigue|pasa|hago)|es gratis|hay un seguro|me van a|se puede|(?<!\bno )puedo|son (?:buenos|de fiar|segur|confiables|asegurados)|tiene[n]? (?:algun|buenas|seguro|garantia|resenas)|cual(?:es)? (?:es|son|empresa)|cuando (?:me|vienen|llegan|empiezan|van|es)|por que|aceptan|hablan|cobran|o como (?:va|es|esta|le hacen|funciona|sale))\b|^\W*(?:ok,? |si,? |vale,? |y |pero |pues |bueno,? |espera,? |hmm,? |oye,? |hola,? |solo |antes,? |disculpa,? |perdon,? |una (?:pregunta|duda)[:,]? ?|pregunta[:,]? ?|duda[:,]? ?)*(?:quien(?! sabe)|quienes|que(?! (?:venga|sea|vengan|si|no|este|tenga|pena|lastima|verguenza|bueno|bien|padre|chido|guay|rico|mal)\b)|cuando|donde|como|por que|cual|cuales|cuanto|cuanta|cuantos|cuantas|es gratis|es seguro|hay|tiene algun|son (?:de|gente)|puedo|se puede|me pueden decir|tengo que|aceptan|cobran|a como|a quien|en cuanto)\b/,
  mayAsk:
    /\b(?:verdad|espero|cierto)\W*$|\b(?<!\bno )(?:la |lo )?(?:puedo|se puede)\b|\bquien paga\b|^\W*(?:(?:ok|si|vale|y|pero|pues|bueno|oye|oiga|hola|che|perdon|disculpe?|antes|a ver|entonces)\W+)*(?:traen|tienen?|son|es|eres|hay|cobran?|cuesta|sale|venden|comparten|contestan|trabajan|atienden|vienen|aceptan|hablan|se (?:puede|pueden|paga|pagan|cobra)|me (?:cobran?|llaman|contactan|responden|toca)|puedo|podria|van a|debo|tengo que|dan|hacen|garantizan|incluye|mis?|los|las|la gente|esto|esta|alguien|yo|ustedes|vosotros)\b|\b(?:o no|o que|verdad|no es cierto)\W*$|\b(?:saber|me pregunto|duda)\b/,
  requests:
    /\b(?:puedes?|pueden|podrias?|podemos|podriamos|puedo|podria|se puede|se podria|es posible|hay forma de|hay chance de|me (?:la |lo |le )?(?:cambias|agregas|pones|quitas|corriges|anades|ayudas))\b(?: (?:por favor|porfa|nada mas|solo|tambien|me|le))* ?(?:cambi|agreg|anad|pon|quit|corrig|corregi|modific|mencion|borr|elimin|inclu|edit|apunt|decir|ser|hacer)?(?=\w*(?:l[aoe]s?|[aeiou]r)?\b)(?:\w*)(?<=cambi\w*|agreg\w*|anad\w*|pon\w*|quit\w*|corr\w*|modific\w*|mencion\w*|borr\w*|elimin\w*|inclu\w*|edit\w*|apunt\w*)/,
  orders:
    /\b(?:cambi(?:a|ar|ale|alo|ala|e|ame|arle|arlo|arla|en|emos|o)\b(?! de (?:opinion|idea))|modific\w*|corrig\w*|corregir\w*|edit\w*|actualiz\w*|ajust\w*|sustitu\w*|reemplaz\w*|ponle\b|ponlo\b|ponga\b|pongale\b|pon (?!me al)\w+|mejor \d+ |mejor (?:de \d|a las? \d|desde las|tipo \d|a partir|pon|que|para|en(?! otr[ao])|un|una|di|manana|hoy) )/,
  changes: [
    /^\W*(?:(?:ay|y|no|perdon|bueno|pues|mejor|al final|que|ok|si|ah)\W+)*(?:sin|nada de|ya sin|solo|solamente|nomas|nada mas|unicamente) (?!(?:eso|esto|embargo|problema\w*|duda|que|pena|miedo|prisas?|mas|cambios?|comentarios?|costo|compromiso|falta|una?|el|la|para)\b)\w{3,}/,
    /\bno (?:es|son|era|eran|sera|seria|se llama) [^,.;!?]{2,30}[,.;]? (?:(?:j[aei])+\W+|perdon\W+)*(?:(?:es|son|era|seria|se llama|sino)\b)/,
    /\bcasi\b/,
    /(?:^|[,.;] ?)(?:y )?que (?:no )?(?:me |le |les |lo |la |se )?(?:lleven?|traigan?|vengan?|sean?|tengan?|usen?|pongan?|hagan?|incluyan?|cobren?|hablen?|lleguen?|avisen?|llamen?|toquen?|sepan?|limpien|cuiden|dejen?|quiten|pinten|corten)\b/,
    /\b(?:son|seran|seremos|somos|vamos a ser|van a ser) (?:(?:como|unos|unas|las|los|nomas|solo|nada mas) )*(?:\d+|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)\b/,
    /\b(?:y|,) no (?:de |del |en |es |son |a )?(?:l[ao]s? |el |un[ao]? )?[\w ]{1,25}\W*$|\b(?:pusiste|puso|pusieron|puse|yo dije|dije (?:que|mal)|escribi(?:ste|o)?|(?:no|tampoco) (?:es|son|era|eran) (?:mis?|nuestr[oa]s?|asi|correct\w*|lo que|tan)|autocorrector|no \d+|que venga[n]?)\b/,
    /\b(?:equivoqu\w*|equivocad\w*|error|errone\w*|mal (?:escrit\w*|puest\w*)|est(?:a|an) mal|incorrect\w*|confund\w*|me falto|falta|faltan|no es (?:en|para|a|un|una|el|la|ahi|alli|correcta?|esa|ese|eso)|no son|no era|no en|no para|no un|no una|no el|no la|no a)\b/,
    /\b(?:es|seria|era|estoy|estamos|vivo|la direccion es|el lugar es|queda) (?:para|en|un|una|el|la|de|por|manana|hoy|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|urgente|calle|avenida|mas|solo|al|\d+)\b/,
    /\b(?:en realidad|mas bien|en vez de|en lugar de|excepto|menos|salvo|quise decir|queria decir|me referia|perdon|ups|pero|sino|que sea|tiene que (?:ser|decir)|deberia|debe (?:ser|decir)|no hoy|no manana)\b/,
    /\b(?:para|antes d?e?l?|despues d?e?l?|hasta|solo|a partir d?e?l?) (?:hoy|manana|pasado|el|la|este|esta|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin|\d+)\b/,
  ],
  adds: /\b(?:(?:puedes|puede|por favor|porfa|tambien|solo|y|quiero|quisiera|me gustaria|hay que|falta|falto|olvide|se me olvido) )*(?:agreg\w*|anad\w*|incluy\w*|incluir|mencion\w*|anot\w*|diles|digales|dile|dilesque|avisales|avisa|comenta\w*|especifi\w*|aclar\w*|pon(?:le|er|ga|gale|erle)?|apunt\w*|suma(?:le|r)?)(?: (?:tambien|ahi|porfa|por favor|en la (?:descripcion|solicitud|nota)|una nota))*(?:,| :|:)? ?(?:q(?:ue)? )?(?=\S)|\b(?:(?:se me (?:olvido|olvidaba|paso)|(?:me )?falt(?:a|o|aba)|(?:me )?olvide|no (?:les |le |te |os )?(?:dije|puse|mencione|comente))(?: (?:tambien|por))?(?: (?:de )?(?:decir|mencionar|comentar|poner|avisar|agregar|contar|aclarar)(?:l[aeo]s?|te|os)?)(?: (?:tambien|ahi))?|(?:se me (?:olvido|olvidaba|paso)|no (?:les |le |te |os )?(?:dije|puse|mencione|comente)(?= que\b))|por cierto|ah y|(?<!\b(?:porque|que|y|pero|si) )tambien|ademas|(?:y )?una (?:cosa|cosita) (?:mas|nada mas)|(?:solo|nomas) una (?:cosa|cosita)|(?:y )?de paso|ya que viene[ns]?|aprovechando|ps|p\.d\.|pd|otra cosa|y otra cosa)(?:,| :|:)? ?(?:q(?:ue)? )?(?=\S)/,
  removes:
    /\bno (?:le |lo )?(?:pong|mencion|incluy|anot)(?:as?|es?|an|en) (?:que |lo |la |el |los |las |mi )|(?<=\b(?:lo|la|el|los|las) [^.;!?]{2,40} )no (?:l[oa]s? )?(?:pongas?|pongan|menciones|incluyas)\b(?=\W*$)|\b(?:quit(?!e\b(?! (?:l|es|el|mi)))\w*|elimin\w*|borr(?:a|ar|e|ale|en) (?:lo|la|el|los|las|eso|mis?|es[ae]|est[ae])|(?:borr|sa[cq]u?)[ae]l[ao]s?|sac(?:a|ar|ale) (?:lo|la|el|los|las|eso)|olvid(?:a|ar|e|ate|emos) (?:lo|la|el|los|las|al|a la|del|de la|de lo) |sin (?:lo|la|el) (?:de|del)|no (?:menciones|pongas|incluyas)|omit\w*|suprim\w*)\b/,
  tellsMore:
    /^\W*(?:(?:ah|y|ok|si|tambien)\W+)*\d+ (?!min|seg|hora|dia|semana|mes|ano|vez|veces|peso|euro|estrella|pro)[a-z]{3,}|^\W*(?:(?:ah|y|ok|si|tambien) )*(?:los|las|hay|son|es (?:un|una|en|el|la|de)|tenemos|mis) /,
  hesitates:
    /^\W*$|\b(?:quien sabe|ni idea|entre que|espera(?:me)? tantito|hijole|chance y|le pregunto|ahorita te|me estan hablando|almohada|lo consulto|no\.* ?ay|o no\b|bueno no|que llaman|(?<!\b(?:puede[ns]?|puedo|podemos|podria) )esper\w*|espe|aguant\w*(?! (?:un[ao]? (?:dia|semana|mes|par|poco)|dos|tres|unos|varios|hasta|bien|\d))|aguarda|un (?:momento|momentito|segundo|segundito|minuto|seg|rato|ratito)|dame (?:un|chance|tiempo|unos)|deme (?:un|chance|tiempo)|dejame|dejeme|deja (?:lo |la )?(?:pienso|veo|checo|pregunto|reviso|consulto)|lo (?:pienso|consulto|platico|checo|veo|hablo)|tengo que (?:pensar\w*|consultar\w*|preguntar\w*|checar\w*|ver\w*|hablar\w*|revisar\w*)|voy a (?:pensar\w*|ver|checar|preguntar|consultar|revisar)|me lo pienso|pensarl[oa]|quizas?|tal vez|a lo mejor|puede (?:ser\W*$|que)|no (?:estoy|ando) (?:muy |tan |del todo |100 )?segur[oa]|no (?:lo )?se|nose|ni idea|no se si|supongo|creo(?: que)?|me parece que si pero|hmm+|hm+|mmm*|ehh*|este+|luego|mas (?:tarde|al rato)|al rato|ahorita (?:vuelvo|regreso|veo)|vuelvo|dudo|duda[ns]?do|ya veremos|vemos|depende|mas o menos|ahi veo|pera|perate|esperate|antes (?:tengo|quiero|debo|necesito))\b/,
};
