// The front door of files.
export {
  attachRequestPhotos,
  attachToCompletion,
  attachToMessage,
  findCompletionPhotos,
  findMessageAttachments,
  findRequestPhotos,
} from './attach.ts';
export type { FileAccess } from './download.ts';
export { deleteOrphanedBytes, deleteUnattachedFiles } from './delete-unattached.ts';
export { cutPicture, type Cut } from './cut-picture.ts';
export { pictureLibrary } from './picture-library.ts';
export { renderLogo, drawSvg } from './render-logo.ts';
export { eraseFiles, deleteStoredBytes, listOwnFiles, readOwnFile } from './personal-data.ts';
export { listFilesOfRequest } from './queries.ts';
export { uploadLimited } from './upload.ts';
export type { OwnFile } from './queries-personal-data.ts';
export {
  downloadProfilePicture,
  findProfilePhotos,
  attachToProfile,
  publicUrlOf,
} from './profile-photos.ts';
