import { respondToLead } from '#contract/requests/leads.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { completeRequest, hireProfessional, submitRequest } from '#contract/requests/requests.ts';
import { writeReview } from '#contract/requests/reviews.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { People, SignedIn } from '#faults/site/people.ts';
import type { Sender } from './send.ts';

/** A writer: a customer, what they have written so far, and the calls. */
export interface Writer {
  customer: SignedIn;
  people: People;
  sender: Sender;
  /** A word that no other story has. */
  word: string;
  /** From 0 to 1; from the seed. */
  draw(): number;
  /** Whether to begin something further. */
  goesOn(): boolean;
}

type Lead = { id: string; professional: { id: string } };

/**
 * The life of one request: asked, answered, talked about, hired, completed, reviewed. Each write
 * has a key of its own. The story ends early where a write is refused.
 */
export async function playStory(writer: Writer): Promise<void> {
  const request = await submit(writer);
  const accepted = request ? await answerLeads(writer, request.leads) : [];
  if (!request || accepted.length === 0) return;
  await Promise.all(accepted.map((lead) => talk(writer, request.id, lead)));
  const [hired] = accepted;
  if (hired && writer.goesOn() && writer.draw() < 0.7) await complete(writer, request.id, hired);
}

function submit({ customer, sender, word, draw }: Writer) {
  const trades: Profession[] = ['plumber', 'painter', 'plumber', 'painter', 'electrician'];
  const description = `The tap of ${word} leaks`;
  const isUrgent = draw() < 0.2;
  return sender.write(
    customer,
    { kind: 'request', reference: description, idOf: ({ id }) => id },
    submitRequest,
    {
      body: {
        profession: trades[Math.floor(draw() * trades.length)]!,
        description,
        location: 'Montréal, Québec, Canada',
        urgency: isUrgent ? 'Very urgent (within 24h)' : 'Soon (2-3 days)',
        language: 'en',
      },
      idempotencyKey: `request-${word}`,
    },
  );
}

/** @returns the leads that were accepted */
async function answerLeads(writer: Writer, leads: readonly Lead[]): Promise<Lead[]> {
  const accepted: Lead[] = [];
  for (const lead of leads) {
    const chance = writer.draw();
    if (!writer.goesOn() || chance < 0.1) continue;
    const status = chance < 0.25 ? 'denied' : 'accepted';
    const answer = await writer.sender.write(
      writer.people.professionals.get(lead.professional.id)!,
      { kind: 'answer', reference: lead.id },
      respondToLead,
      { params: { id: lead.id }, body: { status } },
    );
    if (answer && status === 'accepted') accepted.push(lead);
  }
  return accepted;
}

/** How often both sides of a conversation write. */
const TURNS = 6;

/** Both write at the same time, and wait for each other's answer. */
async function talk(writer: Writer, serviceRequestId: string, lead: Lead): Promise<void> {
  const { customer, people, sender, word, goesOn } = writer;
  const professionalId = lead.professional.id;
  const sides = [customer, people.professionals.get(professionalId)!];
  for (let turn = 0; turn < TURNS && goesOn(); turn += 1) {
    await Promise.all(
      sides.map((who, side) => {
        const content = `${word} ${professionalId.slice(-6)} ${turn} ${side}`;
        const sequence = `${word} ${professionalId} ${side}`;
        return sender.write(
          who,
          { kind: 'message', reference: content, sequence, idOf: ({ id }) => id },
          sendMessage,
          {
            body: { serviceRequestId, content, ...(side === 0 && { professionalId }) },
            idempotencyKey: content.replaceAll(' ', '-'),
          },
        );
      }),
    );
  }
}

async function complete(writer: Writer, id: string, lead: Lead): Promise<void> {
  const { customer, sender, draw, word } = writer;
  const professionalId = lead.professional.id;
  const params = { id };
  const own = { reference: id };
  const hired = await sender.write(customer, { kind: 'hire', ...own }, hireProfessional, {
    params,
    body: { professionalId },
  });
  if (!hired) return;
  const completion = { kind: 'completion', ...own, doneBefore: 'not_in_progress' } as const;
  await sender.write(customer, completion, completeRequest, { params, body: {} });
  await sender.write(
    customer,
    { kind: 'review', ...own, doneBefore: 'already_reviewed' },
    writeReview,
    {
      body: { serviceRequestId: id, rating: 1 + Math.floor(draw() * 5), comment: `Of ${word}` },
    },
  );
}
