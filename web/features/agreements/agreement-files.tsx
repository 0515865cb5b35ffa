import { Download, FileCheck2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';

/** The agreement to take along: on paper, and as a signed file that anybody can verify. */
export function AgreementFiles({ requestId }: { requestId: string }) {
  const t = useTranslations('agreements.files');
  const { language: lang } = useLanguage();
  const path = `/api/requests/${requestId}/agreement`;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        <a href={`${path}/pdf?lang=${lang}`} download className={buttonLook('secondary', 'sm')}>
          <Download aria-hidden="true" className="size-4" />
          {t('pdf')}
        </a>
        <a href={`${path}/file`} download className={buttonLook('secondary', 'sm')}>
          <FileCheck2 aria-hidden="true" className="size-4" />
          {t('signed')}
        </a>
      </div>
      <p className="text-sm text-ink-faint">
        {t('hint')}{' '}
        <Link href={href('/verify-agreement')} className="font-semibold underline">
          {t('verify')}
        </Link>
      </p>
    </div>
  );
}
