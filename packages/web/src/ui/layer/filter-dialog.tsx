import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useHadirForm, type HadirForm } from '../../kit/form/use-hadir-form.ts';
import { Dialog } from './dialog.tsx';
import classes from './upload.module.css';

type Props<Values extends Record<string, unknown>> = {
  opened: boolean;
  onClose: () => void;
  title?: string;
  /** The filters in force. */
  values: Values;
  /** What 'Atur ulang' goes back to. */
  defaults: Values;
  schema: Parameters<typeof useHadirForm>[0]['schema'];
  onApply: (values: Values) => void;
  /** The fields, bound by `field` and `checkbox`. */
  children: (form: HadirForm<Values>) => ReactNode;
};

/** Filters that apply only when all of them are valid; the whole screen on a phone. */
export function FilterDialog<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { opened, onClose, title = 'Filter', ...others } = props;
  const id = useId();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      fullScreenOnPhone
      footer={
        <>
          <Button variant="default" type="reset" form={id}>
            Atur ulang
          </Button>
          <Button type="submit" form={id}>
            Terapkan
          </Button>
        </>
      }
    >
      <FilterForm id={id} onClose={onClose} {...others} />
    </Dialog>
  );
}

// A component of its own inside the dialog: each opening starts from the filters in force.
function FilterForm<Values extends Record<string, unknown>>(
  props: Pick<Props<Values>, 'values' | 'defaults' | 'schema' | 'onApply' | 'onClose' | 'children'> & { id: string },
) {
  const hadirForm = useHadirForm<Values>({
    initialValues: props.values,
    schema: props.schema,
    warnBeforeLoss: false,
    onSubmit: (values) => {
      props.onApply(values);
      props.onClose();
    },
  });
  const { form, submit } = hadirForm;
  const reset = () => {
    form.setValues(props.defaults);
    form.clearErrors();
  };
  return (
    <form
      id={props.id}
      className={classes['stack']}
      noValidate
      onSubmit={submit}
      onReset={(event) => {
        event.preventDefault();
        reset();
      }}
    >
      {props.children(hadirForm)}
    </form>
  );
}
