import * as z from 'zod/mini';
import { personName } from './accounts/accounts.ts';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './language.ts';
import { emailAddress, id, moment, text } from './text.ts';

/** The pages whose text is the operator's. */
export const PAGE_SLUGS = ['about', 'contact', 'privacy', 'terms'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

export const MAX_SECTIONS = 40;
export const MAX_SECTION_LENGTH = 8000;
/** The maximum length of a page's text, in UTF-16 units. */
export const MAX_PAGE_LENGTH = 30_000;
export const MAX_CONTACT_MESSAGE = 4000;

/**
 * The content of a page. A text is plain: empty lines separate paragraphs, lines that begin with "-
 * " are a list, addresses become links, and `{brand}` is the name of the marketplace.
 */
export const pageContent = z
  .strictObject({
    title: text(1, 120),
    lead: text(0, 500),
    sections: z
      .array(z.strictObject({ title: text(1, 160), text: text(1, MAX_SECTION_LENGTH) }))
      .check(z.maxLength(MAX_SECTIONS)),
  })
  .check(z.refine((page) => lengthOf(page) <= MAX_PAGE_LENGTH, 'too long'));
export type PageContent = z.output<typeof pageContent>;

function lengthOf({
  title,
  lead,
  sections,
}: {
  title: string;
  lead: string;
  sections: { title: string; text: string }[];
}) {
  return sections.reduce(
    (sum, section) => sum + section.title.length + section.text.length,
    title.length + lead.length,
  );
}

export const readSitePage = endpoint({
  method: 'GET',
  path: '/api/site/pages/:slug',
  audience: 'anyone',
  summary: 'The words of a page in the language of the caller',
  params: { slug: z.enum(PAGE_SLUGS) },
  query: { language: z.optional(z.enum(LANGUAGES)) },
  response: z.object({
    slug: z.enum(PAGE_SLUGS),
    language: z.enum(LANGUAGES),
    /** 0 for the built-in text. */
    version: z.int(),
    publishedAt: z.nullable(moment),
    content: pageContent,
  }),
  errors: [],
});

export const readLogo = endpoint({
  method: 'GET',
  path: '/api/site/logos/:id',
  audience: 'anyone',
  summary: 'A logo of the site, PNG; what mails showed before stays',
  params: { id },
  response: 'file',
  errors: ['not_found'],
});

export const readBrandStyle = endpoint({
  method: 'GET',
  path: '/api/site/brand.css',
  audience: 'anyone',
  summary: 'The colours of the brand as a style sheet; `v` is its version, so that it can be kept',
  query: { v: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) },
  response: 'file',
  errors: [],
});

export const writeContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  audience: 'anyone',
  summary: 'Write to the operator of the site, who answers by e-mail',
  body: z.object({
    name: personName,
    email: emailAddress,
    message: text(1, MAX_CONTACT_MESSAGE),
    language: z.optional(z.enum(LANGUAGES)),
  }),
  response: z.object({ id }),
  status: 201,
  idempotent: true,
  errors: ['name_refused', 'idempotency_key_reused'],
});
