import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readPageVersion, restorePage, type PageVersion } from '#contract/admin/site.ts';
import type { Language } from '#contract/language.ts';
import type { PageSlug } from '#contract/site.ts';
import { refresh, useCallQuery } from '#web/lib/api/query.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { When } from '../table/when.tsx';
import { PagePreview } from './page-preview.tsx';

interface PageVersionsProps {
  slug: PageSlug;
  language: Language;
  /** Newest first. */
  versions: readonly PageVersion[];
}

/** The versions of a page with author and date; each can be previewed and published again. */
export function PageVersions({ slug, language, versions }: PageVersionsProps) {
  const t = useTranslations('admin-content');
  const [open, setOpen] = useState<{ version: number; to: 'look' | 'restore' }>();
  const { run, busy } = useOperation(restorePage, {
    done: t('restored'),
    failed: t('notPublished'),
  });
  const newest = versions[0]?.version ?? 0;
  const close = () => setOpen(undefined);
  const restore = async (version: number) => {
    const done = await run({ params: { slug, language }, body: { basedOn: newest, version } });
    if (!done) await refresh('/api/admin/pages');
    close();
  };
  return (
    <Card className="min-w-0">
      <h2 className="mb-4 text-lg">{t('versions')}</h2>
      <ol className="flex flex-col divide-y divide-line">
        {versions.map((one) => (
          <VersionRow
            key={one.version}
            version={one}
            isShown={one.version === newest}
            onLook={() => setOpen({ version: one.version, to: 'look' })}
            onRestore={() => setOpen({ version: one.version, to: 'restore' })}
          />
        ))}
      </ol>
      {open?.to === 'look' && (
        <OldVersion slug={slug} language={language} version={open.version} onClose={close} />
      )}
      {open?.to === 'restore' && (
        <ConfirmDialog
          title={t('restoreTitle', { version: String(open.version) })}
          description={t('restoreHint')}
          confirmLabel={t('restore')}
          busy={busy}
          onConfirm={() => void restore(open.version)}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface VersionRowProps {
  version: PageVersion;
  isShown: boolean;
  onLook: () => void;
  onRestore: () => void;
}

function VersionRow({ version: one, isShown, onLook, onRestore }: VersionRowProps) {
  const t = useTranslations('admin-content');
  const { version, restores } = one;
  const name = version === 0 ? t('builtIn') : t('version', { version: String(version) });
  return (
    <li className="flex flex-col items-start gap-1.5 py-3 text-sm">
      <span className="flex w-full flex-wrap items-center justify-between gap-2 font-semibold">
        {name}
        {isShown && <Badge tone="pine">{t('shown')}</Badge>}
      </span>
      {restores !== null && (
        <span className="text-ink-soft">{t('restores', { restores: String(restores) })}</span>
      )}
      {one.publishedAt && (
        <span className="text-ink-soft">
          <When at={one.publishedAt} />
          <span className="block [overflow-wrap:anywhere] text-ink-faint">{one.publishedBy}</span>
        </span>
      )}
      <span className="-ms-3 flex flex-wrap">
        <Button tone="ghost" size="sm" onClick={onLook} aria-label={t('lookAt', { name })}>
          {t('look')}
        </Button>
        {!isShown && (
          <Button tone="ghost" size="sm" onClick={onRestore} aria-label={t('restoreIt', { name })}>
            {t('restore')}
          </Button>
        )}
      </span>
    </li>
  );
}

interface OldVersionProps {
  slug: PageSlug;
  language: Language;
  version: number;
  onClose: () => void;
}

function OldVersion({ onClose, ...params }: OldVersionProps) {
  const { data } = useCallQuery(readPageVersion, { params });
  return (
    data && <PagePreview content={data.content} language={params.language} onClose={onClose} />
  );
}
