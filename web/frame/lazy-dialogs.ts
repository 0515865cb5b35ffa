import { loadTexts } from '#web/lib/i18n/texts.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';

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

/** The next appointment at the head of a conversation. */
export const AppointmentStrip = lazyPart(async () => {
  const [{ AppointmentStrip }] = await Promise.all([
    import('#web/features/appointments/appointment-strip.tsx'),
    loadTexts(['appointments']),
  ]);
  return AppointmentStrip;
});
