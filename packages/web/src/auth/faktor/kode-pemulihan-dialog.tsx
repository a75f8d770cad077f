import { Button } from '@mantine/core';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { saveFile } from '../../ui/feedback/save-file.ts';
import classes from './faktor.module.css';

type Props = { kode: string[] | null; onClose: () => void };

const NAMA_BERKAS = 'kode-pemulihan-hadir.txt';

/** Recovery codes that were just made. They are shown this once: the server keeps only what checks them. */
export function KodePemulihanDialog({ kode, onClose }: Props) {
  const text = `Kode pemulihan Hadir. Setiap kode berlaku satu kali.\n\n${(kode ?? []).join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify.success('Kode pemulihan disalin');
  };
  return (
    <Dialog
      opened={kode !== null}
      onClose={onClose}
      title="Simpan kode pemulihan"
      fullScreenOnPhone
      footer={<Button onClick={onClose}>Sudah saya simpan</Button>}
    >
      <div className={classes['stack']}>
        <p>
          Dengan salah satu kode ini Anda tetap dapat masuk bila ponsel atau kunci Anda hilang. Kode hanya tampak sekali
          ini; simpan di tempat yang aman, bukan di ponsel yang sama.
        </p>
        <ul className={classes['kode']} data-cetak aria-label="Kode pemulihan">
          {kode?.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <div className={classes['buttons']}>
          <Button variant="default" onClick={() => void copy()}>
            Salin
          </Button>
          <Button variant="default" onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), NAMA_BERKAS)}>
            Unduh
          </Button>
          <Button variant="default" onClick={() => window.print()}>
            Cetak
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
