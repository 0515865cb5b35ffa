import * as calls from '#contract/files.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { download, type FileAccess } from './download.ts';
import { uploadLimited } from './upload.ts';

export function fileRoutes(platform: Platform, readers: FileAccess): Route[] {
  return [
    route(calls.uploadFile, ({ query, body }, { session }) =>
      uploadLimited(platform, session, query, body),
    ),

    route(calls.getFile, async ({ params }, { session }) =>
      download(platform, session, { ...params, part: 'whole' }, readers),
    ),

    route(calls.getFilePreview, async ({ params }, { session }) =>
      download(platform, session, { ...params, part: 'preview' }, readers),
    ),
  ];
}
