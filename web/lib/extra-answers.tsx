import type { ExtraAnswers as Answers } from '#contract/requests/leads.ts';

/** What a customer answered to the extra questions of a trade; nothing where nothing was. */
export function ExtraAnswers({ answers }: { answers: Answers }) {
  if (answers.length === 0) return null;
  return (
    <dl className="flex max-w-prose flex-col gap-3 [overflow-wrap:anywhere] whitespace-pre-wrap">
      {answers.map(({ question, answer }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a list that never changes
        <div key={at}>
          <dt className="text-sm text-ink-soft">{question}</dt>
          <dd className="font-semibold">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
