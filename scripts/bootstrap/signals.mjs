const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Forwards termination signals to a child; returns a function that stops it. */
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
