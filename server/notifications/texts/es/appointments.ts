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

const why = (brand: string) => `Recibes este correo por una cita en ${brand}.`;

/** What the two sides of an appointment are notified of. */
export const appointmentLetters: AppointmentLetters = {
  appointmentProposed: ({ brand, profession, from, times, note, isMove, url }) => {
    const subject = isMove
      ? `${from} quiere cambiar la cita`
      : times.length === 1
        ? `${from} te propone un horario`
        : `${from} te propone horarios`;
    return {
      subject,
      preview: times.join(' · '),
      heading: subject,
      paragraphs: [
        isMove
          ? `${from} quiere cambiar la cita (${profession}). Sigue en pie hasta que aceptes otro horario.`
          : `${from} te propone cuándo verse (${profession}). Elige lo que te convenga o propón otra cosa.`,
      ],
      facts: times.map((value, index) => ({ label: `Horario ${index + 1}`, value })),
      ...(note ? { quote: note } : {}),
      button: { label: 'Elegir un horario', url },
      why: why(brand),
      sms: `${brand}: ${subject}. Elige: ${url}`,
    };
  },
  appointmentDeclined: ({ brand, profession, from, url }) => ({
    subject: `A ${from} no le convienen tus horarios`,
    preview: `Propón otros (${profession}).`,
    heading: `A ${from} no le convienen tus horarios`,
    paragraphs: [
      `Ninguno de los horarios que propusiste (${profession}) le conviene a ${from}. Lo acordado antes sigue en pie. Puedes proponer otros.`,
    ],
    button: { label: 'Proponer otros horarios', url },
    why: why(brand),
    sms: `${brand}: A ${from} no le convienen tus horarios. ${url}`,
  }),
  appointmentAgreed: ({ brand, profession, from, when, isMove, url }) => {
    const subject = isMove ? `Tu cita con ${from} cambió: ${when}` : `Tu cita con ${from}: ${when}`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: isMove ? `Tu cita con ${from} cambió` : `Tu cita con ${from} está confirmada`,
      paragraphs: [
        isMove
          ? 'Este es el nuevo horario; el anterior ya no cuenta.'
          : 'El horario está acordado. Si surge algo, puedes proponer otro o cancelar la cita.',
      ],
      facts: [
        { label: 'Cuándo', value: when },
        { label: 'Para', value: profession },
      ],
      button: { label: 'Ver la cita', url },
      after: ['Adjuntamos el archivo para tu calendario.'],
      why: why(brand),
      sms: `${brand}: ${subject}. ${url}`,
    };
  },
  appointmentCalledOff: ({ brand, profession, from, when, by, note, url }) => {
    const subject = {
      you: `Cancelaste la cita con ${from}`,
      other: `${from} canceló la cita`,
      ended: `La cita con ${from} ya no se hará`,
    }[by];
    const text = {
      you: `La cita del ${when} (${profession}) no se hará. Ya le avisamos a ${from}.`,
      other: `La cita del ${when} (${profession}) no se hará. Puedes proponer otro horario.`,
      ended: `La cita del ${when} (${profession}) no se hará: ya no trabajan juntos en esta solicitud, o la solicitud terminó.`,
    }[by];
    return {
      subject,
      preview: text,
      heading: subject,
      paragraphs: [text],
      ...(note ? { quote: note } : {}),
      button: { label: by === 'ended' ? 'Ver la solicitud' : 'Proponer otro horario', url },
      why: why(brand),
      sms: `${brand}: ${subject} (${when}). ${url}`,
    };
  },
  appointmentDue: ({ brand, profession, from, when, before, url }) => {
    const subject =
      before === 'day' ? `Recordatorio: ${from}, ${when}` : `Pronto: tu cita con ${from}`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: `Tu cita con ${from}`,
      paragraphs: [
        before === 'day'
          ? 'Te lo recordamos. Si no puedes, avisa ahora: la otra persona todavía puede organizarse.'
          : 'Empieza en unas dos horas o menos.',
      ],
      facts: [
        { label: 'Cuándo', value: when },
        { label: 'Para', value: profession },
      ],
      button: { label: 'Ver la cita', url },
      why: why(brand),
      sms: `${brand}: Tu cita con ${from}: ${when}. ${url}`,
    };
  },
  appointmentComing: ({ brand, profession, from, when, state, url }) => {
    const subject = state === 'arrived' ? `${from} ya llegó` : `${from} va en camino`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: subject,
      paragraphs: [
        state === 'arrived'
          ? `${from} te avisa: ya llegué (${profession}).`
          : `${from} va en camino a tu cita (${profession}, ${when}).`,
      ],
      button: { label: 'Ver la cita', url },
      why: why(brand),
      sms: `${brand}: ${subject}. ${url}`,
    };
  },
  appointmentMissed: ({ brand, profession, from, when, state, url }) => {
    const subject =
      state === 'missed' ? `${from} dice que no llegaste a la cita` : `${from} dice que sí estuvo`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: subject,
      paragraphs: [
        state === 'missed'
          ? `${from} dice que no llegaste a la cita del ${when} (${profession}). Si estuviste ahí, dilo: entonces no cuenta.`
          : `Dijiste que ${from} no llegó a la cita del ${when} (${profession}). ${from} dice lo contrario, así que no cuenta.`,
      ],
      button: { label: state === 'missed' ? 'Sí estuve' : 'Ver la cita', url },
      why: why(brand),
      sms: `${brand}: ${subject}. ${url}`,
    };
  },
};
