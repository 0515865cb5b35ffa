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

const why = (brand: string) => `You get this email because of an appointment on ${brand}.`;

/** What the two sides of an appointment are notified of. */
export const appointmentLetters: AppointmentLetters = {
  appointmentProposed: ({ brand, profession, from, times, note, isMove, url }) => {
    const subject = isMove
      ? `${from} would like another time`
      : `${from} proposes ${times.length === 1 ? 'a time' : 'times'} for the appointment`;
    return {
      subject,
      preview: times.join(' · '),
      heading: subject,
      paragraphs: [
        isMove
          ? `${from} would like to move your appointment (${profession}). It stays as it is until you accept another time.`
          : `${from} proposes when to meet (${profession}). Choose what suits you, or propose something else.`,
      ],
      facts: times.map((value, index) => ({ label: `Time ${index + 1}`, value })),
      ...(note ? { quote: note } : {}),
      button: { label: 'Choose a time', url },
      why: why(brand),
      sms: `${brand}: ${subject}. Choose: ${url}`,
    };
  },
  appointmentDeclined: ({ brand, profession, from, url }) => ({
    subject: `The times you proposed do not suit ${from}`,
    preview: `Propose other times for ${profession}.`,
    heading: `The times you proposed do not suit ${from}`,
    paragraphs: [
      `None of the times you proposed (${profession}) suits ${from}. What was agreed before stays. You can propose other times.`,
    ],
    button: { label: 'Propose other times', url },
    why: why(brand),
    sms: `${brand}: The times you proposed do not suit ${from}. ${url}`,
  }),
  appointmentAgreed: ({ brand, profession, from, when, isMove, url }) => {
    const subject = isMove
      ? `Your appointment with ${from} has moved: ${when}`
      : `Your appointment with ${from}: ${when}`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: isMove ? `Your appointment with ${from} has moved` : `You will meet ${from}`,
      paragraphs: [
        isMove
          ? 'This is the new time; the one before no longer applies.'
          : 'The time is agreed. If something comes up, you can propose another time or call the appointment off.',
      ],
      facts: [
        { label: 'When', value: when },
        { label: 'For', value: profession },
      ],
      button: { label: 'See the appointment', url },
      after: ['The calendar file is attached.'],
      why: why(brand),
      sms: `${brand}: ${subject}. ${url}`,
    };
  },
  appointmentCalledOff: ({ brand, profession, from, when, by, note, url }) => {
    const subject = {
      you: `You called off the appointment with ${from}`,
      other: `${from} called off the appointment`,
      ended: `The appointment with ${from} does not take place`,
    }[by];
    const text = {
      you: `The appointment on ${when} (${profession}) does not take place. ${from} has been told.`,
      other: `The appointment on ${when} (${profession}) does not take place. You can propose another time.`,
      ended: `The appointment on ${when} (${profession}) does not take place, because the two of you no longer work together on this request, or it has ended.`,
    }[by];
    return {
      subject,
      preview: text,
      heading: subject,
      paragraphs: [text],
      ...(note ? { quote: note } : {}),
      button: { label: by === 'ended' ? 'See the request' : 'Propose another time', url },
      why: why(brand),
      sms: `${brand}: ${subject} (${when}). ${url}`,
    };
  },
  appointmentDue: ({ brand, profession, from, when, before, url }) => {
    const subject =
      before === 'day' ? `Coming up: ${from}, ${when}` : `Soon: your appointment with ${from}`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: `Your appointment with ${from}`,
      paragraphs: [
        before === 'day'
          ? 'A reminder. If you cannot make it, say so now: the other side can still plan otherwise.'
          : 'It begins in about two hours, or less.',
      ],
      facts: [
        { label: 'When', value: when },
        { label: 'For', value: profession },
      ],
      button: { label: 'See the appointment', url },
      why: why(brand),
      sms: `${brand}: Your appointment with ${from}: ${when}. ${url}`,
    };
  },
  appointmentComing: ({ brand, profession, from, when, state, url }) => {
    const subject = state === 'arrived' ? `${from} is there` : `${from} is on the way`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: subject,
      paragraphs: [
        state === 'arrived'
          ? `${from} says: I am here (${profession}).`
          : `${from} has set out for your appointment (${profession}, ${when}).`,
      ],
      button: { label: 'See the appointment', url },
      why: why(brand),
      sms: `${brand}: ${subject}. ${url}`,
    };
  },
  appointmentMissed: ({ brand, profession, from, when, state, url }) => {
    const subject =
      state === 'missed' ? `${from} says that you did not come` : `${from} says: I was there`;
    return {
      subject,
      preview: `${when} · ${profession}`,
      heading: subject,
      paragraphs: [
        state === 'missed'
          ? `${from} says that you missed the appointment on ${when} (${profession}). If you were there, say so: then it does not count.`
          : `You said that ${from} missed the appointment on ${when} (${profession}). ${from} says otherwise, so it does not count.`,
      ],
      button: { label: state === 'missed' ? 'I was there' : 'See the appointment', url },
      why: why(brand),
      sms: `${brand}: ${subject}. ${url}`,
    };
  },
};
