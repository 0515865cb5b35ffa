// The front door of site.
export { followBrand, storeLogo, reloadBrand, readBrandSettings, setBrand } from './brand.ts';
export { brandStyle } from './brand-style.ts';
export {
  eraseContact,
  exportContact,
  deleteOldContactMessages,
  notifyPendingContacts,
  listContactMessages,
  markAnswered,
} from './contact-messages.ts';
export {
  currentTerms,
  listCurrentPages,
  listPageVersions,
  publishVersion,
  readVersion,
  restorePageVersion,
} from './pages.ts';
export { presentLogo } from './present.ts';
export {
  followLanguages,
  readLanguagesSettings,
  reloadLanguages,
  setLanguages,
} from './languages.ts';
export { followUnits, readUnitsSettings, reloadUnits, setUnits } from './units.ts';
export { findLogoBytes } from './queries-settings.ts';
