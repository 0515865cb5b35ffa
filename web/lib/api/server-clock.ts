let offsetMs = 0;

// Answers take time, and headers have whole seconds: below this the two clocks are equal.
const TOLERANCE = 30_000;

/** Measures the server's clock offset from an answer: the clock of a demo can be advanced. */
export function syncServerTime<Answer extends Response>(answer: Answer): Answer {
  const difference = Date.parse(answer.headers.get('date') ?? '') - Date.now();
  offsetMs = Math.abs(difference) > TOLERANCE ? difference : 0;
  return answer;
}

/** The server's current time in milliseconds: its moments are compared with its own clock. */
export const serverNow = () => Date.now() + offsetMs;
