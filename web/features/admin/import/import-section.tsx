import { useTranslations } from 'use-intl';
import { SectionHead } from '../frame/section-head.tsx';
import { PastImports } from './past-imports.tsx';
import { UploadBox } from './upload-box.tsx';

/** Lists of professionals: upload a new one, or open an earlier one. */
export function ImportSection() {
  const t = useTranslations('admin-import');
  const panel = useTranslations('admin-panel');
  return (
    <>
      <SectionHead title={panel('sections.import')} hint={t('hint')} />
      <div className="flex flex-col gap-8">
        <UploadBox />
        <PastImports />
      </div>
    </>
  );
}
