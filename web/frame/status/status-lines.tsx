import { createPortal } from 'react-dom';
import { LeaveDialog } from './leave-dialog.tsx';
import { InstallLine } from './install-line.tsx';
import { OfflineLine } from './offline-line.tsx';
import { RefusalLines } from './refusal-lines.tsx';
import { UpdateLine } from './update-line.tsx';

/** Lines below the header of a signed-in person: no network, a new version, an offer to install. */
export function StatusLines({ header }: { header: Element }) {
  return (
    <>
      {createPortal(
        <>
          <OfflineLine />
          <RefusalLines />
          <UpdateLine />
          <InstallLine />
        </>,
        header,
      )}
      <LeaveDialog />
    </>
  );
}
