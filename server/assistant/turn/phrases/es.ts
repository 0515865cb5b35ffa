import type { TurnPhrases } from './turn-phrases.ts';

export const turnPhrases: TurnPhrases = {
  yes: [
    '(s|si|sii|sip|sipi|sep|sipo|see|simon|claro|claro que si|clarines|por supuesto|por supuesto que si|desde luego|como no|obvio|obvio si|a huevo|efectivamente|en efecto|afirmativo|definitivamente|totalmente|sin duda|cierto|es cierto|asi es|asi mero|eso|eso es|eso mero|eso mismo|ey)',
    '(ok|okay|oki|okis|okey|oka|okei|k|vale|vale vale|valee|de acuerdo|deacuerdo|estoy de acuerdo|conforme|estoy conforme|hecho|trato hecho|va|va que va|sale|sale y vale|sale pues|arre|jalo|juega|cool|ya esta|ya estuvo|ya vas|de una|seguro|con gusto|enterado|venga|venga va|venga pues|yes|yep|yeah)',
    '(correcto|es correcto|correctisimo|exacto|exactamente|exactisimo|perfecto|perfect|perfectamente|esta perfecto|es perfecto|impecable|excelente asi|confirmo|confirmado|confirmada|confirmar|lo confirmo|si confirmo|apruebo|aprobado|acepto|aceptado|aceptar|listo|lista|listos|ya listo|esta listo|todo listo|estoy listo|estoy lista)',
    '(todo|esta|esta todo|todo esta|asi|asi esta|lo veo|lo veo todo|se ve|se ve todo|todo se ve|me parece|a mi me parece|todo me parece|todo lo veo|la solicitud esta|el resumen esta|la informacion esta|los datos estan|todos los datos estan|todo eso esta|eso esta|ahi esta|quedo|ya quedo|todo quedo|queda|suena) (bien|muy bien|bien asi|correcto|perfecto|en orden|ok|okay|excelente|genial|exacto|completo|claro|super|de lujo|chido|padre|estupendo|fenomenal|de maravilla|bueno|bien para mi|bien por mi|como debe ser|tal cual)',
    '(por mi|de mi parte|para mi) (bien|perfecto|ok|esta bien|todo bien|vale|adelante|listo|si|correcto)|me late|me sirve|me vale|me gusta|estoy bien con eso|todo en orden|tal cual|asi tal cual|asi dejalo|dejalo asi|asi esta bien|nada que (cambiar|agregar|corregir|anadir)|no hay nada que (cambiar|agregar|corregir|anadir)|nada mas|es todo|eso es todo|seria todo|sin cambios',
    '(dale|dale dale|dale pues|dale nomas|dale gas|darle|hay que darle|pues dale|ya dale|adelante|pa delante|palante|pa lante|procede|proceda|procedan|continua|continue|sigue|siga|sigale|siguele|andale|andale pues|orale|orale pues|ora pues|hazlo|hagalo|haganlo|hagale|haz lo|hagamoslo|vamos|vamonos|vamos alla|vamos adelante|arrancate|lanzalo|lanzala|lancelo|lanza|que salga|a darle|tira|tira millas|al lio|venga dale)',
    '(puedes|puede|pueden|podes|ya puedes|ya puede|si puedes|si puede|me puedes|me la puedes|me lo puedes|quiero|quisiera|me gustaria|favor de|por favor|porfa|solo|ya|pues|entonces|ok|bueno|puedes ya|hay que|) (envia|envialo|enviala|envie|envielo|enviela|enviar|enviarlo|enviarla|envien|enviale|enviales|enviarselo|enviarsela|enviarlas|envialas|envialos|envienla|envienlo|embia|embialo|mandar|mandarlo|mandarla|manda|mandalo|mandala|mandale|mandales|mande|mandelo|mandela|mandenla|mandenlo|mandarsela|mandarselo|mandaselo|mandasela|pasala|pasalo|pasaselo|sueltalo|sueltala|publica|publicalo|publicala|publicar|somete|compartir|comparte|compartelo|compartela) (|ya|ahora|ahora mismo|ya mismo|de una vez|de una|asi|asi nomas|asi tal cual|tal cual|como esta|cuanto antes|lo antes posible|la solicitud|mi solicitud|la peticion|el pedido|la solicitud ya|todo|eso|esa|ese) (|a los tres|a los 3|a los tres profesionales|a tres profesionales|a los profesionales|a todos|a ellos|a los pros)',
    'si se (puede|la puedes mandar)|puedes|puede|adelante con (eso|ello|todo|la solicitud)|por mi adelante|👍|✅|👌',
    '(ta|esta) (bueno|bien|chido|padre|suave|chevere|perfecto|correcto)|jalale|(jala|jale)|claro q si|todo (bn|bien|ok|correcto)|okey (makey|)|dale a enviar|a por ello|(si|sí) a todo|eso es lo que (ocupo|quiero|necesito|pedi|queria)|es lo que (ocupo|quiero|necesito|pedi|queria)|asi quedo|quedo (bien|muy bien|perfecto|chido|de diez)|va perfecto|hecho|dele|dele pues|luz verde|arreando|visto bueno|se puede (enviar|mandar)|pueden (enviarla|mandarla)|con todo|sobres|fierro|chido asi|perfecto asi|ponle que si|que si|no pues si',
    '(asi|así) (merito|nomas|mismo|si)|justo|justo asi|(si|) (las|los) (dos|tres|2|3)|(si|) (manda|mandalas|envialas|envia|mandar) (las|los) (dos|tres|2|3)|(y|) (si|) (esa|ese) (tambien|si) (si|)|si tambien|ahora si|esta clavado|si esta clavado|ya estuvo|por mi ya estuvo|no pues por mi ya estuvo|no si esta clavado|ya quedo',
  ],
  no: [
    '(n|no|noo|nop|nope|nel|nel pastel|nones|na|nah|nanai|no no|que no|claro que no|por supuesto que no|desde luego que no|obvio no|para nada|de ninguna manera|ni hablar|ni loco|ni loca|jamas|negativo|en absoluto|pues no|mejor no|ahora no|por ahora no|por el momento no|de momento no|hoy no|asi no|eso no|todavia no|aun no|ahorita no|aun nop)',
    '(no|aun no|todavia no) (es|esta|estan|me parece|estoy|esta todo) (correcto|bien|asi|listo|lista|de acuerdo|eso|lo que quiero|lo que dije|lo que pedi|conforme|todo bien|seguro todavia)',
    '(esta|todo esta|eso esta|es|eso es) (mal|incorrecto|equivocado|erroneo|falso|todo mal)|incorrecto|mal|equivocado',
    '(no|aun no|todavia no|por favor no|mejor no|ya no|espera no|que no) (|la|lo|me la|me lo|se la|se lo|las|los) (envies|envie|envien|mandes|mande|manden|enviar|mandar|hagas|hagan|haga|publiques|envia|manda) (|nada|todavia|aun|ahora|ya|eso|la solicitud|asi|hoy)',
    '(no|ya no|todavia no|aun no) (quiero|deseo|necesito|me interesa|quisiera) (|enviar|enviarla|enviarlo|mandar|mandarla|mandarlo|eso|nada|que la envies|que la mandes|enviar nada|enviar eso)',
    '(cancela|cancelar|cancele|cancelalo|cancelala|cancelar todo|cancela todo|alto|para|parale|detente|detener|olvidalo|olvidelo|dejalo|dejelo|mejor dejalo|dejala|dejalo ahi|dejemoslo|ya no|ya no gracias|no gracias|cambie de opinion|cambie de idea|me arrepenti|me eche para atras)',
  ],
  startOver: [
    '(empezar|empiezo|empieza|empiece|empecemos|empezamos|comenzar|comienza|comience|comencemos|comenzamos|arrancar|iniciar|inicia|iniciemos|quiero empezar|quiero comenzar|quiero iniciar|quisiera empezar|quisiera comenzar|puedo empezar|podemos empezar|podemos comenzar|hay que empezar|mejor empezar|mejor empezamos|mejor empecemos|mejor empiezo|vamos a empezar|me gustaria empezar|hacerlo|hacer todo|hacer|hagamoslo|hagamos todo|rehacer|rehazlo|rehacerlo|volver|volvamos|vuelve|vuelvo) (|todo|la solicitud|todo esto) (de nuevo|de cero|desde cero|otra vez|nuevamente|desde el principio|desde el inicio|del principio|por el principio|desde el comienzo|de nuevo todo|todo de nuevo|al principio|al inicio|al comienzo)',
    '(volver|vuelve|volvamos|quiero volver|quisiera volver|vuelvo) a (empezar|comenzar|iniciar|hacerlo|hacerla)|reiniciar|reinicia|reiniciemos|reiniciar todo|reset|(borra|borrar|borralo|borre|elimina|eliminar) (|todo|todo esto|todito) (|y empezar de nuevo|y empezamos de nuevo|y empezar de cero)|de nuevo todo|todo de nuevo|desde (cero|el principio|el inicio)|de cero|nueva solicitud|una nueva solicitud|otra solicitud nueva|borron y cuenta nueva',
  ],
  fillers: [
    '(hombre|mujer|hija|hijo|mi reina|maja|majo)',
    'hasta (luego|pronto)|nos vemos|saludos',
    '(no|pues no|) (hay|tengo|veo|falta|le falta|hace falta|le cambies|cambies|le cambien|le quites|le muevas|le mueva|muevas|toques|le pongo|le veo|le encuentro|encuentro|) (nada|nada mas|ni una pega|ninguna pega|pegas|ningun error|errores|ninguna duda|dudas|ninguna pregunta|preguntas|peros|ningun pero|ningun cambio|cambios) (que|mas que|) (cambiar|agregar|corregir|anadir|tocar|decir|objetar|quitar|mover|cambiarle|agregarle|moverle|) (|ahi|ya|mas)',
    '(que tenga|que tengas|que pase|que pases|ten|tenga) (un|muy|una|) (buen|buena|bonito|bonita|lindo|linda) (dia|tarde|noche|semana|fin)|(buen|buena) (dia|tarde|noche)|(ya|) (lo|la|) (revise|lei|chequee|verifique|cheque) (todo|bien|)|(rapido|rapidito|apurate|apurese|date prisa) |q|x favor|por mi (no hay bronca|no hay problema|)',
    '(por favor|porfavor|xfa|x favor|xfavor|porfa|porfas|porfis|plis|please|gracias|muchas gracias|mil gracias|muchisimas gracias|muchas gracias de antemano|gracias de antemano|grax|grx|gracie|te lo agradezco|se lo agradezco|se agradece|muy amable|que amable|mil gracias por todo|gracias por todo|gracias por la ayuda|gracias por su ayuda|bendiciones)',
    '(bueno|bien|muy bien|pues|ya|entonces|genial|estupendo|excelente|buenisimo|buenisima|hola|senor|senora|senorita|amigo|amiga|joven|jefe|compa|tio|tia|guapa|guapo|bro|wey|guey|we|carnal|man|jaja|jajaja|lol|oye|ah|oh|ay|uy|mira|mire|y|tambien|super|padrisimo|chido|padre|que bien|que padre|que bueno|fenomenal|guay|mola|de lujo|fantastico|maravilloso|perdon|disculpa|ups|ya mismo|ahora|asi|al final si|nomas|no mas|andale)',
    '(no hay problema|no hay ningun problema|no hay bronca|no hay pedo|no hay falla|no hay tema|sin problema|sin problemas|ningun problema|sin bronca|no pasa nada|no te preocupes|no se preocupe|no te apures|no no esta bien|no esta bien asi|no asi esta bien|no no asi esta bien|no todo bien|no no todo bien|no ya esta|no nada mas|nada mas|es todo|eso es todo|seria todo|no asi esta perfecto|no no hay problema|no para nada esta bien|no no pasa nada|no perfecto|no no perfecto|no todo perfecto|no todo correcto|no nada mas)',
  ],
  loose:
    'que esto eso esta este es el la lo los las le les todo toda muy ya y asi con de a al mi me te se tal como para por bien mucho buen buena dia tarde noche dias tardes noches tenga ten usted tu yo quedo ha sido majo maja pues entonces a ti usted igual',
  beginsAgain:
    /\b(?:empe[cz]\w*|empi\w+|kiero empezar|comen[cz]\w*|comienz\w*|inici\w*|arran[cq]\w*|hacer(?:la|lo)?|rehac\w*|volv\w*|vuelv\w*)\b.{0,25}\b(?:de nuevo|de cero|desde cero|otra vez|nuevamente|principio|inicio|comienzo|a empezar|a comenzar|a iniciar|borron)\b|\breinici\w*|\bborron y cuenta nueva\b|\b(?:borra\w*|elimin\w*) (?:todo|esto|toda)\b|\b(?:desde|de) cero\W*$/,
  refuses:
    /\b(?:no|ni|nunca|tampoco) (?:la |lo |me la |se la |me lo )?(?:envi\w*|mand\w*|publi\w*)\b(?!.{0,30}\b(?:hasta|antes|si)\b)|\b(?:pero|mejor|pues|bueno|al final|que|va|vale|perdon) no(?: gracias)?\W*$|^\W*(?:no\W*)+(?:gracias)?\W*$|\bni (?:de cona|loc[oa]|hablar|de broma|en pedo|modo)\b/,
  questions: [
    [
      'work',
      /\b(?:busco|buscando|busca|quiero|encontrar|conseguir|agarrar|anunciar\w*) (?:\w+ ){0,3}(?:trabajo|chamba|clientes|jale|curro|aqui y)\b|\banunciar(?:se|me)\b|\b(?:inscrib\w*|registr\w*|darme de alta|darse de alta) (?:como|mi)\b|\bofrecer (?:mis|sus) servicios\b/,
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
      /\b(?:cancel\w*|arrepient\w*|arrepentir\w*|echar\w* (?:para |pa )?atras|cambi\w+ de (?:opinion|idea)|modificar\w*|cambiar(?:la|lo)? (?:despues|luego|mas tarde)|dar de baja|anular\w*|retirar\w*)\b/,
    ],
    [
      'privacy',
      /\b(?:mi|mis|nuestr[oa]s?|el|la) (?:numero|telefono|tel|cel|celular|movil|direccion|domicilio|correo|email|mail|nombre|datos|informacion|fotos?|ubicacion)\b.{0,40}\b(?:ven|ve|vean|vera|veran|compart\w*|vend\w*|privad\w*|segur\w*|public\w*|muestr\w*|dan|da|usan|guard\w*|visible\w*|tiene\w*|llega|quien)\b|\b(?:ven|ve|vean|vera|veran|ver|compart\w*|vend\w*|dan|dar\w*|usan|tendran|tienen|guard\w*|muestr\w*|reciben?|saben?|sabran|pasan)\b.{0,20}\b(?:mi|mis|nuestr[oa]s?) (?:numero|telefono|tel|cel|celular|movil|direccion|domicilio|correo|email|mail|nombre|datos|informacion|fotos?|ubicacion)\b|\b(?:privacidad|confidencial\w*|spam|publicidad|acos\w*)\b|\bquien(?:es)? (?:va a |van a |pueden? )?(?:ven?|ver|reciben?|leen?)\b/,
    ],
    [
      'insured',
      /\b(?:asegurad[oa]s?|seguros?|seguras?|licencia|certificad[oa]s?|verificad[oa]s?|cualificad[oa]s?|titulad[oa]s?|acreditad[oa]s?|de confianza|confiables?|fiables?|seri[oa]s?|estafas?|fraudes?|garantia|garantizad[oa]|antecedentes|revisad[oa]s?|de fiar|rateros?|legal(?:es)?|timo|de verdad)\b/,
    ],
    [
      'quality',
      /\b(?:buen[oa]s|resenas?|opiniones|calificacion(?:es)?|valoracion(?:es)?|estrellas|experiencia|calidad|quedan? mal|mal hecho|no me gusta|no quedo|insatisfech\w*|no llegan?|no se presentan?|queja\w*|rompen?|recomendad[oa]s|los mejores)\b/,
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
      /\b(?:como|que (?:pasa|sigue|hago|sucede|onda|viene)|y (?:luego|despues|ahora|si)|por que|porque|para que|explica\w*|despues que|de que|cuant[oa]s)\b/,
    ],
  ],
  asks: /[?¿]|\b(?:cuant[oa]s?|quien(?:es)?|a que hora|como (?:la|lo|se|es|funciona|pago|puedo|cancelo|le|cobran|cuanto)|q(?:ue)? (?:sigue|pasa|hago)|es gratis|hay un seguro|me van a|se puede|puedo|son (?:buenos|de|segur|confiables|asegurados)|tiene[n]? (?:algun|buenas|seguro|garantia|resenas)|cual(?:es)? (?:es|son|empresa)|cuando (?:me|vienen|llegan|empiezan|van|es)|por que|aceptan|hablan|cobran)\b|^\W*(?:ok,? |si,? |vale,? |y |pero |pues |bueno,? |espera,? |hmm,? |oye,? |hola,? |solo |antes,? |disculpa,? |perdon,? |una (?:pregunta|duda)[:,]? ?|pregunta[:,]? ?|duda[:,]? ?)*(?:quien|quienes|que|cuando|donde|como|por que|cual|cuales|cuanto|cuanta|cuantos|cuantas|es gratis|es seguro|hay|tiene algun|son (?:de|gente)|puedo|se puede|me pueden decir|tengo que|aceptan|cobran|a como|a quien|en cuanto)\b/,
  orders:
    /\b(?:cambi(?:a|ar|ale|alo|ala|e|ame|arle|arlo|arla|en|emos|o)\b(?! de (?:opinion|idea))|modific\w*|corrig\w*|corregir\w*|edit\w*|actualiz\w*|ajust\w*|sustitu\w*|reemplaz\w*|ponle\b|ponlo\b|ponga\b|pongale\b|pon (?!me al)\w+|mejor (?:pon|que|para|en|un|una|di|manana|hoy) )/,
  changes: [
    /\b(?:equivoqu\w*|equivocad\w*|error|errone\w*|mal (?:escrit\w*|puest\w*)|est(?:a|an) mal|incorrect\w*|confund\w*|me falto|falta|faltan|no es (?:en|para|a|un|una|el|la|ahi|alli|correcta?|esa|ese|eso)|no son|no era|no en|no para|no un|no una|no el|no la|no a)\b/,
    /\b(?:es|seria|era|estoy|estamos|vivo|la direccion es|el lugar es|queda) (?:para|en|un|una|el|la|de|por|manana|hoy|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|urgente|calle|avenida|mas|solo|al|\d+)\b/,
    /\b(?:en realidad|mas bien|en vez de|en lugar de|excepto|menos|salvo|quise decir|queria decir|me referia|perdon|ups|pero|sino|que sea|tiene que (?:ser|decir)|deberia|debe (?:ser|decir)|no hoy|no manana)\b/,
    /\b(?:para|antes d?e?l?|despues d?e?l?|hasta|solo|a partir d?e?l?) (?:hoy|manana|pasado|el|la|este|esta|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin|\d+)\b/,
  ],
  adds: /\b(?:(?:puedes|puede|por favor|porfa|tambien|solo|y|quiero|quisiera|me gustaria|hay que|falta|falto|olvide|se me olvido) )*(?:agreg\w*|anad\w*|incluy\w*|incluir|mencion\w*|anot\w*|diles|digales|dile|dilesque|avisales|avisa|comenta\w*|especifi\w*|aclar\w*|pon(?:le|er|ga|gale|erle)?|apunt\w*|suma(?:le|r)?)(?: (?:tambien|ahi|porfa|por favor|en la (?:descripcion|solicitud|nota)|una nota))*(?:,| :|:)? ?(?:que )?(?=\S)|\b(?:se me olvido(?: (?:decir|mencionar|poner))?|olvide (?:decir|mencionar|poner)|me falto (?:decir|poner)|por cierto|ah y|tambien|ademas|ps|p\.d\.|pd|otra cosa|y otra cosa)(?:,| :|:)? ?(?:que )?(?=\S)/,
  removes:
    /\b(?:quit\w*|elimin\w*|borr(?:a|ar|e|ale) (?:lo|la|el|los|las|eso)|sac(?:a|ar|ale) (?:lo|la|el|los|las|eso)|olvid(?:a|ar|e|ate|emos) (?:lo|la|el|los|las|al|a la|del|de la|de lo) |sin (?:lo|la|el) (?:de|del)|no (?:menciones|pongas|incluyas)|omit\w*|suprim\w*)\b/,
  hesitates:
    /^\W*$|\b(?:espera(?:me)? tantito|hijole|chance y|le pregunto|ahorita te|me estan hablando|almohada|lo consulto|no\.* ?ay|o no\b|bueno no|que llaman|aguanta|esper\w*|espe|aguant\w*|aguarda|un (?:momento|momentito|segundo|segundito|minuto|seg|rato|ratito)|dame (?:un|chance|tiempo|unos)|deme (?:un|chance|tiempo)|dejame|dejeme|deja (?:lo |la )?(?:pienso|veo|checo|pregunto|reviso|consulto)|lo (?:pienso|consulto|platico|checo|veo|hablo)|tengo que (?:pensar\w*|consultar\w*|preguntar\w*|checar\w*|ver\w*|hablar\w*|revisar\w*)|voy a (?:pensar\w*|ver|checar|preguntar|consultar|revisar)|me lo pienso|pensarl[oa]|quizas?|tal vez|a lo mejor|puede (?:ser|que)|no (?:estoy|ando) (?:muy |tan |del todo |100 )?segur[oa]|no (?:lo )?se|nose|ni idea|no se si|supongo|creo(?: que)?|me parece que si pero|hmm+|hm+|mmm*|ehh*|este+|luego|mas (?:tarde|al rato)|al rato|ahorita (?:vuelvo|regreso|veo)|vuelvo|dudo|duda[ns]?do|ya veremos|vemos|depende|mas o menos|ahi veo|pera|perate|esperate|antes (?:tengo|quiero|debo|necesito))\b/,
};
