// What the chat shows after its first message, loaded together once the browser is idle.
export { AllServices } from './all-services.tsx';
export { ChangeChoices } from './change-choices.tsx';
export { DangerBanner } from './danger-banner.tsx';
export { DetailChoices } from './detail-choices.tsx';
export { LanguageChoices } from './language-choices.tsx';
export { LanguageLine } from './language-line.tsx';
export { LocateButton } from './locate-button.tsx';
export { NotSent } from './not-sent.tsx';
export { ProfessionPicker } from './profession-picker.tsx';
export { ResumedLine } from './resumed-line.tsx';
export { DraftSummary } from './summary/draft-summary.tsx';
export { SummaryAside } from './summary/summary-aside.tsx';
export { SummaryBar } from './summary/summary-bar.tsx';
