import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';

// Dialogs common to both sides, loaded lazily.

export const ConversationPanel = lazyScreen(
  async () => (await import('#web/features/messaging/conversation-panel.tsx')).ConversationPanel,
  ['conversation'],
);

export const BlockDialog = lazyScreen(
  async () => (await import('#web/features/safety/block-dialog.tsx')).BlockDialog,
  ['safety'],
);

export const ReportDialog = lazyScreen(
  async () => (await import('#web/features/safety/report-dialog.tsx')).ReportDialog,
  ['safety'],
);
