import { useState, type FormEvent, type ReactNode } from 'react';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import classes from './kios.module.css';

type Props = {
  /** The code that came with the address, where it was opened by its QR. */
  kode: string;
  /** It was a kiosk until the operator took it back. */
  isDilepas: boolean;
  /** What stands here from before. */
  children: ReactNode;
  onPasang: (kode: string) => Promise<void>;
};

/** A browser that is no kiosk yet: takes the code that the operator's screen shows. */
export function PasangKios({ kode: awal, isDilepas, children, onPasang }: Props) {
  const [kode, setKode] = useState(awal);
  const [salah, setSalah] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setSalah('');
    try {
      await onPasang(kode);
    } catch (error) {
      setSalah(sebutKegagalan(error));
      setBusy(false);
    }
  };
  return (
    <main className={classes['pasang']}>
      {isDilepas && (
        <div role="alert" className={classes['dilepas']}>
          <strong>Layar ini tidak mencatat presensi lagi</strong>
          <span>Pakai ponsel Anda atau kios lain, atau hubungi operator.</span>
        </div>
      )}
      {children}
      <h1>Jadikan layar ini kios</h1>
      {isDilepas && <p>Kios ini dilepas operator atau tidak aktif. Aktifkan lagi, atau pasang dengan kode baru.</p>}
      <p>Di komputer operator, buka Perangkat, pilih kiosnya, lalu tekan Buat kode pasang.</p>
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor="kode-pasang">Kode pasang</label>
        <input
          id="kode-pasang"
          value={kode}
          onChange={(event) => setKode(event.target.value.toUpperCase())}
          maxLength={10}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={salah !== ''}
          aria-describedby="kode-salah"
          required
        />
        <p id="kode-salah" role="alert" className={classes['salah']}>
          {salah}
        </p>
        <button type="submit" disabled={busy}>
          {busy ? 'Memasang…' : 'Pasang'}
        </button>
      </form>
    </main>
  );
}
