/** What catches a fault of the screens below it: the saves are safe and can be taken along as a file. */
import { Component, type ComponentChildren, type JSX } from 'preact';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';
import { Trouble } from './trouble.tsx';

interface Props {
  readonly children: ComponentChildren;
  /** Anything: the fault is forgotten when it changes. */
  readonly about: unknown;
  readonly onExport: () => void;
}

export class Boundary extends Component<Props, { readonly about: unknown; readonly failed: boolean }> {
  override state = { about: this.props.about, failed: false };

  static override getDerivedStateFromProps(props: Props, state: { about: unknown; failed: boolean }) {
    return props.about === state.about ? null : { about: props.about, failed: false };
  }

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
    this.setState({ failed: true });
  }

  override render(): JSX.Element {
    if (!this.state.failed) return <>{this.props.children}</>;
    return (
      <Trouble text={t('error.text')} onRetry={() => location.reload()}>
        <button type="button" class="btn" onClick={this.props.onExport}>
          <Icon name="save" />
          {t('home.export')}
        </button>
      </Trouble>
    );
  }
}
