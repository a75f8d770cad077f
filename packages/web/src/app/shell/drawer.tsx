import { CloseButton, Drawer as MantineDrawer } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { ReactNode } from 'react';
import { useEscape } from '../../ui/use-escape.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import classes from './drawer.module.css';

type Props = {
  side: 'left' | 'right';
  width: number;
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A layer that slides over the page from its edge; closed by Escape, the focus kept inside and given back. */
export function Drawer({ side, width, title, opened, onClose, children }: Props) {
  useEscape(opened, onClose);
  const layer = useFocusBack(opened);
  return (
    <MantineDrawer.Root
      opened={opened}
      onClose={onClose}
      position={side}
      size={width}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 140 }}
    >
      <MantineDrawer.Overlay backgroundOpacity={0.45} />
      <MantineDrawer.Content data-layer={layer} classNames={{ content: classes['content'] ?? '' }}>
        <div className={classes['head']}>
          <MantineDrawer.Title className={classes['title'] ?? ''}>{title}</MantineDrawer.Title>
          <CloseButton className={classes['close'] ?? ''} aria-label="Tutup" onClick={onClose} />
        </div>
        <MantineDrawer.Body className={classes['body'] ?? ''}>{children}</MantineDrawer.Body>
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}
