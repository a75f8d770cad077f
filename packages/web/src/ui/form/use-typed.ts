import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPress } from '../../kit/form/after-press.ts';

/** What a text is read as: a value, nothing where it is empty, or the sentence that refuses it. */
export type TypedReading<T> = { value: T | null; refusal: string | null };

type Options<T> = {
  value: T | null;
  onChange: (value: T | null) => void;
  onBlur?: (() => void) | undefined;
  read: (text: string) => TypedReading<T>;
  write: (value: T) => string;
  /** Whether a readable text is taken while it is still being typed; else when the field is left. */
  isWhole?: (text: string) => boolean;
};

/**
 * A field whose value is typed. What is refused stays as typed and says why once the field is left; meanwhile the field is
 * invalid to its form too, which is not sent with a value that nobody wrote.
 */
export function useTyped<T extends string | number>(options: Options<T>) {
  const { value, onChange, onBlur, read, write, isWhole = () => true } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // A refused text empties the value, and must stay to be mended; what is still being typed stays under the fingers.
    if (value !== null) {
      setLeft(false);
      if (typed === null || read(typed).value !== value) setTyped(null);
    }
  }

  const input = useRef<HTMLInputElement>(null);
  const now = typed === null ? null : read(typed);
  const refusal = now?.refusal ?? null;
  useEffect(() => input.current?.setCustomValidity(refusal ?? ''), [refusal]);

  // What was refused is read again as long as it stands: once the other end of a range has moved, it may be within the limits.
  const mended = left && now && !now.refusal ? now.value : null;
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (mended !== null) tell(mended);
  }, [mended]);

  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    const next = read(text);
    if (text.trim() === '' || (next.value !== null && !next.refusal && isWhole(text))) onChange(next.value);
  };
  const leave = () => {
    if (now) {
      // Its sentence would push away the button that is being pressed.
      afterPress(() => setLeft(now.refusal !== null));
      if (!now.refusal) {
        setTyped(null);
        if (now.value !== value) onChange(now.value);
      } else if (value !== null) onChange(null);
    }
    onBlur?.();
  };

  return {
    /** Why what stands in the field is not taken, once it has been left. */
    refusal: left ? refusal : null,
    bound: {
      ref: input,
      value: typed ?? (value === null ? '' : write(value)),
      onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
      onBlur: leave,
      onInvalid: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        setLeft(true);
      },
    },
  };
}
