import { switchSide } from '#contract/teams/teams.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import { listActivity } from '#contract/accounts/account-activity.ts';
import {
  beginTrade,
  endOtherSessions,
  endSession,
  listSessions,
  sendContactCode,
  updateAccount,
  verifyContact,
} from '#contract/accounts/account-settings.ts';
import { assertPlainName } from '#server/platform/plain-name.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route, type Session } from '#server/platform/http/route.ts';
import { emailTo, type Address } from '#server/accounts/addresses.ts';
import { rememberSignIn } from '#server/accounts/sessions/record-sign-in.ts';
import {
  countCodeGuess,
  phoneOfCode,
  phoneForSms,
  sendCode,
  wrongCode,
} from '#server/accounts/codes/code-calls.ts';
import type { CodeUse } from '#server/accounts/codes/code-use.ts';
import { CODE_COOKIE } from '#server/accounts/codes/codes.ts';
import { assertMayProve, changeContact } from './change-contact.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import type { AccountDependencies } from '#server/accounts/dependencies.ts';
import { mayBeOnSide } from '#server/accounts/policy.ts';
import { presentActivity, presentOwnUser, presentSession } from '#server/accounts/present.ts';
import { findAccountById, updateUserById } from '#server/accounts/queries.ts';
import { findAuthEventsOfUser } from '#server/accounts/queries-events.ts';
import {
  deleteSessionOfUser,
  deleteOtherSessionsOfUser,
  findSessionsOfUser,
  updateSessionSide,
} from '#server/accounts/sessions/queries-sessions.ts';
import { idleSince } from '#server/accounts/sessions/sessions.ts';
import { beginOwnTrade } from './begin-trade.ts';

type SettingsPlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Calls by which people change their own account. */
export function settingsRoutes(
  platform: SettingsPlatform,
  dependencies: AccountDependencies,
): Route[] {
  return [
    profileRoute(platform),
    sideRoute(platform),
    tradeRoute(platform, dependencies),
    ...sessionRoutes(platform),
    ...contactRoutes(platform, dependencies),
  ];
}

function tradeRoute(
  platform: SettingsPlatform,
  { beginTrade: begin }: Pick<AccountDependencies, 'beginTrade'>,
): Route {
  return route(beginTrade, async ({ body }, { session }) => ({
    user: presentOwnUser(
      await beginOwnTrade(platform, begin, body.profession, session),
      platform.config,
    ),
  }));
}

/** Who is a member of a team may be a customer besides; each session is one of the two. */
function sideRoute({ db, config }: SettingsPlatform): Route {
  return route(switchSide, async ({ body: { side } }, { session }) => {
    const account = await findAccountById(db, session.userId);
    assertThat(account !== undefined, 'not_signed_in');
    assertThat(mayBeOnSide(account, side), 'not_eligible');
    await updateSessionSide(db, session.id, side === 'customer');
    return { user: presentOwnUser(account, config, side) };
  });
}

function profileRoute({ db, config }: SettingsPlatform): Route {
  return route(updateAccount, async ({ body }, { session }) => {
    const { name, language } = body;
    if (name !== undefined) assertPlainName(name);
    const before = await findAccountById(db, session.userId);
    assertThat(before !== undefined, 'not_signed_in');
    // Saved as it was shown, a choice that is not offered now is kept for when it is again.
    const isAsShown = language === readerLanguage(config, before.language);
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(language === undefined || isAsShown ? {} : { language }),
    };
    if (Object.keys(changes).length > 0) await updateUserById(db, session.userId, changes);
    const account = await findAccountById(db, session.userId);
    assertThat(account !== undefined, 'not_signed_in');
    return { user: presentOwnUser(account, config, session.role) };
  });
}

function sessionRoutes(platform: SettingsPlatform): Route[] {
  const { db, clock } = platform;
  return [
    route(listSessions, async (_, { session }) => {
      const now = clock.now();
      const sessions = await findSessionsOfUser(db, session.userId, {
        now,
        idleSince: idleSince(now),
      });
      return { sessions: sessions.map((one) => presentSession(one, session.id)) };
    }),
    route(endSession, async ({ params }, call) => {
      const { userId } = call.session;
      await db.transaction().execute(async (tx) => {
        assertThat(await deleteSessionOfUser(tx, userId, params.id), 'not_found');
        await recordAuthEvent(tx, platform, { kind: 'session_ended', userId }, call);
      });
    }),
    route(endOtherSessions, async (_, call) => {
      const { userId, id } = call.session;
      await db.transaction().execute(async (tx) => {
        if (!(await deleteOtherSessionsOfUser(tx, userId, id))) return;
        await recordAuthEvent(tx, platform, { kind: 'sessions_ended', userId }, call);
      });
    }),
    route(listActivity, async (_, { session }) => {
      const events = await findAuthEventsOfUser(db, session.userId, 20);
      return { activity: events.flatMap(presentActivity) };
    }),
  ];
}

function contactRoutes(
  platform: SettingsPlatform,
  dependencies: Pick<
    AccountDependencies,
    'queueCodeMessage' | 'notifyAccountChange' | 'onAddressProven' | 'closeAccount'
  >,
): Route[] {
  return [
    route(sendContactCode, async ({ body }, call) => {
      const isPhone = body.channel === 'phone';
      const to = isPhone ? phoneForSms(platform, body.target) : emailTo(body.target);
      assertMayProve(call.session, to, platform.clock.now());
      return sendCode(platform, dependencies.queueCodeMessage, useOf(to, call.session), call);
    }),
    route(verifyContact, async ({ body }, call) => {
      const isPhone = body.channel === 'phone';
      const to = isPhone ? phoneOfCode(platform, body.target) : emailTo(body.target);
      assertMayProve(call.session, to, platform.clock.now());
      const use = useOf(to, call.session);
      const { codeId, succeeded } = await countCodeGuess(platform, use, call);
      const entry = { codeId, use, code: body.code, call };
      const account = await changeContact(platform, dependencies, entry);
      if (!account) throw wrongCode();
      await succeeded();
      rememberSignIn(platform, account, call, { address: to });
      call.clearCookie(CODE_COOKIE);
      return { user: presentOwnUser(account, platform.config, call.session.role) };
    }),
  ];
}

function useOf(to: Address, { userId }: Session): CodeUse {
  return { to, purpose: 'contact', userId };
}
