import { Component, type ComponentType, type ReactNode } from 'react';

export interface Broken {
  error: unknown;
  /** Draws the part again. */
  retry: () => void;
}

/** Keeps a failure inside its part of the screen and shows `fallback` there. A change of `resetKey` tries again. */
export class ErrorBoundary extends Component<
  { fallback: ComponentType<Broken>; resetKey?: string; children: ReactNode },
  { failed: false } | { failed: true; error: unknown; resetKey: string | undefined }
> {
  override state: { failed: false } | { failed: true; error: unknown; resetKey: string | undefined } = {
    failed: false,
  };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidUpdate(before: { resetKey?: string }) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    const Fallback = this.props.fallback;
    return <Fallback error={this.state.error} retry={this.retry} />;
  }
}
