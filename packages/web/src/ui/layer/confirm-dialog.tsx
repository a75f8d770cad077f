import { Button, InputBase } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ConfirmAnswer, ConfirmQuestion } from './confirm-context.ts';
import { Dialog } from './dialog.tsx';

type Props = { opened: boolean; question: ConfirmQuestion; onAnswer: (answer: ConfirmAnswer) => void };

/** Asked through `useConfirm`. Escape and closing mean no; where something was written they ask first, as nothing else keeps it. */
export function ConfirmDialog({ opened, question, onAnswer }: Props) {
  const [remark, setRemark] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const lanjut = useRef<HTMLButtonElement>(null);
  const { title, message, confirmLabel = 'Ya, lanjutkan', cancelLabel = 'Batal', danger = false } = question;
  const required = question.remark === 'required';

  const confirm = () => {
    const given = remark.trim();
    if (required && given === '') {
      setError('Wajib diisi');
      field.current?.focus();
      return;
    }
    onAnswer({ remark: given });
  };

  const leave = () => {
    if (remark.trim() === '' || isLeaving) onAnswer(null);
    else setIsLeaving(true);
  };
  // From the field, whose Enter would send what somebody wants to leave.
  useEffect(() => {
    if (isLeaving) lanjut.current?.focus();
  }, [isLeaving]);
  const goOn = () => {
    setIsLeaving(false);
    field.current?.focus();
  };

  return (
    <Dialog
      opened={opened}
      onClose={leave}
      title={title}
      width={600}
      footer={
        isLeaving ? (
          <>
            <span role="alert">Buang yang sudah Anda tulis?</span>
            <Button ref={lanjut} variant="default" onClick={goOn}>
              Lanjut menulis
            </Button>
            <Button color="red" onClick={() => onAnswer(null)}>
              Buang
            </Button>
          </>
        ) : (
          <>
            <Button variant="default" onClick={leave}>
              {cancelLabel}
            </Button>
            <Button color={danger ? 'red' : 'brand'} onClick={confirm} data-autofocus={!question.remark || undefined}>
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      <p>{message}</p>
      {question.details}
      {question.remark && (
        // Not the library's Textarea, which brings the means to grow with what is typed to every screen that asks.
        <InputBase
          component="textarea"
          multiline
          ref={field}
          mt="md"
          label={question.remarkLabel ?? 'Keterangan'}
          required={required}
          rows={3}
          maxLength={500}
          data-autofocus
          description="Enter mengirim, Shift+Enter membuat baris baru."
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            confirm();
          }}
          value={remark}
          error={error}
          onChange={(event) => {
            setRemark(event.currentTarget.value);
            setError(null);
          }}
          onBlur={() => required && opened && setError(remark.trim() === '' ? 'Wajib diisi' : null)}
        />
      )}
    </Dialog>
  );
}
