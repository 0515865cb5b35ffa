/** Waits for work, for at most so many milliseconds: after them `late` answers, or throws. */
export async function withTimeout<Result, Late>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Late,
): Promise<Result | Late> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    return await Promise.race([work, timeout.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
