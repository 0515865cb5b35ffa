import { useTranslations } from 'use-intl';
import type { AdminRequest } from '#contract/admin/requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { REQUEST_TONES } from './tones.ts';

/** The status of a request. */
export function RequestBadge({ status }: { status: AdminRequest['status'] }) {
  const t = useTranslations('admin-lists.requestStatus');
  return <Badge tone={REQUEST_TONES[status]}>{t(status)}</Badge>;
}
