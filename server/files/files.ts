// The front door of files: what the other domains and the composition root may ask of it.
export {
  attachRequestPhotos,
  attachToMessage,
  findMessageAttachments,
  findRequestPhotos,
} from './attach.ts';
export type { Readers } from './download.ts';
export { forgetStrayBytes, forgetUnattached } from './forget.ts';
export { drawLogo, drawSvg } from './logo.ts';
export { eraseFiles, deleteStoredBytes, listOwnFiles, readOwnFile } from './personal-data.ts';
export { findOfRequest as listFilesOfRequest } from './queries.ts';
export type { OwnFile } from './queries-personal-data.ts';
export {
  downloadProfilePicture,
  findProfilePhotos,
  hangOnProfile,
  publicUrlOf,
} from './profile-photos.ts';
