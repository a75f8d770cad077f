import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IsianAtributSection } from '../../atribut/isian-atribut-section.tsx';
import { api } from '../../base/api/api.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { AkunLamaNotice } from '../akun/akun-lama-notice.tsx';
import { AnggotaFields } from './anggota-fields.tsx';
import { anggotaFormValues, TAMBAH_SCHEMA, UBAH_SCHEMA, type AnggotaFormValues } from './anggota-form-values.ts';
import { MasukKeanggotaanFields } from './masuk-keanggotaan-fields.tsx';

type Props = {
  organisasi_id: number;
  /** Who is edited; without it somebody is added. */
  anggota?: Anggota;
  opened: boolean;
  onClose: () => void;
};

const marks = { errors: 'caller', refetches: ['grup', 'penempatan', 'akun', 'atribut', 'nilaiAtribut'] } as const;

export function AnggotaFormDialog({ organisasi_id, anggota, opened, onClose }: Props) {
  const [akunLama, setAkunLama] = useState<number | null>(null);
  const atribut = useQuery({ ...api.nilaiAtribut.listAtributAktif.query({ organisasi_id }), enabled: opened });
  const insert = useMutation(api.anggota.addAnggota.mutation(marks));
  const update = useMutation(api.anggota.changeAnggota.mutation(marks));

  const close = () => {
    setAkunLama(null);
    onClose();
  };
  const save = async (values: AnggotaFormValues) => {
    const { email, role, tgl_mulai, is_face_verified, ...others } = values;
    const known = anggota?.atribut ?? {};
    // Only what was changed here: the member may have filled in others meanwhile.
    const changed = Object.entries(values.atribut).filter(([id, nilai]) => nilai !== (known[id] ?? ''));
    const fields = { ...others, atribut: Object.fromEntries(changed) };
    if (anggota) {
      const { user_id, versi } = anggota;
      return update.mutateAsync({ ...fields, is_face_verified, organisasi_id, user_id, versi });
    }
    const who = akunLama === null ? { email } : { user_id: akunLama };
    return insert.mutateAsync({ ...fields, ...who, role, tgl_mulai: tgl_mulai ?? undefined, organisasi_id });
  };
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={anggota ? 'Ubah anggota' : 'Tambah anggota'}
      submitLabel={anggota ? 'Simpan' : 'Tambah'}
      width={760}
      initialValues={anggotaFormValues(anggota)}
      schema={anggota ? UBAH_SCHEMA : TAMBAH_SCHEMA}
      onSubmit={save}
    >
      {(form) => (
        <>
          {!anggota && (
            <AkunLamaNotice
              organisasi_id={organisasi_id}
              email={form.form.values.email}
              chosen={akunLama !== null}
              onChoose={(akun) => {
                setAkunLama(akun?.user_id ?? null);
                if (akun) form.form.setFieldValue('nama', akun.nama);
              }}
            />
          )}
          {anggota?.dapat_dikelola && !anggota.dapat_ubah_akun && (
            <p role="note">
              {anggota.nama} juga milik instansi lain: nama, jenis kelamin, dan nomor teleponnya diubah olehnya sendiri
              atau admin tenant.
            </p>
          )}
          <AnggotaFields
            form={form}
            isNew={!anggota}
            akunLama={akunLama !== null || anggota?.dapat_ubah_akun === false}
          />
          <IsianAtributSection
            legend="Atribut"
            atribut={atribut.data ?? []}
            nilai={form.field('atribut').value}
            onChange={form.field('atribut').onChange}
            errors={form.form.errors}
          />
          <MasukKeanggotaanFields organisasi_id={organisasi_id} form={form} isNew={!anggota} />
        </>
      )}
    </FormDialog>
  );
}
