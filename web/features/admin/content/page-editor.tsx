import { Eye, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { publishPage, readPageVersion } from '#contract/admin/site.ts';
import type { Result } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { MAX_SECTIONS, type PageSlug } from '#contract/site.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Input, Textarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Conflict } from '../dialogs/conflict.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import * as drafts from './draft.ts';
import { PagePreview } from './page-preview.tsx';
import { SectionFields } from './section-fields.tsx';

interface PageEditorProps {
  slug: PageSlug;
  language: Language;
  newest: Result<typeof readPageVersion>;
}

/** Edits title, lead and sections of a page, with a preview before publishing. */
export function PageEditor({ slug, language, newest }: PageEditorProps) {
  const t = useTranslations('admin-content');
  const languageName = useLanguageName((known) => t(`languages.${known}`));
  const [draft, setDraft] = useState(() => drafts.draftOf(newest));
  const [open, setOpen] = useState<'preview' | 'publish'>();
  const { run, busy } = useOperation(publishPage, {
    done: t('published'),
    failed: t('notPublished'),
  });
  const changed = drafts.differs(draft, newest.content);
  // An untouched draft follows what is published elsewhere.
  if (draft.basedOn !== newest.version && !changed) setDraft(drafts.draftOf(newest));
  const close = () => setOpen(undefined);
  const publish = async () => {
    const content = drafts.contentOf(draft);
    const basedOn = draft.basedOn;
    const done = await run({ params: { slug, language }, body: { basedOn, content } });
    if (done) setDraft({ ...draft, basedOn: basedOn + 1 });
    else await refresh('/api/admin/pages');
    close();
  };
  return (
    <Card className="flex min-w-0 flex-col gap-5">
      {draft.basedOn < newest.version && changed && (
        <Conflict
          by={newest.publishedBy}
          onTheirs={() => setDraft(drafts.draftOf(newest))}
          onMine={() => setDraft({ ...draft, basedOn: newest.version })}
        />
      )}
      <PageFields draft={draft} onChange={setDraft} language={language} />
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-5">
        <Button
          disabled={!changed || drafts.isIncomplete(draft) || draft.basedOn < newest.version}
          onClick={() => setOpen('publish')}
        >
          {t('publish')}
        </Button>
        <Button
          tone="secondary"
          icon={<Eye className="size-5" />}
          onClick={() => setOpen('preview')}
        >
          {t('preview')}
        </Button>
        {changed && (
          <Button tone="ghost" onClick={() => setDraft(drafts.draftOf(newest))}>
            {t('discard')}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-faint">
          {drafts.isIncomplete(draft) ? t('incomplete') : changed ? t('unpublished') : ''}
        </p>
      </div>
      {open === 'preview' && (
        <PagePreview content={drafts.contentOf(draft)} language={language} onClose={close} />
      )}
      {open === 'publish' && (
        <ConfirmDialog
          title={t('publishTitle', {
            page: t(`pages.${slug}`),
            language: languageName(language),
          })}
          description={t('publishHint')}
          consequences={slug === 'terms' ? [t('termsConsequence')] : []}
          confirmLabel={t('publish')}
          busy={busy}
          onConfirm={() => void publish()}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface PageFieldsProps {
  draft: drafts.Draft;
  onChange: (draft: drafts.Draft) => void;
  language: Language;
}

function PageFields({ draft, onChange, language }: PageFieldsProps) {
  const t = useTranslations('admin-content');
  const last = draft.sections.length - 1;
  return (
    <>
      <Field label={t('pageTitle')} required>
        <Input
          lang={language}
          value={draft.title}
          onChange={({ target }) => onChange({ ...draft, title: target.value })}
          maxLength={120}
        />
      </Field>
      <Field label={t('lead')} hint={t('brandHint')}>
        <Textarea
          lang={language}
          value={draft.lead}
          onChange={({ target }) => onChange({ ...draft, lead: target.value })}
          rows={3}
          maxLength={500}
        />
      </Field>
      {draft.sections.map((section, index) => (
        <SectionFields
          key={section.key}
          number={index + 1}
          section={section}
          language={language}
          onChange={(to) => onChange(drafts.withSection(draft, section.key, to))}
          onRemove={() => onChange(drafts.withoutSection(draft, section.key))}
          onUp={index > 0 ? () => onChange(drafts.withMoved(draft, section.key, -1)) : undefined}
          onDown={
            index < last ? () => onChange(drafts.withMoved(draft, section.key, 1)) : undefined
          }
        />
      ))}
      <Button
        tone="secondary"
        icon={<Plus className="size-5" />}
        disabled={draft.sections.length >= MAX_SECTIONS}
        onClick={() => onChange(drafts.withNewSection(draft))}
        className="self-start"
      >
        {t('addSection')}
      </Button>
    </>
  );
}
