import type { IncomingMessage, ServerResponse } from 'node:http';
import { inEach } from '#contract/in-each.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { callerLanguage } from '#server/platform/http/caller-language.ts';
import { errorBody } from '#server/platform/http/errors.ts';
import { API_HEADERS } from '#server/platform/http/security-headers.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { headersOfSite } from './app.ts';

/** What happens to a call before the app gets it. */
export interface Door {
  /** Of every answer, unless it replaces them. */
  headers: ReadonlyMap<string, string>;
  /** Whether this node is about to stop: each answer is the last of its connection then. */
  isDraining(): boolean;
  /** Answers a call for which there is no room. @returns whether it did */
  turnAway(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

/** The door of a node. An overloaded node spends next to nothing on those it turns away. */
export function makeDoor({ config, shedder, draining }: Platform): Door {
  const bodies = inEach(bodyIn);
  return {
    headers: headersOfSite(config),
    isDraining: draining.isOn,
    turnAway({ url = '', headers }, outgoing) {
      if (!isWork.test(url)) return false;
      const seconds = shedder.secondsToWait();
      if (seconds === undefined) return false;
      const language = callerLanguage([], headers['accept-language'], config);
      const { call, page } = bodies[language];
      const isCall = url.startsWith('/api/');
      const type = isCall ? 'application/json' : 'text/plain; charset=utf-8';
      const said = { ...API_HEADERS, 'content-type': type, 'retry-after': `${seconds}` };
      outgoing.writeHead(503, said).end(isCall ? call : page);
      return true;
    },
  };
}

/** Calls, and the pages of the directory: what asks the database. */
const isWork = new RegExp(`^/(?:api|${LANGUAGES.join('|')})/`);

function bodyIn(language: Language): { call: string; page: string } {
  const body = errorBody(new Refusal('overloaded'), language);
  return { call: JSON.stringify(body), page: `${body.error}\n` };
}
