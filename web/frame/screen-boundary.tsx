import { Component, type ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The error boundary of screens (a bug, a chunk that did not load). */
export class ScreenBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <SiteFrame footer={false}>
        <NotLoaded className="container-page py-24" />
      </SiteFrame>
    );
  }
}
