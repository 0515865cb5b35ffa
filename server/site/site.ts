// The front door of site.
export { followBrand, storeLogo, learnBrand, readBrandSettings, setBrand } from './brand.ts';
export { brandStyle } from './brand-style.ts';
export {
  eraseContact,
  exportContact,
  deleteOldContactMessages,
  gatherContacts,
  listContactMessages,
  markAnswered,
} from './contact-messages.ts';
export {
  currentTerms,
  listCurrentPages,
  listPageVersions,
  publish,
  readVersion,
  restore,
} from './pages.ts';
export { markSvg } from './brand-style.ts';
export { presentLogo } from './present.ts';
export { findLogoBytes } from './queries-brand.ts';
