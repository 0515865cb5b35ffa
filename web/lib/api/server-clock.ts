let offsetMs = 0;

// An answer takes its time, and headers know whole seconds: below, the two clocks are the same.
const TOLERANCE = 30_000;

/** Learns from an answer what time it is at the server: the clock of a demo can be put forward. */
export function syncServerTime<Answer extends Response>(answer: Answer): Answer {
  const difference = Date.parse(answer.headers.get('date') ?? '') - Date.now();
  offsetMs = Math.abs(difference) > TOLERANCE ? difference : 0;
  return answer;
}

/** What time it is at the server, in milliseconds: moments are the server's, so they are counted by its clock. */
export const serverNow = () => Date.now() + offsetMs;
