import {
  endOtherSessions,
  endSession,
  listSessions,
  sendContactCode,
  updateAccount,
  verifyContact,
} from '#contract/account-settings.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route, type Session } from '#server/platform/route.ts';
import { emailTo, type Address } from './addresses.ts';
import { beginGuess, phoneOfCode, phoneToText, sendCode, wrongCode } from './code-calls.ts';
import type { CodeUse } from './code-use.ts';
import { CODE_COOKIE, type TellCode } from './codes.ts';
import { assertMayChangeContact, changeContact } from './contact.ts';
import { presentOwnUser, presentSession } from './present.ts';
import { findAccountById, updateUserById } from './queries.ts';
import {
  deleteSessionOfUser,
  deleteSessionsOfUserBut,
  findSessionsOfUser,
} from './queries-sessions.ts';
import { idleSince } from './sessions.ts';
import type { TellChange } from './told-changes.ts';

type SettingsPlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

/** What people change about their own account. */
export function settingsRoutes(
  platform: SettingsPlatform,
  peers: { tellCode: TellCode; tellChange: TellChange },
): Route[] {
  return [profileRoute(platform), ...sessionRoutes(platform), ...contactRoutes(platform, peers)];
}

function profileRoute({ db }: SettingsPlatform): Route {
  return route(updateAccount, async ({ body }, { session }) => {
    const { name, language } = body;
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(language === undefined ? {} : { language }),
    };
    await updateUserById(db, session.userId, changes);
    const account = await findAccountById(db, session.userId);
    assertThat(account !== undefined, 'not_signed_in');
    return { user: presentOwnUser(account) };
  });
}

function sessionRoutes({ db, clock }: SettingsPlatform): Route[] {
  return [
    route(listSessions, async (_, { session }) => {
      const now = clock.now();
      const sessions = await findSessionsOfUser(db, session.userId, {
        now,
        idleSince: idleSince(now),
      });
      return { sessions: sessions.map((one) => presentSession(one, session.id)) };
    }),
    route(endSession, async ({ params }, { session }) => {
      const ended = await deleteSessionOfUser(db, session.userId, params.id);
      assertThat(ended, 'not_found');
    }),
    route(endOtherSessions, async (_, { session }) => {
      await deleteSessionsOfUserBut(db, session.userId, session.id);
    }),
  ];
}

function contactRoutes(
  platform: SettingsPlatform,
  { tellCode, tellChange }: { tellCode: TellCode; tellChange: TellChange },
): Route[] {
  return [
    route(sendContactCode, async ({ body }, call) => {
      assertMayChangeContact(call.session, platform.clock.now());
      const isPhone = body.channel === 'phone';
      const to = isPhone ? phoneToText(platform, body.target) : emailTo(body.target);
      return sendCode(platform, tellCode, useOf(to, call.session), call);
    }),
    route(verifyContact, async ({ body }, call) => {
      assertMayChangeContact(call.session, platform.clock.now());
      const isPhone = body.channel === 'phone';
      const to = isPhone ? phoneOfCode(platform, body.target) : emailTo(body.target);
      const use = useOf(to, call.session);
      const { codeId, succeeded } = await beginGuess(platform, use, call);
      const entry = { codeId, use, code: body.code, session: call.session };
      const account = await changeContact(platform, tellChange, entry);
      if (!account) throw wrongCode();
      await succeeded();
      call.clearCookie(CODE_COOKIE);
      return { user: presentOwnUser(account) };
    }),
  ];
}

function useOf(to: Address, { userId }: Session): CodeUse {
  return { to, purpose: 'contact', userId };
}
