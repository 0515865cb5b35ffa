import { useTranslations } from 'use-intl';
import type { Language } from '#contract/language.ts';
import { directionOf } from '#contract/written-language.ts';
import type { PageContent } from '#contract/site.ts';
import { BRAND } from '#web/lib/brand.ts';
import { fillBrand } from '#web/lib/fill-brand.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextArticle } from '#web/ui/text/text-article.tsx';

interface PagePreviewProps {
  content: PageContent;
  language: Language;
  onClose: () => void;
}

/** A preview of a page. */
export function PagePreview({ content, language, onClose }: PagePreviewProps) {
  const t = useTranslations('admin-content');
  const common = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('preview')}
      closeLabel={common('close')}
    >
      <div
        lang={language}
        dir={directionOf(language)}
        className="rounded-lg border border-line bg-paper p-5 sm:p-6"
      >
        <TextArticle {...fillBrand(content, BRAND)} />
      </div>
    </Dialog>
  );
}
