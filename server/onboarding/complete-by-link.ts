import type { completeOnboarding, OnboardingForm } from '#contract/professionals/onboarding.ts';
import type { Answer } from '#contract/endpoint.ts';
import {
  withTakenAddressCount,
  enterInvitedAccount,
  openInvitedAccount,
  type OpenedAccount,
  type SignInDependencies,
} from '#server/accounts/accounts.ts';
import { respondToLead, publishProfileChange } from '#server/matching/matching.ts';
import { change } from '#server/platform/change.ts';
import { assertPlainName } from '#server/platform/plain-name.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertTypedCurrency } from '#server/platform/typed-currency.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { claimProfile } from '#server/professionals/professionals.ts';
import { getLinkHolder, recipientOf, type LinkHolder } from './invitations/invitation-of-link.ts';
import { lockInvitation } from './invitations/lock-invitation.ts';
import { updateInvitationsUsed } from './invitations/queries-invitations.ts';
import type { NotifyJoined } from './joined-message.ts';

/** What joining needs of other domains. */
export type JoiningDependencies = Pick<SignInDependencies, 'closeAccount'> & {
  notifyJoined: NotifyJoined;
};

/**
 * Claims an imported profile by its personal link: creates the account, signs in, and accepts the job if wanted and still open. The link works
 * once.
 * @throws Refusal `not_found`, `name_refused`, `account_exists`, `email_taken`, `invalid_input`, `too_many`, `currency_changed`
 */
export async function completeByLink(
  platform: Platform,
  dependencies: JoiningDependencies,
  token: string,
  form: OnboardingForm,
  call: CallContext,
): Promise<Answer<typeof completeOnboarding>> {
  const { invitation, to } = await getLinkHolder(platform, token, call);
  assertPlainName(form.name);
  assertTypedCurrency(platform.config, form.currency);
  const joining = () => createAccount(platform, dependencies, token, form, call);
  const opened =
    form.email === to.target
      ? await joining()
      : await withTakenAddressCount(platform, call.address, joining);
  const user = await enterInvitedAccount(platform, opened, call);
  return { user, job: form.acceptJob ? await acceptJob(platform, invitation) : null };
}

/**
 * Of two concurrent calls with one link the second waits for the row of the record, and finds it
 * deleted.
 */
function createAccount(
  platform: Platform,
  { closeAccount, notifyJoined }: JoiningDependencies,
  token: string,
  form: OnboardingForm,
  call: CallContext,
): Promise<OpenedAccount> {
  const now = platform.clock.now();
  return change(platform, async (change) => {
    const { tx } = change;
    const invited = await recipientOf(tx, await lockInvitation(tx, token, now));
    assertThat(invited !== undefined, 'not_found');
    const { professional_id: professionalId } = invited.invitation;
    const { name, email, phone } = form;
    const account = { to: invited.to, name, email, phone: phone || null };
    const opened = await openInvitedAccount(tx, platform, closeAccount, account, call);
    const { currency } = platform.config;
    await claimProfile(change, { professionalId, userId: opened.userId, currency }, form);
    await updateInvitationsUsed(tx, { professionalId, outcome: 'joined', at: now });
    await publishProfileChange(change, professionalId);
    await notifyJoined(tx, { ...opened, language: call.language });
    return opened;
  });
}

/**
 * The account exists by now, whatever happens to the job: where it cannot be accepted for a reason
 * that is not theirs, it waits on their dashboard.
 */
async function acceptJob(
  platform: Platform,
  { professional_id: professionalId, lead_id: leadId }: LinkHolder['invitation'],
): Promise<'accepted' | 'closed' | null> {
  if (leadId === null) return 'closed';
  try {
    await respondToLead(platform, { professionalId, userId: null }, leadId, { status: 'accepted' });
    return 'accepted';
  } catch (error) {
    if (error instanceof Refusal) return 'closed';
    platform.log.error({ err: error, leadId }, 'a job was not accepted with onboarding');
    return null;
  }
}
