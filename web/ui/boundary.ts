import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What is shown instead of `children` when they fail to load or to render. */
  failed: (error: unknown) => ReactNode;
  /** With another value than the one that failed they are tried again. */
  of?: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Keeps a failure to the part of the page that it happened in; React writes it to the console. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate(before: BoundaryProps, was: State) {
    // A failure of this very value stands: only one that was there before is tried again.
    if (was.failure && before.of !== this.props.of) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}
