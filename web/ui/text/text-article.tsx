import type { ReactNode } from 'react';
import { LinkedText } from './linked-text.tsx';
import { blocksOf, type Block } from './text-blocks.ts';

interface TextArticleProps {
  title: string;
  lead: string;
  sections: readonly { title: string; text: string }[];
  /** Between the lead and the sections. */
  children?: ReactNode;
}

/** An article: a heading, a lead and sections of paragraphs and lists, with addresses linked. */
export function TextArticle({ title, lead, sections, children }: TextArticleProps) {
  return (
    <div className="max-w-2xl [overflow-wrap:anywhere]">
      <h1 className="text-3xl">{title}</h1>
      {lead && (
        <p className="mt-4 text-lg text-ink-soft">
          <LinkedText text={lead} />
        </p>
      )}
      {children}
      {sections.map((section, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sections have no other identity
        <section key={index} className="mt-10">
          <h2 className="text-lg">{section.title}</h2>
          <div className="mt-2 flex flex-col gap-3 text-ink-soft">
            {blocksOf(section.text).map((block, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor have blocks
              <TextBlock key={at} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p className="whitespace-pre-line">
        <LinkedText text={block.text} />
      </p>
    );
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-5">
      {block.points.map((point, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- nor have points
        <li key={at}>
          <LinkedText text={point} />
        </li>
      ))}
    </ul>
  );
}
