/** A text that was sent from the stand-in for a phone: the server keeps no words of texts. */
export interface SentText {
  text: string;
  by: 'sms' | 'whatsapp';
  at: Date;
}

const MAX_PHONES = 200;
const MAX_TEXTS = 100;

/** What was sent from which phone, in memory: the newest of the phones used last. */
export function makeSentTexts() {
  const byPhone = new Map<string, SentText[]>();
  return {
    of: (phone: string): readonly SentText[] => byPhone.get(phone) ?? [],
    add(phone: string, text: SentText): void {
      const texts = [...(byPhone.get(phone) ?? []), text].slice(-MAX_TEXTS);
      byPhone.delete(phone);
      byPhone.set(phone, texts);
      const [oldest = ''] = byPhone.keys();
      if (byPhone.size > MAX_PHONES) byPhone.delete(oldest);
    },
  };
}

export type SentTexts = ReturnType<typeof makeSentTexts>;
