import { useId, type ReactNode } from 'react';
import { LayerFrame } from './layer-frame.tsx';
import { ModalLayer } from './modal-layer.tsx';
import { usePhone } from '../show/use-phone.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  width?: number;
};

/** The detail of one row beside its list, which stays in sight; on a phone it takes the whole screen. */
export function SidePanel({ opened, onClose, title, children, footer, width = 480 }: Props) {
  const titleId = useId();
  const place = usePhone() ? 'full' : 'right';
  return (
    <ModalLayer opened={opened} onClose={onClose} labelledBy={titleId} place={place} width={width}>
      <LayerFrame titleId={titleId} title={title} onClose={onClose} footer={footer}>
        {children}
      </LayerFrame>
    </ModalLayer>
  );
}
