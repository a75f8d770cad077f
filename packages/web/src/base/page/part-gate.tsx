import { Component, Suspense, type ReactNode } from 'react';
import { isPartMissing } from '../../kit/failure/is-part-missing.ts';
import { pesanKegagalan } from '../../kit/failure/pesan-kegagalan.ts';
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts';

type Props = { children: ReactNode; onMissing: () => void };
type State = { error: unknown };

/**
 * Around what lies over the page and is fetched when it is asked for. Where it cannot be fetched, a sentence says so,
 * `onMissing` takes the wish back, and the page beneath stays with all that was typed in it. Any other failure is the page's.
 */
export class PartGate extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isPartMissing(error)) return;
    showSnackbar({
      kind: 'error',
      message: pesanKegagalan(error),
      action: { label: 'Muat ulang', onClick: () => location.reload() },
    });
    this.props.onMissing();
    this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error !== undefined && !isPartMissing(error)) throw error;
    return error === undefined && <Suspense>{this.props.children}</Suspense>;
  }
}
