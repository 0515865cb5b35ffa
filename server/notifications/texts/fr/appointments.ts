import type { Letters } from '../letter.ts';

type AppointmentLetters = Pick<
  Letters,
  | 'appointmentProposed'
  | 'appointmentDeclined'
  | 'appointmentAgreed'
  | 'appointmentCalledOff'
  | 'appointmentDue'
  | 'appointmentComing'
  | 'appointmentMissed'
>;

const why = (brand: string) => `Vous recevez ce courriel au sujet d’un rendez-vous sur ${brand}.`;

/** What the two sides of an appointment are notified of. */
export const appointmentLetters: AppointmentLetters = {
  appointmentProposed: ({ brand, profession, from, times, note, isMove, url }) => {
    const subject = isMove
      ? `${from} aimerait déplacer le rendez-vous`
      : times.length === 1
        ? `${from} vous propose un moment`
        : `${from} vous propose des moments`;
    return {
      subject,
      preview: times.join(' · '),
      heading: subject,
      paragraphs: [
        isMove
          ? `${from} aimerait déplacer votre rendez-vous (${profession}). Il tient toujours tant que vous n’acceptez pas un autre moment.`
          : `${from} vous propose quand vous voir (${profession}). Choisissez ce qui vous convient, ou proposez autre chose.`,
      ],
      facts: times.map((value, index) => ({ label: `Moment ${index + 1}`, value })),
      ...(note ? { quote: note } : {}),
      button: { label: 'Choisir un moment', url },
      why: why(brand),
      sms: `${brand}\u00a0: ${subject}. Choisissez\u00a0: ${url}`,
    };
  },
  appointmentDeclined: ({ brand, profession, from, url }) => ({
    subject: `Vos moments ne conviennent pas à ${from}`,
    preview: `Proposez-en d’autres (${profession}).`,
    heading: `Vos moments ne conviennent pas à ${from}`,
    paragraphs: [
      `Aucun des moments que vous avez proposés (${profession}) ne convient à ${from}. Ce qui était convenu tient toujours. Vous pouvez en proposer d’autres.`,
    ],
    button: { label: 'Proposer d’autres moments', url },
    why: why(brand),
    sms: `${brand}\u00a0: Vos moments ne conviennent pas à ${from}. ${url}`,
  }),
  appointmentAgreed: ({ brand, profession, from, when, isMove, url }) => {
    const subject = isMove
      ? `Votre rendez-vous avec ${from} est déplacé\u00a0: ${when}`
      : `Votre rendez-vous avec ${from}\u00a0: ${when}`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: isMove
        ? `Votre rendez-vous avec ${from} est déplacé`
        : `Votre rendez-vous avec ${from} est confirmé`,
      paragraphs: [
        isMove
          ? 'Voici le nouveau moment; l’ancien ne tient plus.'
          : 'Le moment est convenu. En cas d’imprévu, vous pouvez en proposer un autre ou annuler le rendez-vous.',
      ],
      facts: [
        { label: 'Quand', value: when },
        { label: 'Pour', value: profession },
      ],
      button: { label: 'Voir le rendez-vous', url },
      after: ['Le fichier pour votre calendrier est joint.'],
      why: why(brand),
      sms: `${brand}\u00a0: ${subject}. ${url}`,
    };
  },
  appointmentCalledOff: ({ brand, profession, from, when, by, note, url }) => {
    const subject = {
      you: `Vous avez annulé le rendez-vous avec ${from}`,
      other: `${from} a annulé le rendez-vous`,
      ended: `Le rendez-vous avec ${from} n’aura pas lieu`,
    }[by];
    const text = {
      you: `Le rendez-vous du ${when} (${profession}) n’aura pas lieu. ${from} le sait déjà.`,
      other: `Le rendez-vous du ${when} (${profession}) n’aura pas lieu. Vous pouvez proposer un autre moment.`,
      ended: `Le rendez-vous du ${when} (${profession}) n’aura pas lieu\u00a0: vous ne travaillez plus ensemble sur cette demande, ou elle a pris fin.`,
    }[by];
    return {
      subject,
      preview: text,
      heading: subject,
      paragraphs: [text],
      ...(note ? { quote: note } : {}),
      button: { label: by === 'ended' ? 'Voir la demande' : 'Proposer un autre moment', url },
      why: why(brand),
      sms: `${brand}\u00a0: ${subject} (${when}). ${url}`,
    };
  },
  appointmentDue: ({ brand, profession, from, when, before, url }) => {
    const subject =
      before === 'day'
        ? `Rappel\u00a0: ${from}, ${when}`
        : `Bientôt\u00a0: votre rendez-vous avec ${from}`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: `Votre rendez-vous avec ${from}`,
      paragraphs: [
        before === 'day'
          ? 'Un petit rappel. En cas d’empêchement, dites-le maintenant\u00a0: l’autre personne pourra encore s’organiser.'
          : 'Il commence dans deux heures environ, ou moins.',
      ],
      facts: [
        { label: 'Quand', value: when },
        { label: 'Pour', value: profession },
      ],
      button: { label: 'Voir le rendez-vous', url },
      why: why(brand),
      sms: `${brand}\u00a0: Votre rendez-vous avec ${from}\u00a0: ${when}. ${url}`,
    };
  },
  appointmentComing: ({ brand, profession, from, when, state, url }) => {
    const subject = state === 'arrived' ? `${from} est sur place` : `${from} est en route`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: subject,
      paragraphs: [
        state === 'arrived'
          ? `${from} vous fait dire\u00a0: je suis là (${profession}).`
          : `${from} est en route vers votre rendez-vous (${profession}, ${when}).`,
      ],
      button: { label: 'Voir le rendez-vous', url },
      why: why(brand),
      sms: `${brand}\u00a0: ${subject}. ${url}`,
    };
  },
  appointmentMissed: ({ brand, profession, from, when, state, url }) => {
    const subject =
      state === 'missed'
        ? `Selon ${from}, vous avez manqué le rendez-vous`
        : `${from} dit avoir été au rendez-vous`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: subject,
      paragraphs: [
        state === 'missed'
          ? `Selon ${from}, vous avez manqué le rendez-vous du ${when} (${profession}). Si vous y étiez, dites-le\u00a0: cela ne comptera pas.`
          : `Vous avez dit que ${from} avait manqué le rendez-vous du ${when} (${profession}). ${from} dit le contraire; cela ne compte donc pas.`,
      ],
      button: { label: state === 'missed' ? 'J’y étais' : 'Voir le rendez-vous', url },
      why: why(brand),
      sms: `${brand}\u00a0: ${subject}. ${url}`,
    };
  },
};
