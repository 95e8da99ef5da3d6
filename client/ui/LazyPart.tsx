import { Component, Suspense, type ReactNode } from 'react';

interface LazyPartProps {
  /** Shown while the code of the part loads. */
  loading: ReactNode;
  /** Shown where it cannot be loaded. */
  failed: ReactNode;
  /** A component of `lazy`. */
  children: ReactNode;
}

/** A part of a page whose code loads when it is needed. */
export class LazyPart extends Component<LazyPartProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    const { loading, failed, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={loading}>{children}</Suspense>;
  }
}

/** Browsers remember that a module failed to load until the page is loaded again. */
export const loadPageAgain = (): void => location.reload();
