import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { useQuery } from '@tanstack/react-query';
import { IsianAtributSection } from '../../atribut/isian-atribut-section.tsx';
import { api } from '../../base/api/api.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { AkunLamaNotice } from '../akun/akun-lama-notice.tsx';
import { NomorDikenalNotice } from '../akun/nomor-dikenal-notice.tsx';
import { AnggotaFields } from './anggota-fields.tsx';
import { anggotaFormValues, TAMBAH_SCHEMA, UBAH_SCHEMA } from './anggota-form-values.ts';
import { MasukKeanggotaanFields } from './masuk-keanggotaan-fields.tsx';
import { nomorOf, useSimpanAnggota } from './use-simpan-anggota.ts';

type Props = {
  organisasi_id: number;
  /** Who is edited; without it somebody is added. */
  anggota?: Anggota;
  opened: boolean;
  onClose: () => void;
};

export function AnggotaFormDialog({ organisasi_id, anggota, opened, onClose }: Props) {
  const { akunLama, setAkunLama, dikenal, setDikenal, save } = useSimpanAnggota(organisasi_id, anggota);
  const atribut = useQuery({ ...api.nilaiAtribut.listAtributAktif.query({ organisasi_id }), enabled: opened });
  const isDiundang = dikenal !== null || akunLama?.is_diundang === true;
  const close = () => {
    setAkunLama(null);
    setDikenal(null);
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={anggota ? 'Ubah anggota' : 'Tambah anggota'}
      submitLabel={anggota ? 'Simpan' : isDiundang ? 'Kirim undangan' : 'Tambah'}
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
              onFind={(akun) => {
                setAkunLama(akun);
                if (akun) form.form.setFieldValue('nama', akun.nama);
                else if (akunLama) form.form.setFieldValue('nama', '');
              }}
            />
          )}
          {dikenal !== null && (
            <NomorDikenalNotice isStale={nomorOf(form.form.values) !== dikenal} onStale={() => setDikenal(null)} />
          )}
          {anggota?.dapat_dikelola && !anggota.dapat_ubah_akun && (
            <p role="note">
              {anggota.nama} juga milik instansi lain: nama, jenis kelamin, dan nomor teleponnya diubah olehnya sendiri
              atau admin induk.
            </p>
          )}
          <AnggotaFields
            form={form}
            isNew={!anggota}
            tersimpan={anggota && { organisasi_id, user_id: anggota.user_id, nik: anggota.nik }}
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
