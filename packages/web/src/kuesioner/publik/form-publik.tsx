import { useEffect, useState, type FormEvent } from 'react';
import { ApiError } from '../../kit/failure/api-error.ts';
import { fieldErrorsOf } from '../../kit/failure/field-errors.ts';
import { pesanKegagalan } from '../../kit/failure/pesan-kegagalan.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { IsianPertanyaan } from '../pertanyaan/isian-pertanyaan.tsx';
import { useJawaban } from '../pertanyaan/use-jawaban.ts';
import { HalamanPublik } from './halaman-publik.tsx';
import { ingatanPerangkat, type Kabar } from './ingatan-perangkat.ts';
import { panggilPublik, type KuesionerPublik } from './panggil-publik.ts';
import classes from './publik.module.css';
import { toKabarGagal } from './to-kabar-gagal.ts';

type Props = { token: string; kuesioner: KuesionerPublik; onEnd: (kabar: Kabar) => void };

/** The questions of a link. What is typed outlives a reload; what was sent and not heard of is sent again as the same. */
export function FormPublik({ token, kuesioner, onEnd }: Props) {
  const { judul, keterangan, organisasi, tgl_selesai, is_anonim, bagian, susunan } = kuesioner;
  const [{ kirim_id, jawaban: awal }] = useState(() => ingatanPerangkat.isian(token));
  const isian = useJawaban(bagian, awal);
  const { jawaban } = isian;
  useEffect(() => ingatanPerangkat.keepIsian(token, { kirim_id, jawaban }), [token, kirim_id, jawaban]);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const salah = Object.keys(isian.salah).length;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = isian.check();
    if (!checked || sending) return;
    setSending(true);
    setFailure(null);
    try {
      const sent = await panggilPublik.submit({
        token,
        kunci: ingatanPerangkat.kunci(),
        kirim_id,
        jawaban: checked,
        susunan,
      });
      ingatanPerangkat.forgetIsian(token);
      onEnd({ kind: 'terkirim', ...sent });
    } catch (error) {
      const gagal = error instanceof ApiError ? toKabarGagal(error) : null;
      if (gagal) return onEnd(gagal);
      isian.refuse(fieldErrorsOf(error));
      setFailure(`${pesanKegagalan(error)}. Jawaban Anda tetap ada di halaman ini.`);
    } finally {
      setSending(false);
    }
  };
  return (
    <HalamanPublik judul={judul} asal={organisasi}>
      {keterangan && <p className={classes['keterangan']}>{keterangan}</p>}
      <p className={classes['catatan']}>
        {is_anonim ? 'Kuesioner ini anonim. ' : ''}
        {tgl_selesai ? `Dijawab sampai ${formatTanggal(tgl_selesai)}. ` : ''}
        Pertanyaan bertanda * wajib dijawab.
      </p>
      <form className={classes['form']} noValidate onSubmit={(event) => void send(event)}>
        <IsianPertanyaan bagian={bagian} isian={isian} />
        <div className={classes['end']}>
          {salah > 0 && (
            <p className={classes['salah']} role="alert">
              {salah} pertanyaan perlu diperiksa.
            </p>
          )}
          {failure && (
            <p className={classes['salah']} role="alert">
              {failure}
            </p>
          )}
          <button type="submit" className={classes['kirim']} disabled={sending}>
            {sending ? 'Mengirim…' : 'Kirim'}
          </button>
        </div>
      </form>
    </HalamanPublik>
  );
}
