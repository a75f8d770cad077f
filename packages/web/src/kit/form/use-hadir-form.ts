import { installPesanValidasi } from '@hadir/contract/kit/pesan-validasi.ts';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { afterPress } from './after-press.ts';
import { ApiError } from '../failure/api-error.ts';
import { apiEvents } from '../failure/api-events.ts';
import { fieldErrorsOf } from '../failure/field-errors.ts';
import { sebutKegagalan } from '../failure/sebut-kegagalan.ts';
import { keptTyped } from './kept-typed.ts';
import { meetFailure } from './meet-failure.ts';
import { findRefused } from './meet-refused.ts';
import { markUnsaved } from './unsaved-work.ts';

// The same sentences under the fields as in the server's refusals.
installPesanValidasi();

type Options<Values> = {
  initialValues: Values;
  /** A zod schema of the contract; its messages stand under the fields. */
  schema: Parameters<typeof schemaResolver>[0];
  /** Sends. What it throws is shown under the fields it names, else as `failure`; what was typed stays. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** Off for filters and searches, where leaving loses nothing. */
  warnBeforeLoss?: boolean;
  /** What was typed is there again after the session ended, or the page was loaded anew (kept-typed.ts). Not for what is secret. */
  kept?: boolean | undefined;
};

const sebutBerkas = (nama: string) => `Pilih lagi berkasnya: ${nama}`;

type MantineForm<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>;

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
type Bound = { error: string | undefined; onFocus: () => void; onBlur: () => void; 'data-path': string };
export type FieldBinding<Value> = Bound & { value: Value; onChange: (next: Value | Typed) => void };
type CheckBinding = Bound & { checked: boolean; onChange: (next: boolean | Typed) => void };

export type HadirForm<Values extends Record<string, unknown>> = {
  /** Its fields are bound by `field` and `checkbox` alone, so that leaving one never costs a click. */
  form: Omit<MantineForm<Values>, 'validate' | 'validateField' | 'isValid' | 'getInputProps'>;
  /** Binds a field: `<TextInput label="Nama" {...field('nama')} />`, and ours that give the value itself. */
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** Binds a checkbox or switch. */
  checkbox: (name: keyof Values & string) => CheckBinding;
  /** For the `form` element. */
  submit: ReturnType<MantineForm<Values>['onSubmit']>;
  sending: boolean;
  /** Why sending failed, when it is not the fault of one field. */
  failure: string | null;
  /** That it holds what was typed before, and which files are to be chosen again. */
  restored: string | null;
};

/** A form that validates on leave and on send, focuses the first error, and warns before what was typed is lost. */
export function useHadirForm<Values extends Record<string, unknown>>(options: Options<Values>): HadirForm<Values> {
  const { initialValues, schema, onSubmit, warnBeforeLoss = true, kept = false } = options;
  // Told anew with each try, also where it is the same.
  const [failure, setFailure] = useState<{ sebab: string } | null>(null);
  const [place] = useState(() => kept && keptTyped.placeOf(initialValues));
  const [before] = useState(() => (place === false ? null : keptTyped.read(place)));
  const form = useForm<Values>({
    initialValues: { ...initialValues, ...before?.values },
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnBlur: true,
  });

  const unsaved = warnBeforeLoss && form.isDirty() && !form.submitting;
  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved]);

  const tellTyped = useEffectEvent((at: string) => form.isDirty() && { place: at, values: form.getValues() });
  const begin = useEffectEvent(() => before && form.resetDirty(initialValues));
  useEffect(() => {
    if (place === false) return undefined;
    begin();
    keptTyped.forget(place);
    return keptTyped.add(() => tellTyped(place));
  }, [place]);

  /** The first of the screen, of those that are wrong and of those that `refused` what was typed. */
  const focusFirst = (errors: Record<string, unknown>, refused: readonly HTMLElement[] = []) => {
    const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path as never) ?? []);
    nodes.push(...refused);
    nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    nodes[0]?.focus();
  };

  const send = form.onSubmit(
    async (values) => {
      setFailure(null);
      try {
        await onSubmit(values);
        form.resetDirty(values);
      } catch (error) {
        // Also where the form asked by itself, as it does for a preview.
        if (error instanceof ApiError && error.body.code === 401) apiEvents.onSessionEnd(error.message);
        const errors = fieldErrorsOf(error);
        form.setErrors(errors);
        focusFirst(errors);
        // A sentence about what is no field of this form would be shown nowhere.
        const untold = Object.entries(errors).filter(([path]) => !((path.split('.')[0] ?? '') in values));
        if (Object.keys(errors).length === 0) setFailure({ sebab: sebutKegagalan(error) });
        else if (untold.length > 0) setFailure({ sebab: untold.map(([, sentence]) => sentence).join('. ') });
      }
    },
    (errors) => focusFirst(errors),
  );

  const sent = useRef<ParentNode>(undefined);
  useEffect(() => meetFailure(sent.current, failure?.sebab), [failure]);

  const attempts = useRef(0);
  const submit: typeof send = (event) => {
    attempts.current += 1;
    sent.current = event?.currentTarget;
    const refused = event ? findRefused(event.currentTarget) : [];
    if (event && refused.length > 0) {
      event.preventDefault();
      void Promise.resolve(form.validate()).then(({ errors }) => focusFirst(errors, refused));
      return;
    }
    return send(event);
  };
  // The sentence that leaving a field brings would push away what is being pressed, and the click would be lost. Where
  // the press sends the form, that has said all there is to say.
  const bind = <B extends Bound>({ onBlur, ...binding }: B) => {
    const leave = () => {
      const before = attempts.current;
      afterPress(() => attempts.current === before && onBlur());
    };
    return { ...binding, onBlur: leave } as B;
  };

  return {
    form,
    // Mantine types what it binds as `any`; for an input it is exactly this.
    field: (name) => bind(form.getInputProps(name as never) as FieldBinding<Values[typeof name]>),
    checkbox: (name) => bind(form.getInputProps(name as never, { type: 'checkbox' }) as CheckBinding),
    submit,
    sending: form.submitting,
    failure: failure?.sebab ?? null,
    restored: before && ['Isian Anda yang belum terkirim dipulihkan', ...before.berkas.map(sebutBerkas)].join('. '),
  };
}
