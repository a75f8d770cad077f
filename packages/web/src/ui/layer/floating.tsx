import { useMergedRef } from '@mantine/hooks';
import { useEffect, useEffectEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import classes from './floating.module.css';
import { useAnchored } from './use-anchored.ts';

type Props = {
  /** The element that it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  /** Told when the person presses elsewhere. */
  onDismiss: () => void;
  children: ReactNode;
  align?: 'start' | 'end';
  matchWidth?: boolean;
  /** Without padding, for lists that go to the edge. */
  bare?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** A list that a field or a button commands stands in a `region`: it is no part of any other. */
  role?: 'dialog' | 'region';
  label?: string;
  /** From `useFocusBack`. */
  layer?: string;
};

/** A card that floats at its anchor, above everything. Mount it while it is open. */
export function Floating(props: Props) {
  const {
    anchor,
    onDismiss,
    children,
    align = 'start',
    matchWidth = false,
    bare = false,
    ref,
    role,
    label,
    layer,
  } = props;
  const floating = useAnchored(anchor, { align, matchWidth });
  const merged = useMergedRef(floating, ref);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!floating.current?.contains(target) && !anchor.current?.contains(target)) dismiss();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [floating, anchor]);

  return createPortal(
    <div
      ref={merged}
      className={classes['card']}
      data-bare={bare || undefined}
      role={role}
      aria-label={label}
      data-layer={layer}
    >
      {children}
    </div>,
    document.body,
  );
}
