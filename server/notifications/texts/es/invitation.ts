import type { InvitationFacts, Letters } from '../letter.ts';

const reasons: Record<InvitationFacts['basis'], string> = {
  published_address:
    'la dirección de tu negocio está publicada para que te encuentren los clientes',
  consent: 'aceptaste que te avisáramos de trabajos como este',
  existing_business: 'ya hiciste negocios con nosotros',
  referral: 'te recomendó alguien que conoce tu trabajo',
};

/** To an unclaimed professional: the sender, the reason, one job, and three answers. */
export const invitation: Letters['invitation'] = (facts) => {
  const { brand, name, profession, area, urgency, description, answerBy, sender } = facts;
  const { acceptUrl, declineUrl, stopUrl, freeRequests } = facts;
  const free =
    freeRequests === null ? 'todas las solicitudes' : `${freeRequests} solicitudes al mes`;
  return {
    subject: `${facts.isUrgent ? 'Un trabajo urgente cerca de ti' : 'Un trabajo cerca de ti'}: ${profession}, ${area}`,
    preview: description,
    heading: `¿Puedes tomar este trabajo, ${name}?`,
    paragraphs: [
      `Alguien cerca de ti pidió en ${brand} a una persona que haga lo que tú haces. No tienes cuenta con nosotros y aun así este trabajo puede ser tuyo:`,
    ],
    facts: [
      { label: 'Profesión', value: profession },
      { label: 'Zona', value: area },
      { label: 'Cuándo', value: urgency },
      { label: 'Responde antes de', value: answerBy },
    ],
    quote: description,
    button: { label: 'Aceptar este trabajo', url: acceptUrl },
    links: [
      { label: 'No me interesa este trabajo', url: declineUrl },
      { label: 'No volver a contactarme nunca', url: stopUrl },
    ],
    after: [
      `Al aceptar revisas el perfil que te preparamos y después ves el nombre, la dirección y el contacto del cliente. Es gratis: ${free}, sin tarjeta.`,
    ],
    why: `Recibes este mensaje porque ${reasons[facts.basis]} (${facts.source}). Te escribimos como máximo una vez al día y borramos lo que sabemos de ti si no te unes en 90 días.`,
    identity: `${brand} está a cargo de ${sender.name}, ${sender.address}.`,
    sms: `${brand} (${sender.name}, ${sender.address}): un trabajo cerca de ti, ${profession}, ${area}. ${urgency}. Responde antes de ${answerBy}. Aceptar gratis: ${acceptUrl} No: ${declineUrl} Nunca más: ${stopUrl}`,
  };
};
