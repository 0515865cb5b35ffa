/** A live stream: its events so far, and whether it has ended. */
export interface CollectedStream {
  status: number;
  headers: Headers;
  text: string;
  ended: boolean;
  leave(): Promise<void>;
}

/** Collects the events of a stream. */
export function collectStream(answer: Response): CollectedStream {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const stream: CollectedStream = {
    status: answer.status,
    headers: answer.headers,
    text: '',
    ended: false,
    leave: async () => reader?.cancel(),
  };
  const read = async () => {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      stream.text += part.value;
    }
  };
  void read()
    .catch(() => {})
    .finally(() => (stream.ended = true));
  return stream;
}
