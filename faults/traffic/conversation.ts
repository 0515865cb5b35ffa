import { respondToLead } from '#contract/requests/leads.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import type { Sender } from '#faults/load/send.ts';
import { insertCustomer, type People, type SignedIn } from '#faults/site/people.ts';
import type { Database } from '#server/platform/database/db.ts';

/** A customer and a professional who accepted their request. */
export interface Conversation {
  customer: SignedIn;
  professional: SignedIn;
  professionalId: string;
  requestId: string;
}

/** Opens one for a new customer of that name. @throws Error where anything of it is refused */
export async function openConversation(
  { db, sender, people }: { db: Database; sender: Sender; people: People },
  name: string,
): Promise<Conversation> {
  const customer = await insertCustomer(db, name);
  const request = await submit(sender, customer, `The pictures of ${name}`);
  const [lead] = request.leads;
  if (!lead) throw new Error(`Nobody was asked for ${name}`);
  const professionalId = lead.professional.id;
  const professional = people.professionals.get(professionalId)!;
  const answer = { kind: 'answer', reference: lead.id } as const;
  const accept = { params: { id: lead.id }, body: { status: 'accepted' as const } };
  await sender.write(professional, answer, respondToLead, accept);
  return { customer, professional, professionalId, requestId: request.id };
}

/** A request for a painter, or for somebody of whom there are fewer than three. @throws Error where it is refused */
export async function submit(
  sender: Sender,
  customer: SignedIn,
  description: string,
  profession: 'painter' | 'electrician' | 'mover' = 'painter',
) {
  const request = await sender.write(
    customer,
    { kind: 'request', reference: description, idOf: ({ id }) => id },
    submitRequest,
    {
      body: {
        profession,
        description,
        location: 'Montréal, Québec, Canada',
        urgency: 'Soon (2-3 days)',
        language: 'en',
      },
      idempotencyKey: description.replaceAll(' ', '-'),
    },
  );
  if (!request) throw new Error(`A request was refused: ${description}`);
  return request;
}
