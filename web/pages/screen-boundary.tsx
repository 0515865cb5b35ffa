import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Stands between a screen that fails (a bug, a file that did not come) and an empty page. */
export class ScreenBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const t = useTranslations('common');
  return (
    <SiteFrame footer={false}>
      <div role="alert" className="container-page py-24 text-center">
        <h1 className="text-2xl">{t('somethingWrong')}</h1>
        <p className="mt-2 mb-6 text-ink-soft">{t('somethingWrongHint')}</p>
        <Button onClick={() => location.reload()}>{t('tryAgain')}</Button>
      </div>
    </SiteFrame>
  );
}
