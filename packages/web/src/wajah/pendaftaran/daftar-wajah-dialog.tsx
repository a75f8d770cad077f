import { PERSETUJUAN_WAJAH } from '@hadir/rules/wajah/persetujuan-wajah.ts';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { fieldErrorsOf } from '../../kit/failure/field-errors.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { Camera } from '../../ui/camera/camera.tsx';
import { PhotoPreview } from '../../ui/camera/photo-preview.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import classes from '../wajah.module.css';
import { SedangDiperiksa } from './sedang-diperiksa.tsx';

/** What is sent: three photos, and the version of the text that was agreed to. */
export type IsianWajah = { persetujuan_versi: string; foto_1: Blob; foto_2: Blob; foto_3: Blob };

type Props = {
  /** Whose face it is, where somebody else takes the photos. */
  nama?: string | undefined;
  onClose: () => void;
  /** Sends; the dialog closes afterwards. What it throws is shown and the photos that were right stay. */
  onSubmit: (isian: IsianWajah) => Promise<unknown>;
};

const NAMA_FOTO = ['foto_1', 'foto_2', 'foto_3'] as const;
/** What was said of the last sending, photo by photo where it is about some. */
type Gagal = { pesan: string; salah: Record<string, string> };
type Foto = Partial<Record<(typeof NAMA_FOTO)[number], Blob>>;
const ARAHAN = [
  'Foto 1 dari 3: hadap lurus ke kamera.',
  'Foto 2 dari 3: tolehkan kepala sedikit ke kiri.',
  'Foto 3 dari 3: tolehkan kepala sedikit ke kanan.',
];

const SUDAH = 'Ketiga foto sudah diambil. Kirim, atau ambil lagi salah satunya.';

/** Enrols a face: the text that is agreed to first, then three photos, then it is sent. */
export function DaftarWajahDialog({ nama, onClose, onSubmit }: Props) {
  const [isSetuju, setSetuju] = useState(false);
  const [isDibaca, setDibaca] = useState(false);
  const [foto, setFoto] = useState<Foto>({});
  const [failure, setFailure] = useState<Gagal | null>(null);
  const [sending, setSending] = useState(false);
  const salah = failure?.salah ?? {};
  const berikut = NAMA_FOTO.findIndex((name) => !foto[name]);

  const send = async () => {
    const { foto_1, foto_2, foto_3 } = foto;
    if (!foto_1 || !foto_2 || !foto_3) return;
    setSending(true);
    setFailure(null);
    try {
      await onSubmit({ persetujuan_versi: PERSETUJUAN_WAJAH.versi, foto_1, foto_2, foto_3 });
      onClose();
    } catch (error) {
      // Those that were refused are taken again; the others stay.
      const ditolak = fieldErrorsOf(error);
      setFoto((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in ditolak))));
      setFailure({ pesan: sebutKegagalan(error), salah: ditolak });
    }
    setSending(false);
  };

  return (
    <Dialog
      opened
      onClose={() => sending || onClose()}
      title={nama ? `Daftarkan wajah ${nama}` : 'Daftarkan wajah'}
      fullScreenOnPhone
      width={480}
      footer={
        <>
          <Button variant="default" disabled={sending} onClick={onClose}>
            Batal
          </Button>
          {!isDibaca ? (
            <Button disabled={!isSetuju} onClick={() => setDibaca(true)}>
              Lanjut mengambil foto
            </Button>
          ) : (
            <Button disabled={berikut >= 0} loading={sending} onClick={() => void send()}>
              Kirim
            </Button>
          )}
        </>
      }
    >
      {isDibaca ? (
        <div className={classes['stack']}>
          {Object.keys(salah).length === 0 && <FormNotice failure={failure?.pesan} />}
          {NAMA_FOTO.map(
            (name) =>
              salah[name] && (
                <p key={name} className={classes['galat']} role="alert">
                  {salah[name]}
                </p>
              ),
          )}
          {sending ? <SedangDiperiksa /> : <p aria-live="polite">{ARAHAN[berikut] ?? SUDAH}</p>}
          {berikut >= 0 && (
            <Camera
              key={berikut}
              label={`Foto ${berikut + 1} yang diambil`}
              onTake={(photo) => setFoto((now) => ({ ...now, [NAMA_FOTO[berikut] ?? '']: photo }))}
            />
          )}
          <ol className={classes['langkah']} aria-label="Foto yang sudah diambil">
            {NAMA_FOTO.map((name, index) => (
              <li key={name}>
                <Potret
                  photo={foto[name]}
                  nomor={index + 1}
                  onUlang={() => setFoto(({ [name]: _lama, ...others }) => others)}
                />
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <div className={classes['stack']}>
          <h3>{PERSETUJUAN_WAJAH.judul}</h3>
          {nama && <p>Bacakan atau perlihatkan ini kepada {nama}, lalu catat persetujuannya.</p>}
          <ul className={classes['butir']}>
            {PERSETUJUAN_WAJAH.butir.map((satu) => (
              <li key={satu}>{satu}</li>
            ))}
          </ul>
          <Checkbox
            checked={isSetuju}
            onChange={(event) => setSetuju(event.currentTarget.checked)}
            label={nama ? `${nama} sudah membaca dan menyetujuinya` : 'Saya sudah membaca dan menyetujuinya'}
          />
        </div>
      )}
    </Dialog>
  );
}

function Potret({ photo, nomor, onUlang }: { photo: Blob | undefined; nomor: number; onUlang: () => void }) {
  if (!photo)
    return (
      <span className={classes['kosong']}>
        <span aria-hidden="true">{nomor}</span>
      </span>
    );
  return (
    <>
      <PhotoPreview photo={photo} className="" label={`Foto ${nomor}`} />
      <Button size="compact-sm" variant="subtle" aria-label={`Ambil lagi foto ${nomor}`} onClick={onUlang}>
        Ambil lagi
      </Button>
    </>
  );
}
