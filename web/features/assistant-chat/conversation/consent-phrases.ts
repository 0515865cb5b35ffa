// Without accents and apostrophes, for comparison; English, Quebec French, Spanish.

/** One phrase per line, or several separated by a slash. */
const list = (phrases: string) => phrases.split('/').map((phrase) => phrase.trim());

export const YESSES = [
  ...list(`y / yes / yeah / yea / yep / yup / ya / yess / ok / okay / okey / oki / k / sure / of course
    / certainly / absolutely / definitely / indeed / agreed / confirmed / confirm / i confirm
    / perfect / correct / right / exactly / that s right / that is right / thats right / all right
    / alright / all good / all correct / it s all good / looks good / looks good to me / looks great
    / looks right / looks fine / sounds good / sounds great / good to go / it s right / it s correct
    / it s perfect / everything is right / everything s right / everything is correct
    / everything looks good / that s correct / that is correct / that s perfect / that s good
    / that works / works for me / go / go ahead / go for it / let s go / do it / do that / you can
    / you may / please do / send / send it / send them / send it now / send it off / send that
    / send it to them / send it to three professionals / send the request / send my request
    / you can send it / you may send it / yes you can / submit / submit it / ship it / lgtm / 👍`),
  ...list(`oui / ouais / ouaip / ouin / mouais oui / wi / bien sur / mais oui / certainement
    / absolument / tout a fait / exact / exactement / parfait / c est parfait / c est ca / c est beau
    / c est bon / c est correct / c est exact / c est bien ca / tout est exact / tout est beau
    / tout est bon / tout est correct / tout est parfait / tout est la / ca me va / ca marche
    / ca marche pour moi / ca a l air bon / d accord / dac / dacc / daccord / entendu / correct
    / confirme / je confirme / je suis d accord / envoie / envoyez / envoie la / envoie le
    / envoie ca / envoyez la / envoyez ca / envoie leur / envoie la demande / envoyez la demande
    / envoie ma demande / envoyez ma demande / envoie l a trois professionnels / tu peux envoyer
    / vous pouvez envoyer / tu peux l envoyer / vous pouvez l envoyer / tu peux y aller
    / vous pouvez y aller / vas y / vas y envoie / allez y / on y va / allons y / go / let s go
    / fais le / faites le / beau`),
  ...list(`si / sip / sii / simon / claro / claro que si / por supuesto / desde luego / como no
    / correcto / es correcto / todo correcto / exacto / exactamente / asi es / eso es / de acuerdo
    / perfecto / esta perfecto / esta bien / todo bien / todo esta bien / todo en orden
    / me parece bien / se ve bien / todo se ve bien / listo / vale / dale / dale pues / va que va
    / adelante / venga / hazlo / hagale / confirmo / confirmado / confirmar / envia / enviar / envie
    / envialo / enviala / envielo / enviela / envia la solicitud / envie la solicitud / manda
    / mandalo / mandala / mande / mandelo / mandela / puedes enviarla / puede enviarla
    / puedes enviarlo / puede enviarlo / puedes mandarla / puede mandarla / si puedes / orale
    / andale / de una / okis / seguro`),
];

export const START_OVERS = [
  ...list(`start over / start again / begin again / restart / reset / from the beginning
    / let s start over / i want to start over / start from scratch / scratch that`),
  ...list(`recommencer / recommence / recommencez / on recommence / recommence a zero
    / recommencer a zero / recommencer du debut / je veux recommencer / repartir a zero`),
  ...list(`empezar de nuevo / empezar de cero / volver a empezar / empecemos de nuevo / empieza de nuevo
    / quiero empezar de nuevo / comenzar de nuevo / reiniciar`),
];

export const NOES = [
  ...list(`n / no / nope / nah / na / not yet / not now / no way / wrong / that s wrong / not right
    / not correct / don t / don t send / don t send it / do not send it / not at all / stop / cancel`),
  ...list(`non / nenon / pas encore / pas tout de suite / pas maintenant / pas du tout / c est pas ca
    / ce n est pas ca / envoie pas / envoie pas ca / n envoie pas / n envoyez pas / annule / annuler
    / arrete / surtout pas`),
  ...list(`claro que no / por supuesto que no / para nada / todavia no / aun no / ahora no / mejor no
    / no es correcto / no esta bien / no envies / no la envies / no lo envies / no envie
    / cancela / cancelar / alto / que no`),
];

/** Courtesies and filler words: they do not change a yes or a no. */
export const FILLERS = [
  ...list(`please / pls / plz / thanks / thank you / thx / ty / thank you very much / thanks a lot / great
    / good / fine / nice / cool / awesome / excellent / super / wonderful / oh / ah / well / so / then / hi / hello / man / no problem / no worries / for sure / it s fine / that s fine
    / no no it s fine / no no that s fine / no no it s all good / i do / it is / they are`),
  ...list(`svp / stp / s il vous plait / s il te plait / merci / merci beaucoup / merci bien / bon / ben
    / bien / bin / ok la / la / eh / alors / donc / genial /  pas de probleme
    / pas de soucis / aucun probleme / pas de trouble / y a pas de probleme / c est bien / non non c est beau
    / non non c est bon / non non c est correct / non non c est parfait / non non ca va / excellent
    / super / tout / tres bien / aussi`),
  ...list(`por favor / porfa / porfis / gracias / muchas gracias / mil gracias / bueno / bien / muy bien
    / pues / ya / entonces / no hay problema / sin problema / no pasa nada / no te preocupes
    / no no esta bien / genial / estupendo / excelente / hola / senor / amigo`),
];
