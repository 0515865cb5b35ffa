import { useTranslations } from 'use-intl';
import { listContactMessages, listSitePages } from '#contract/admin/site.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAdminAddress } from '../frame/address.ts';
import { SectionHead } from '../frame/section-head.tsx';
import { useMay } from '../frame/use-may.ts';
import { ContactMessages } from './contact-messages.tsx';
import { PageGrid } from './page-grid.tsx';

/** The content of the site's pages, and the contact messages: each for those who may see it. */
export function ContentSection() {
  const t = useTranslations('admin-content');
  const { given, change } = useAdminAddress();
  const may = useMay();
  const tabs = [
    { value: 'pages', label: t('parts.pages'), content: <PageGrid />, call: listSitePages },
    {
      value: 'messages',
      label: t('parts.messages'),
      content: <ContactMessages />,
      call: listContactMessages,
    },
  ].filter(({ call }) => may(call));
  const part = tabs.find(({ value }) => value === given['part']) ?? tabs[0];
  return (
    <>
      <SectionHead title={t('title')} hint={t('hint')} />
      <Tabs
        label={t('title')}
        value={part?.value ?? 'pages'}
        onValueChange={(next) =>
          change({ part: next === 'pages' ? undefined : next, state: undefined })
        }
        tabs={tabs}
      />
    </>
  );
}
