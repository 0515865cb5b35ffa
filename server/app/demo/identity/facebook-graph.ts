import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DemoPerson } from './people.ts';

/** The app registered with the Facebook stand-in: this site. */
export interface DemoApp {
  id: string;
  secret: string;
}

export interface GraphAnswer {
  status: 200 | 400;
  body: object;
}

interface Consent {
  person: DemoPerson;
  redirectUri: string;
  challenge: string;
  endsAt: number;
}

const life = 60_000;

/**
 * The part of the Graph API that a sign-in calls, with answers and errors as documented by Meta.
 */
export function makeGraph(app: DemoApp) {
  const codes = new Map<string, Consent>();
  const tokens = new Map<string, { person: DemoPerson; endsAt: number }>();
  return {
    /** Issues a code for the app, passed through the person's browser. */
    consent(person: DemoPerson, redirectUri: string, challenge: string): string {
      return keep(codes, { person, redirectUri, challenge, endsAt: Date.now() + life });
    },
    accessToken(form: Record<string, string>): GraphAnswer {
      const given = take(codes, form['code']);
      const fits =
        form['client_id'] === app.id &&
        form['client_secret'] === app.secret &&
        form['redirect_uri'] === given?.redirectUri &&
        challengeOf(form['code_verifier'] ?? '') === given?.challenge;
      if (!given || !fits) return refusal('This authorization code cannot be used', 100);
      const token = keep(tokens, { person: given.person, endsAt: Date.now() + life });
      return answer({ access_token: token, token_type: 'bearer', expires_in: life / 1000 });
    },
    debugToken(query: Record<string, string>): GraphAnswer {
      if (query['access_token'] !== `${app.id}|${app.secret}`) return refusal('Bad app token', 190);
      const held = tokens.get(query['input_token'] ?? '');
      const valid = held !== undefined && held.endsAt > Date.now();
      const owner = valid ? { user_id: held.person.id } : {};
      return answer({ data: { app_id: app.id, type: 'USER', is_valid: valid, ...owner } });
    },
    me(query: Record<string, string>): GraphAnswer {
      const token = query['access_token'] ?? '';
      const held = tokens.get(token);
      if (!held || held.endsAt <= Date.now()) return refusal('Invalid OAuth access token', 190);
      const proof = createHmac('sha256', app.secret).update(token).digest('hex');
      if (query['appsecret_proof'] !== proof) return refusal('Invalid appsecret_proof', 100);
      const { id, name, email } = held.person;
      return answer({ id, name, ...(email === null ? {} : { email }) });
    },
  };
}

export type Graph = ReturnType<typeof makeGraph>;

function keep<Kept extends { endsAt: number }>(kept: Map<string, Kept>, value: Kept): string {
  for (const [old, { endsAt }] of kept) if (endsAt <= Date.now()) kept.delete(old);
  const key = randomBytes(24).toString('base64url');
  kept.set(key, value);
  return key;
}

/** A code is for one use, right or wrong. */
function take(codes: Map<string, Consent>, code = ''): Consent | undefined {
  const given = codes.get(code);
  codes.delete(code);
  return given && given.endsAt > Date.now() ? given : undefined;
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function answer(body: object): GraphAnswer {
  return { status: 200, body };
}

function refusal(message: string, code: number): GraphAnswer {
  return { status: 400, body: { error: { message, type: 'OAuthException', code } } };
}
