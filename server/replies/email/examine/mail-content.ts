import PostalMime, { type Attachment } from 'postal-mime';
import { cutReply } from '#server/replies/email/words/cut-reply.ts';
import { htmlToText } from '#server/replies/email/words/html-to-text.ts';

/** More parts, or deeper ones, than any mail program makes. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 0 };
/** Smaller pictures within the text are logos of a signature. */
const MIN_PICTURE_BYTES = 20 * 1024;
/** As the pictures of our own mails are named, which come back in quoted ones. */
const OWN_PICTURE = /@pictures>?$/;

/** What somebody sent with a mail. */
export interface MailFile {
  name: string | undefined;
  content: Uint8Array;
}

/** What somebody wrote in a mail, and its files. */
export interface MailContent {
  words: string;
  files: MailFile[];
}

/** Reads the body of a mail. @throws where it is nested deeper than mails are */
export async function readContent(raw: Uint8Array): Promise<MailContent> {
  const { text, html, attachments } = await PostalMime.parse(raw, LIMITS);
  return {
    words: cutReply(text?.trim() ? text : htmlToText(html ?? '')),
    files: attachments.filter(isSent).map(({ filename, content }) => ({
      name: filename ?? undefined,
      content: new Uint8Array(content as ArrayBuffer),
    })),
  };
}

function isSent({ mimeType, related, contentId, content }: Attachment): boolean {
  if (contentId && OWN_PICTURE.test(contentId)) return false;
  if (related && (content as ArrayBuffer).byteLength < MIN_PICTURE_BYTES) return false;
  return !/^(text\/calendar|application\/(ics|pgp-|(x-)?pkcs7-signature)|message\/)/.test(mimeType);
}
