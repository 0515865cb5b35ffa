const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Passes the signals that end a program on to a child; returns a function that stops doing so. */
export function forwardSignals(child, onSignal = () => {}) {
  const handlers = forwarded.map((signal) => {
    const handler = () => {
      onSignal(signal);
      child.kill(signal);
    };
    process.on(signal, handler);
    return { signal, handler };
  });
  return () => {
    for (const { signal, handler } of handlers) process.off(signal, handler);
  };
}
