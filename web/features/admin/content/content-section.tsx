import { useTranslations } from 'use-intl';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAdminAddress } from '../frame/address.ts';
import { SectionHead } from '../frame/section-head.tsx';
import { ContactMessages } from './contact-messages.tsx';
import { PageGrid } from './page-grid.tsx';

/** The content of the site's pages, and the contact messages. */
export function ContentSection() {
  const t = useTranslations('admin-content');
  const { given, change } = useAdminAddress();
  const part = given['part'] === 'messages' ? 'messages' : 'pages';
  return (
    <>
      <SectionHead title={t('title')} hint={t('hint')} />
      <Tabs
        label={t('title')}
        value={part}
        onValueChange={(next) =>
          change({ part: next === 'pages' ? undefined : next, state: undefined })
        }
        tabs={[
          { value: 'pages', label: t('parts.pages'), content: <PageGrid /> },
          { value: 'messages', label: t('parts.messages'), content: <ContactMessages /> },
        ]}
      />
    </>
  );
}
