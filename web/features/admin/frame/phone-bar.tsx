import { MenuIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import type { SectionId } from './groups.ts';
import { Menu } from './menu.tsx';
import { MenuFoot } from './menu-foot.tsx';

/** On phones: the name of the section, and the menu in a sheet. */
export function PhoneBar({ current, language }: { current: SectionId; language: ReactNode }) {
  const t = useTranslations('admin-panel');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-paper px-4 lg:hidden">
      <span className="flex min-w-0 items-center gap-2.5">
        <LogoMark className="size-7" />
        <span className="truncate font-display text-lg font-semibold">
          {t(`sections.${current}`)}
        </span>
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold hover:bg-ink/5"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
        {t('menu.open')}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('menu.open')}
        closeLabel={common('close')}
      >
        <div className="flex flex-col gap-5">
          <Menu current={current} onChosen={close} />
          <MenuFoot language={language} onChosen={close} />
        </div>
      </Dialog>
    </header>
  );
}
