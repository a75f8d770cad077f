import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { useHadirForm, type HadirForm } from '../../kit/form/use-hadir-form.ts';
import { Dialog } from './dialog.tsx';
import classes from './form-dialog.module.css';
import { useAskDiscard } from './use-ask-discard.ts';

type Props<Values extends Record<string, unknown>> = {
  opened: boolean;
  onClose: () => void;
  title: string;
  initialValues: Values;
  schema: Parameters<typeof useHadirForm>[0]['schema'];
  /** Sends; the dialog closes afterwards. What it throws is shown and everything typed stays. */
  onSubmit: (values: Values) => Promise<unknown>;
  submitLabel?: string;
  width?: number;
  /** What was typed when the session ended is there again when it is next opened. */
  kept?: boolean;
  /** Beside the buttons: what else may be done with the thing that is edited. */
  extra?: ReactNode;
  /** The fields, bound by `field` and `checkbox`. */
  children: (form: HadirForm<Values>) => ReactNode;
};

/** A form in a dialog. Leaving it with something typed asks first. */
export function FormDialog<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { opened, onClose, title, submitLabel = 'Simpan', width = 520, extra, ...others } = props;
  const id = useId();
  const askDiscard = useAskDiscard();
  const [sending, setSending] = useState(false);
  const leave = async () => {
    if (sending) return;
    if (await askDiscard()) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => void leave()}
      title={title}
      width={width}
      fullScreenOnPhone
      footer={
        <>
          {extra && <div className={classes['extra']}>{extra}</div>}
          <Button variant="default" disabled={sending} onClick={() => void leave()}>
            Batal
          </Button>
          <Button type="submit" form={id} loading={sending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormBody id={id} onClose={onClose} onSending={setSending} {...others} />
    </Dialog>
  );
}

type BodyProps<Values extends Record<string, unknown>> = Pick<
  Props<Values>,
  'initialValues' | 'schema' | 'onSubmit' | 'onClose' | 'kept' | 'children'
> & { id: string; onSending: (sending: boolean) => void };

// A component of its own inside the dialog: each opening starts from the values that are in force then.
function FormBody<Values extends Record<string, unknown>>(props: BodyProps<Values>) {
  const form = useHadirForm<Values>({
    initialValues: props.initialValues,
    schema: props.schema,
    kept: props.kept,
    onSubmit: async (values) => {
      props.onSending(true);
      await props.onSubmit(values).finally(() => props.onSending(false));
      props.onClose();
    },
  });
  return (
    <form id={props.id} className={classes['form']} noValidate onSubmit={form.submit}>
      {form.restored && <p role="status">{form.restored}</p>}
      {props.children(form)}
      {form.failure && (
        <p className={classes['failure']} role="alert">
          {form.failure}
        </p>
      )}
    </form>
  );
}
