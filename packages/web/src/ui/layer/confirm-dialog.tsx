import { Button, InputBase } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { ConfirmAnswer, ConfirmQuestion } from './confirm-context.ts';
import { Dialog } from './dialog.tsx';

type Props = { opened: boolean; question: ConfirmQuestion; onAnswer: (answer: ConfirmAnswer) => void };

/** Asked through `useConfirm`. Escape and closing mean no. */
export function ConfirmDialog({ opened, question, onAnswer }: Props) {
  const [remark, setRemark] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
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

  return (
    <Dialog
      opened={opened}
      onClose={() => onAnswer(null)}
      title={title}
      width={600}
      footer={
        <>
          <Button variant="default" onClick={() => onAnswer(null)}>
            {cancelLabel}
          </Button>
          <Button color={danger ? 'red' : 'brand'} onClick={confirm} data-autofocus={!question.remark || undefined}>
            {confirmLabel}
          </Button>
        </>
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
