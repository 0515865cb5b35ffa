import { wordSet, type KindPhrases } from './kind-phrases.ts';

const site =
  '(?:esto|eso|aqui|nearhand|(?:este|esta|el|la|su|tu) (?:sitio|pagina|servicio|aplicacion|app|plataforma|empresa|cosa|web|chat))';

export const kindPhrases: KindPhrases = {
  greets: wordSet(
    `hola holi holaa holaaa ola alo buenas buenos buen que saludos gracias adios chao chau hasta ok okay vale perfecto genial excelente oye oiga hey hi hello feliz jaja jajaja gusto quiubo hubo todo bueno`,
  ),
  greetings: wordSet(`
    hola holi holaa holaaa ola alo bueno buenas buenos buen dia dias tardes noches tarde noche que tal como
    estas esta estan va te le les saludos cordiales gracias mil muchas muchisimas de nada adios chao chau
    hasta luego pronto manana ok okay vale perfecto genial excelente oye oiga hey hi hello amigo amiga amigos
    senor senora joven todo bien y tu usted ustedes feliz navidad ano nuevo por favor jaja jajaja bendiciones
    a todos lindo bonito gusto mucho onda hubo quiubo`),
  aboutUs: [
    /\b(?:es|sera) (?:realmente )?(?:confiable|segur[oa]|gratis|gratuit[oa]|una estafa|de fiar|legal) (?:este|esta|el|la|su) (?:sitio|pagina|servicio|app|aplicacion|plataforma|web)\b/,
    /\b(?:eres|es usted|esto es|es esto|son|hablo con|hablando con|chateando con|es) (?:acaso |de verdad )?(?:un |una )?(?:robots?|bots?|humano|humana|persona real|persona de verdad|ia\b|inteligencia artificial|maquina|chatgpt|real\W*$)/,
    /\bcon quien (?:hablo|estoy hablando|chateo|tengo el gusto)|\bhablar con (?:un |una )?(?:humano|persona|agente|asesor|representante|operador)\W*$/,
    /\bquien(?:es)? (?:eres|son ustedes|son|es usted|esta detras|hizo|maneja|es el dueno)\b(?! (?:el|la|un|una) (?:mejor|buen))|\bcomo te llamas\b/,
    new RegExp(`\\bque es ${site}\\W*$|\\bde que (?:se trata|va) ${site}?`),
    /(?<!\b(?:gestor|gestora|gestoria|contador|contadora|asesor|asesora|abogado|abogada|contable) (?:para|que me ayude a|para que me ayude a) )\b(?:registrarme|inscribirme|unirme|darme de alta|afiliarme|registrar mi (?:negocio|empresa)|anunciar(?:me| mi negocio| mi empresa| mis servicios)|me (?:registro|inscribo|uno|anuncio|afilio|apunto|doy de alta))\b(?! (?:de|como) autonom[oa])(?! (?:en|ante) (?:hacienda|el sat|la camara|el rfc|la seguridad|el imss|la universidad|el gimnasio))(?! (?:a|en) (?:un|una|clases))|\b(?:ser|volverme|convertirme en) (?:un |una )?(?:profesional|proveedor|socio|miembro|parte de)/,
    /\b(?:ofrecer|ofrezco|anunciar|publicar|promocionar|vender) mis (?:propios )?servicios\b|\bsoy (?:un |una )?(?:\w+ ){0,4}(?:y )?(?:busco|quiero|necesito|ando buscando|estoy buscando) (?:\w+ ){0,2}(?:clientes|trabajo|chamba|empleo|contratos|jale|unirme|registrarme)/,
    /\b(?:sus|los|las) \w+ (?:estan|son) (?:\w+ ){0,2}(?:verificad[oa]s|certificad[oa]s|asegurad[oa]s|confiables|de confianza|de fiar)\W*$/,
    /\b(?:estan|esta) contratando\b|\btrabajar (?:con|para|en) (?:ustedes|nearhand|su empresa)\b|\b(?:enviar|mandar|dejar) mi (?:cv|curriculum)/,
    /\b(?:eliminar|borrar|cerrar|desactivar|dar de baja) mi (?:cuenta|perfil|informacion)|\b(?:eliminar|borrar) mis datos|\b(?:cancelar|cambiar|modificar|ver|editar) mi (?:solicitud|pedido|resena)|\bver mis (?:mensajes|solicitudes)/,
  ],
  rather: [
    new RegExp(
      `\\bcomo (?:es que )?(?:funciona|trabaja|funcionan|trabajan|opera|ganan|eligen|escogen)(?: ${site}| ustedes| las resenas| todo)?\\b`,
    ),
    new RegExp(
      `\\b(?:es|son|sera|seria) (?:${site} )?(?:realmente |totalmente |completamente )?(?:gratis|gratuit[oa]|confiables?|segur[oa]|una estafa|legal|de fiar|de paga)\\b`,
    ),
    /\bcuanto (?:me )?(?:cuesta|cobran|cobras|cobra|sale|vale|cuestan|hay que pagar)(?: (?:esto|el servicio|usar(?:lo)?|la pagina|el sitio|la app|por (?:usar|el servicio|esto)|usar (?:la|el|esta|este) \w+|registrarse|ustedes))*\W*$/,
    /\b(?:tiene|tienen|hay|tengo|debo|tendria) (?:que pagar|algun costo|costo|que dar dinero|comision|cargo|alguna tarifa|garantia|app)\b/,
    /\bque (?:servicios|profesiones|oficios|ciudades|hacen|haces|ofrecen|puedes hacer|pueden hacer|mas hacen)\b|\ben que (?:me )?(?:puedes|pueden) ayudar/,
    /\b(?:donde|de donde) (?:estan|son|se encuentran|estan ubicados|queda)\b|\ben que (?:ciudades|paises|zonas)|\b(?:estan|trabajan|atienden|cubren|llegan|tienen cobertura) (?:en|a) \w+\W*$/,
    /\b(?:estan|son) (?:\w+ ){0,2}(?:verificados|certificados|asegurados|confiables|de confianza|de fiar)\W*$|\bcomo (?:verifican|seleccionan|eligen|se que (?:la persona|son|es))/,
    /\b(?:mis datos|mi informacion|datos personales|mi (?:numero|telefono|correo|direccion))\b.{0,40}\b(?:segur\w*|proteg\w*|compart\w*|vend\w*|priva\w*|guard\w*|ve\b|ven\b|quedan)|\bquien (?:ve|va a ver|puede ver|tiene acceso)\b.{0,12}\bmi|\b(?:aviso|politica|politicas) de privacidad|^\W*privacidad\b/,
    /\b(?:cuanto|cuanto tiempo) (?:\w+ ){0,4}(?:tardan|demoran|responden|contestan|tarda)\b|\bcuantos? (?:presupuestos|profesionales|cotizaciones)/,
    /\b(?:olvide|perdi|cambiar|recuperar)\b.{0,12}\bcontrasena|\bno puedo (?:entrar|iniciar sesion|ingresar)\W*$|\bcodigo de (?:verificacion|confirmacion)|\bcorreo de confirmacion|\b(?:atencion|servicio) al cliente|\b(?:su|tu) (?:numero|telefono|correo|direccion)\W*$|\btelefono de contacto/,
    /\b(?:aceptan|reciben|puedo pagar con|pago con) (?:tarjetas?|efectivo|paypal|transferencia)|\bcomo (?:pago|creo una cuenta|dejo una resena|borro mi cuenta|cancelo|califico)\b|\b(?:dejar|escribir|leer) (?:una |las )?resenas?\b|\bponer una queja\b|\b(?:devuelvan|devolver|reembols\w+)\b.{0,12}\b(?:dinero|lo que pague|pago)|\btienen (?:whatsapp|telefono|app|oficina)\b|\bpasame con\b/,
    /\b(?:su|la|esta|tu) (?:pagina|app|aplicacion|web|sitio|boton)\b.{0,20}\b(?:funciona|carga|abre|sirve|falla|lenta|buena|mala|confusa)\b|\b(?:entrar a|de) mi cuenta\b|\b(?:hablan|hablas) (?:ingles|frances|espanol)\b|\bque pasa (?:si|cuando|despues)\b|\bcuando me (?:responden|contestan|llaman|escriben)|\bcrear una cuenta\b/,
  ],
};
