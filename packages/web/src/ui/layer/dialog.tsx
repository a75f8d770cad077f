import { useId, type ReactNode } from 'react';
import { LayerFrame } from './layer-frame.tsx';
import { ModalLayer } from './modal-layer.tsx';
import { usePhone } from '../show/use-phone.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last; they stay in sight while the body scrolls. */
  footer?: ReactNode;
  /** In px; never wider than the window. */
  width?: number;
  fullScreenOnPhone?: boolean;
};

/** Every dialog of the product. */
export function Dialog({ opened, onClose, title, children, footer, width = 520, fullScreenOnPhone = false }: Props) {
  const titleId = useId();
  const place = usePhone() && fullScreenOnPhone ? 'full' : 'center';
  return (
    <ModalLayer opened={opened} onClose={onClose} labelledBy={titleId} place={place} width={width}>
      <LayerFrame titleId={titleId} title={title} onClose={onClose} footer={footer}>
        {children}
      </LayerFrame>
    </ModalLayer>
  );
}
