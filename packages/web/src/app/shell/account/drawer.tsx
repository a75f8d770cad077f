import { CloseButton } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { ModalLayer } from '../../../ui/layer/modal-layer.tsx';
import classes from './drawer.module.css';

type Props = {
  side: 'left' | 'right';
  width: number;
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A layer that slides over the page from its edge. */
export function Drawer({ side, width, title, opened, onClose, children }: Props) {
  const titleId = useId();
  return (
    <ModalLayer opened={opened} onClose={onClose} labelledBy={titleId} place={side} width={width}>
      <div className={classes['head']}>
        <h2 id={titleId} className={classes['title']}>
          {title}
        </h2>
        <CloseButton className={classes['close'] ?? ''} aria-label="Tutup" onClick={onClose} />
      </div>
      <div className={classes['body']}>{children}</div>
    </ModalLayer>
  );
}
