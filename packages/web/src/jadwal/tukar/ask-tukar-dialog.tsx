import { Id, Tanggal, teksPanjang } from '@hadir/contract/kit/fields.ts';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AnggotaPicker } from '../../base/pickers/anggota-picker.tsx';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { RosterHariField } from './roster-hari-field.tsx';
import { JadwalPadaTanggal } from '../berlaku/jadwal-pada-tanggal.tsx';

type Props = {
  organisasi_id: number;
  /** Asks for any member, and sees everybody's schedule. */
  isOperator: boolean;
  opened: boolean;
  onClose: () => void;
};
type Values = {
  user_id_a: number | null;
  tanggal_a: string | null;
  user_id_b: number | null;
  tanggal_b: string | null;
  keterangan: string;
};

const isi = z.nullable(Tanggal).check(z.refine((tanggal) => tanggal !== null, 'Isi tanggal'));
const anggota = z.nullable(Id).check(z.refine((id) => id !== null, 'Pilih anggota'));
const schema = z
  .object({ user_id_a: anggota, tanggal_a: isi, user_id_b: anggota, tanggal_b: isi, keterangan: teksPanjang(500) })
  .check((context) => {
    const { user_id_a, user_id_b } = context.value;
    if (user_id_a === null || user_id_a !== user_id_b) return;
    context.issues.push({ code: 'custom', path: ['user_id_b'], message: 'Pilih anggota lain', input: user_id_b });
  });

/** Two roster days to be exchanged: one's own, and another member's. */
export function AskTukarDialog({ organisasi_id, isOperator, opened, onClose }: Props) {
  const me = useSession()?.me.user_id ?? null;
  const ask = useMutation(api.tukarShift.submitTukarShift.mutation({ errors: 'caller' }));
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Ajukan tukar shift"
      submitLabel="Ajukan"
      initialValues={{
        user_id_a: isOperator ? null : me,
        tanggal_a: null,
        user_id_b: null,
        tanggal_b: null,
        keterangan: '',
      }}
      schema={schema}
      onSubmit={({ user_id_a, tanggal_a, user_id_b, tanggal_b, keterangan }) =>
        ask.mutateAsync({
          organisasi_id,
          user_id_a,
          tanggal_a: tanggal_a ?? '',
          user_id_b: user_id_b ?? 0,
          tanggal_b: tanggal_b ?? '',
          keterangan: keterangan || undefined,
        })
      }
    >
      {({ field, form }) => {
        const { user_id_a, tanggal_a, user_id_b, tanggal_b } = form.values;
        return (
          <>
            <FieldGroup legend={isOperator ? 'Yang meminta' : 'Jadwal Anda'}>
              {isOperator && (
                <AnggotaPicker organisasi_id={organisasi_id} label="Anggota" required {...field('user_id_a')} />
              )}
              {isOperator ? (
                <DatePicker
                  label="Tanggal yang diberikan"
                  required
                  description={
                    <JadwalPadaTanggal organisasi_id={organisasi_id} user_id={user_id_a} tanggal={tanggal_a} />
                  }
                  {...field('tanggal_a')}
                />
              ) : (
                <RosterHariField
                  organisasi_id={organisasi_id}
                  user_id={user_id_a}
                  label="Tanggal yang diberikan"
                  {...field('tanggal_a')}
                />
              )}
            </FieldGroup>
            <FieldGroup legend="Rekan">
              <AnggotaPicker organisasi_id={organisasi_id} label="Rekan" required {...field('user_id_b')} />
              {isOperator ? (
                <DatePicker
                  label="Tanggal rekan"
                  required
                  description={
                    <JadwalPadaTanggal organisasi_id={organisasi_id} user_id={user_id_b} tanggal={tanggal_b} />
                  }
                  {...field('tanggal_b')}
                />
              ) : (
                <RosterHariField
                  organisasi_id={organisasi_id}
                  user_id={user_id_b}
                  label="Tanggal rekan"
                  dekat={tanggal_a}
                  {...field('tanggal_b')}
                />
              )}
            </FieldGroup>
            <Textarea label="Keterangan" maxLength={500} minRows={2} {...field('keterangan')} />
          </>
        );
      }}
    </FormDialog>
  );
}
