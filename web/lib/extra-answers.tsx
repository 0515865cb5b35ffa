import type { ExtraAnswers as Answers } from '#contract/requests/extra-questions.ts';

/** What a customer answered to the extra questions of a trade; nothing where nothing was. */
export function ExtraAnswers({ answers }: { answers: Answers }) {
  if (answers.length === 0) return null;
  return (
    <dl className="flex max-w-prose flex-col gap-2">
      {answers.map(({ question, answer }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a list that never changes
        <div key={at}>
          <dt className="text-sm text-ink-soft [overflow-wrap:anywhere]">{question}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere] whitespace-pre-wrap">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
