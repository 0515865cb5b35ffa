import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Endpoint } from '#contract/endpoint.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { useMay } from '../frame/use-may.ts';
import type { Questions } from '../frame/address.ts';

interface ExportLinkProps {
  endpoint: Endpoint;
  questions: Questions;
  /** The fields of the file; by default all. */
  fields?: readonly string[];
}

/** A download link of the list with the same query, for those who may export it. */
export function ExportLink({ endpoint, questions, fields }: ExportLinkProps) {
  const t = useTranslations('admin-panel.table');
  const may = useMay();
  const asked = Object.entries({ ...questions, columns: fields?.join(',') });
  const search = new URLSearchParams(
    asked.filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  if (!may(endpoint)) return null;
  const query = search.size > 0 ? `?${search}` : '';
  return (
    <a href={endpoint.path + query} download className={buttonLook('secondary', 'sm')}>
      <Download aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t('export')}</span>
    </a>
  );
}
