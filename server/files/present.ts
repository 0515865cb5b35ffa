import type { Attachment } from '#contract/files.ts';
import type { FileRow } from './queries.ts';

/** A file for those who may see it. */
export function presentFile(
  file: Omit<FileRow, 'owner_user_id' | 'request_id' | 'message_id' | 'completion_id' | 'position'>,
): Attachment {
  const url = `/api/files/${file.id}`;
  return {
    id: file.id,
    kind: file.kind,
    name: file.name,
    mediaType: file.media_type,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    url,
    previewUrl: file.kind === 'image' ? `${url}/preview` : null,
  };
}
