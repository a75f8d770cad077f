import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { api } from '../../base/api/api.ts';
import { outbox } from '../../base/outbox/outbox.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { IsianPertanyaan } from '../pertanyaan/isian-pertanyaan.tsx';
import { useJawaban } from '../pertanyaan/use-jawaban.ts';
import type { KeadaanDraf } from './draf-saver.ts';
import type { IsianKuesioner } from './isian-tersimpan.ts';
import classes from './jawab.module.css';
import { responsOutbox, type ResponsAntre } from './respons-outbox.ts';
import { useDraf } from './use-draf.ts';
import type { HasilKirim } from './use-kirim.ts';

type Props = {
  siapa: { organisasi_id: number; kuesioner_id: number; user_id: number };
  isian: IsianKuesioner;
  refetch: () => Promise<unknown>;
  /** What to go on from. */
  awal: readonly Jawaban[];
  /** Why answers that waited on this device were not taken. */
  refusal: string | null;
  kirim: (respons: ResponsAntre) => Promise<HasilKirim | null>;
  sending: boolean;
  onHasil: (hasil: HasilKirim) => void;
};

/** The questions to fill in; what is typed is saved by itself, and all is sent once. */
export function FormKuesioner({ siapa, isian, refetch, awal, refusal, kirim, sending, onHasil }: Props) {
  const { organisasi_id, kuesioner_id } = siapa;
  const { judul, susunan } = isian;
  const jawaban = useJawaban(isian.bagian, awal);
  const draf = useDraf(siapa, { isian, refetch }, jawaban);
  const [failure, setFailure] = useState<string | null>(null);
  const [mengunggah, setMengunggah] = useState(0);
  const salah = Object.keys(jawaban.salah).length;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    // Answers are taken once: what is still on its way would be missing from them for good.
    if (mengunggah > 0) {
      setFailure('Berkas masih diunggah. Kirim sesudah unggahannya selesai.');
      return;
    }
    const checked = jawaban.check();
    if (!checked) return;
    draf.stop();
    await dismissRefused(kuesioner_id);
    const hasil = await kirim({ organisasi_id, kuesioner_id, judul, jawaban: checked, susunan });
    if (!hasil) return;
    if (hasil.kind === 'ditolak') {
      draf.resume();
      jawaban.refuse(hasil.errors);
      setFailure(hasil.pesan);
      return;
    }
    // What is on its way needs no draft; until it has arrived it stands in the queue of this device.
    draf.forget();
    onHasil(hasil);
  };
  const berkas = {
    upload: async (pertanyaan_id: number, file: File) => {
      setMengunggah((many) => many + 1);
      try {
        return await api.jawabKuesioner.uploadBerkasKuesioner.call(
          { organisasi_id, kuesioner_id, pertanyaan_id, berkas: file },
          { autosave: true },
        );
      } finally {
        setMengunggah((many) => many - 1);
        setFailure(null);
      }
    },
    urlOf: (berkas_id: string) => api.jawabKuesioner.getBerkasKuesioner.url({ organisasi_id, kuesioner_id, berkas_id }),
  };

  return (
    <form className={classes['form']} noValidate onSubmit={(event) => void send(event)}>
      <IsianPertanyaan bagian={isian.bagian} isian={jawaban} berkas={berkas} />
      <div className={classes['end']}>
        {salah > 0 && (
          <p className={classes['salah']} role="alert">
            {salah} pertanyaan perlu diperiksa.
          </p>
        )}
        <FormNotice failure={failure ?? refusal} />
        <Button type="submit" size="md" loading={sending} className={classes['kirim']}>
          Kirim
        </Button>
        <p className={classes['draf']} role="status">
          {sebutDraf(draf.keadaan)}
        </p>
      </div>
    </form>
  );
}

/** Answers that were refused before stand no longer once they are sent anew. */
async function dismissRefused(kuesioner_id: number): Promise<void> {
  const refused = outbox
    .read()
    .filter((one) => one.refusal !== null && responsOutbox.inputOf(one)?.kuesioner_id === kuesioner_id);
  await Promise.all(refused.map(({ key }) => outbox.dismiss(key)));
}

function sebutDraf(keadaan: KeadaanDraf | null): string {
  if (keadaan === null) return 'Isian tersimpan sendiri selagi Anda mengisi; boleh dilanjutkan nanti.';
  if (keadaan === 'tersimpan') return 'Isian tersimpan; boleh dilanjutkan nanti, juga di perangkat lain.';
  if (keadaan === 'di_perangkat') return 'Isian tersimpan di perangkat ini, dan di server begitu ada sambungan.';
  return keadaan.ditolak;
}
