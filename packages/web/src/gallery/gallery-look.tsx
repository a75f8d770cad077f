import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Tone } from '../ui/show/tone.ts';
import { GallerySection } from './gallery-section.tsx';
import classes from './gallery.module.css';

const CHIPS: [Tone, string][] = [
  ['green', 'Tepat waktu'],
  ['red', 'Terlambat'],
  ['orange', 'Dibuat'],
  ['blue', 'Diajukan'],
  ['dark-red', 'Ditolak'],
  ['grey', 'Tidak Aktif'],
  ['black', 'Diblokir'],
  ['dark-green', 'Aktif'],
];

export function GalleryLook() {
  return (
    <>
      <GallerySection title="Tipografi">
        <p className={classes['figure']}>28/32 · 93,1%</p>
        <p className={classes['title']}>26/32 · Judul halaman</p>
        <h3>16/22 · Judul kartu</h3>
        <p>14/21 · Isi dan formulir, jelas dibaca.</p>
        <p className={classes['support']}>13/19 · Keterangan pendukung</p>
      </GallerySection>
      <GallerySection title="Warna dan tombol">
        <div className={classes['ladder']} aria-hidden="true">
          {Array.from({ length: 10 }, (_, step) => (
            <span key={step} style={{ background: `var(--brand-${step})` }} />
          ))}
        </div>
        <div className={classes['row']}>
          <Button>Utama</Button>
          <Button variant="default">Sekunder</Button>
          <Button variant="light">Lembut</Button>
          <Button variant="subtle">Hening</Button>
          <Button color="red">Tolak permanen</Button>
          <Button disabled>Nonaktif</Button>
          <Button loading>Memuat</Button>
        </div>
      </GallerySection>
      <GallerySection title="Isian">
        <TextInput label="Username" required defaultValue="siti" error="Minimal 6 karakter" />
        <PasswordInput
          label="Kata sandi"
          required
          defaultValue="rahasia"
          visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan kata sandi' }}
        />
        <div className={classes['row']}>
          <Checkbox label="Hadir" defaultChecked />
          <Checkbox label="Libur" />
          <Checkbox label="Nonaktif" disabled />
        </div>
      </GallerySection>
      <GallerySection title="Chip status">
        <div className={classes['row']}>
          {CHIPS.map(([tone, label]) => (
            <StatusChip key={tone} tone={tone} label={label} />
          ))}
        </div>
      </GallerySection>
    </>
  );
}
