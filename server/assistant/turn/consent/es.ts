import type { ConsentWords } from './consent-words.ts';

export const consentWords: ConsentWords = {
  assents:
    'si|yes|aja|ajam|esa es la historia|eso es todo|asi es la cosa|que si|q si|que la mandes|que lo mandes|que la envies|ahora si|ora si|claro|claro que si|por supuesto|desde luego|afirmativo|adelante|dale|dele|andale|andele|orale|simon|autorizo|apruebo|acepto|confirmo|autorizacion|aprobacion|consentimiento|visto bueno|luz verde|permiso|se la encargo|se lo encargo|te la encargo|te lo encargo|le encargo|que se mande|que se vaya|que vaya|que salga|echala a andar|echela a andar|echalo a andar|echelo a andar|picale enviar|piquele enviar|dele enviar|dale enviar|picale a enviar|apriete enviar|go ahead|hagale|hazlo|va pues',
  sends:
    'go|proceda|procede|manda|mandala|mandalo|mandale|mandalas|mandalos|mandales|mandar|mandarla|mandarlo|envia|enviala|envialo|enviar|enviarla|enviarlo|envialas|envialos|mandasela|mandaselo|envio|el envio',
  courtesies: `por favor|porfa|gracias|muchas gracias|mil gracias|se agradece|muy amable|saludos|atentamente|bendiciones|buen dia|buenas tardes|buenas noches|hasta luego|patrona|patron|jefa|jefe|jefecita|senor|senora|senorita|joven|amigo|amiga|reina|mi reina|mi rey|mijo|mija|compa|carnal|bro|guey|ps|pues|pe|po|pos|oiga|oye|bueno|bien|muy bien|ok|vale|listo|lista|va|sale|perfecto|perfe|perfectisimo|excelente|genial|super|orale pues|ya|ya estuvo|ahora|entonces|en ese caso|siendo asi|si es asi|si asi es|pues si es asi|ya que es gratis|que emocion|que alivio|que gusto|que alegria|que padre|que bien|que bueno|que maravilla|que descanso|a nombre de|a nombre del|en nombre de|en nombre del|de parte de|de parte del|por parte de|vale la pena|si vale la pena|buen trabajo|que buen trabajo|bonito|muy bonito|lo encargo|con gusto|con mucho gusto|con confianza|con toda confianza|con calma|cierro los ojos|me puse los lentes|me puse mis lentes|ya me puse los lentes|con lentes|con mis lentes|mil veces|cien veces|100 veces|1000 veces|veces|100|1000|cien|mil|por ciento|por aca|por aqui|por este lado|de este lado|por mi|por mi parte|de mi parte|por mi lado|que yo vea|que yo sepa|hasta donde veo|segun yo|a mi parecer|ay|ah|oh|eh|ey|jaja|por fin|nomas|no mas|asi|asi mero|asi nomas|asi tal cual|tal cual|asi como esta|como esta|asi esta bien|mire|mira|la verdad|todo bien|dona|don|igualmente|okey|no le muevas|no le mueva|no le muevan|no la muevas|no lo muevas|ya no le muevas|dejala asi|dejalo asi|asi dejala|asi dejalo|cool|ni modo`,
  exact:
    'exactamente|exacto|perfectamente|correctisimo|impecable|perfecta|al pie de la letra|palabra por palabra|al cien|tal y como|de lujo|todo en orden',
  right:
    'bien|correcto|correcta|perfecto|listo|lista|bueno|buena|claro|clara|completo|completa|en orden|mejor|bonito|bonita|de acuerdo|muy bien|ok|super',
  things:
    'todo|todo eso|todo esto|eso|esto|solicitud|peticion|mensaje|texto|resumen|descripcion|datos|informacion|lista|palabras|ambas|ambos|las dos|los dos|las tres|los tres|a las dos|a los dos|a las tres|a los tres|para los dos|para las dos|para los tres|para las tres|el|ella|todas|todos',
  is: 'es|esta|estan|son|quedo|queda|sea',
  appears: 'parece|se ve|suena|lo veo|la veo|se lee|parecen',
  self: 'yo|mi|me|nos|nosotros|a mi|mis|nuestra|nuestro',
  you: 'usted|ustedes|tu|te|ud',
  may: 'puede|puedes|pueden|podria|podrias',
  said: 'quiero|queria|quise|queremos|queriamos|necesito|necesitaba|ocupo|ocupaba|pedi|pedia|dije|decia|escribi|puse|buscaba|busco|estaba buscando|conte|explique|quisiera|pedimos',
  which:
    'lo que|todo lo que|tal como|como|justo lo que|exactamente lo que|es lo que|justamente lo que|lo mismo que|cuanto',
  grasped:
    'entendio|entendiste|entendido|entendieron|capto|captaste|resumio|resumiste|explicado|explico|escrito|redactado|anotado|puesto|descrito|resumido',
  none: 'a lo mejor|no|ni|ni un|ni una|ningun|ninguna|nada|sin|tampoco|nunca|cero',
  faults:
    'error|errores|falla|fallas|falta|faltas|problema|problemas|duda|dudas|cambiar|cambies|cambie|cambien|cambio|cambios|cambiaria|agregar|agregue|quitar|quite|quites|corregir|correccion|correcciones|modificar|mover|muevas|mueva|muevan|tocar|toques|objecion|objeciones|queja|quejas|pregunta|preguntas|ningun pero|ni un pero|hay pero|peros|coma|mal|equivocado|pega|pegas|detalle|detalles|sobra',
  checks:
    'lei|leyo|leimos|leyeron|revise|reviso|revisamos|cheque|checo|vi|vio|veo|encuentro|noto|hallo|verifique|leida|revisada|revisado|leido|mire|miro|repase|releido|relei',
  people:
    'hija|hijo|esposa|esposo|marido|mujer|mama|papa|suegra|suegro|hermana|hermano|jefe mio|socio|socia|novia|novio|vecina|vecino|familia|comite|nuera|yerno|nieta|nieto|abuela|abuelo|toda la familia|casera|casero|comadre|compadre|grupo|equipo|roomie|prima|primo|madre|padre|todos en casa|mesa directiva',
  agrees:
    'dice que si|dice que esta bien|dice que todo bien|dijo que si|dice que todo esta bien|de acuerdo|aprueba|aprobo|le gusto|conforme|contenta|contento|dicen que si|dicen que esta bien',
  to: 'a|al|a los|a las|con',
  receivers: `quien corresponda|quien pueda|quien sea|quienes puedan|quien usted crea|quien crea conveniente|profesionales|expertos|especialistas|maestros|senores|que crean convenientes|que crea conveniente|que puedan|adecuados|indicados|disponibles|calificados|correctos|mas cercanos|mejores`,
  atOnce:
    'ahorita|ahora mismo|ya mismo|de una vez|de inmediato|lo antes posible|cuanto antes|en seguida|enseguida|inmediatamente|rapido|rapidito',
  ways: 'para alla',
  joins:
    'el|la|lo|las|los|le|les|y|e|de|del|en|con|por|para|se|tiene|tienen|cuenta|doy|damos|muy|mas|ya|bien|hay|aqui|ahi|alli|tambien|super|hasta|solo que|dos veces|otra vez|ahora que',
};
