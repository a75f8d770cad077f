import { useFocusTrap } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './modal-layer.module.css';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The id of the heading inside, which names the layer. */
  labelledBy: string;
  place: 'center' | 'left' | 'right' | 'full';
  /** In px; never wider than the window. */
  width: number;
  children: ReactNode;
};

/** A layer over the page: closed by Escape or a press beside it, the page held still, the focus kept inside and given back. */
export function ModalLayer({ opened, ...others }: Props) {
  return opened ? createPortal(<OpenLayer {...others} />, document.body) : null;
}

function OpenLayer({ onClose, labelledBy, place, width, children }: Omit<Props, 'opened'>) {
  const trap = useFocusTrap();
  const layer = useFocusBack(true);
  useEscape(true, onClose);
  return (
    <div className={classes['root']} data-place={place} data-locks-scroll>
      {/* The keyboard closes by Escape and by the button inside. */}
      <div className={classes['veil']} aria-hidden="true" onClick={onClose} />
      <div
        ref={trap}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        data-layer={layer}
        className={classes['content']}
        style={place === 'full' ? undefined : { width }}
      >
        {children}
      </div>
    </div>
  );
}
