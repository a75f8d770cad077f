import { Button, TextInput } from '@mantine/core';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';

type Props = { url: string; onClose: () => void };

/** A new public link, which is shown this once. */
export function TautanDialog({ url, onClose }: Props) {
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Tautan disalin');
    } catch {
      notify.warning('Peramban tidak mengizinkan penyalinan. Pilih dan salin tautannya sendiri');
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Tautan publik"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Tutup
          </Button>
          <Button onClick={() => void copy(url)}>Salin tautan</Button>
        </>
      }
    >
      <p>
        Siapa pun yang memegang tautan ini dapat menjawab tanpa akun selama kuesionernya terbuka. Tautan hanya
        diperlihatkan sekali; yang baru menggantikan yang lama. Satu jawaban per perangkat hanya mencegah jawaban ganda
        yang tidak disengaja: untuk satu orang satu suara, tujukan kuesioner kepada anggota.
      </p>
      <TextInput label="Tautan" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
}
