import { useState } from 'react';
import { OwnConversations } from '#web/features/requests/list/own-conversations.tsx';
import { RequestDialog, type RequestDialogOf } from './request-dialog.tsx';

/** A customer's conversations; one opens over the list. */
export function CustomerMessages() {
  const [shown, show] = useState<RequestDialogOf | null>(null);
  return (
    <>
      <OwnConversations
        onOpen={(request, lead) => show({ shows: 'conversation', request, lead })}
      />
      <RequestDialog of={shown} onClose={() => show(null)} />
    </>
  );
}
