import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { panduanDitawarkan } from '../../base/panduan/panduan-ditawarkan.ts';
import { panduanLayar } from '../../base/panduan/panduan-layar.ts';
import { playPanduan } from '../../base/panduan/play-panduan.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { formatJarak } from '../../kit/format/format-jarak.ts';
import { kalimatJadwal } from './kalimat-jadwal.ts';
import classes from './tiga-langkah.module.css';

type Last = Pick<PresensiTerakhir, 'jadwal' | 'hari' | 'lokasi' | 'luar_radius'>;
type Props = { user_id: number; last: Last };

const NAMA = 'beranda-anggota';

/** On a member's first visit: the button, the place and the rule. Put away once; Help shows them again on the screen itself. */
export function TigaLangkah({ user_id, last }: Props) {
  const [closed, setClosed] = useState(() => panduanDitawarkan.has(user_id, NAMA));
  useEffect(() => panduanLayar.enter(NAMA), []);
  if (closed) return null;
  const close = () => {
    panduanDitawarkan.add(user_id, NAMA);
    setClosed(true);
  };
  return (
    <aside className={classes['card']} aria-label="Panduan layar">
      <h2>Tiga hal untuk memulai</h2>
      <ol>
        <li>
          <strong>Tombolnya</strong>
          Tekan Presensi saat datang, sekali lagi saat pulang. Tanpa sambungan pun tersimpan, lalu terkirim sendiri.
        </li>
        <li>
          <strong>Tempatnya</strong>
          {sebutTempat(last)}
        </li>
        <li>
          <strong>Aturannya</strong>
          {sebutAturan(last)}
        </li>
      </ol>
      <div className={classes['buttons']}>
        <Button size="sm" onClick={close}>
          Mengerti
        </Button>
        <Button
          size="sm"
          variant="subtle"
          onClick={() => {
            close();
            void playPanduan(NAMA);
          }}
        >
          Lihat panduan
        </Button>
      </div>
    </aside>
  );
}

const DI_LUAR: Record<Last['luar_radius'], string> = {
  hitung: 'Di luarnya presensi tetap tercatat, dengan tanda.',
  tinjau: 'Di luarnya presensi menunggu tinjauan operator.',
  tolak: 'Di luarnya presensi tidak diterima.',
};

function sebutTempat({ lokasi, luar_radius }: Last): string {
  const [first, ...others] = lokasi;
  if (!first) return 'Di mana pun Anda bekerja: instansi Anda tidak membatasi tempatnya.';
  const lain = others.length > 0 ? `, atau ${formatAngka(others.length)} tempat lain` : '';
  return `${first.nama}, sampai ${formatJarak(first.radius_meter)} dari titiknya${lain}. ${DI_LUAR[luar_radius]}`;
}

function sebutAturan({ jadwal, hari }: Last): string {
  const kalimat = kalimatJadwal({ jadwal, hari });
  const pulang = 'Tanpa presensi pulang harinya belum lengkap.';
  if (!jadwal) return `${kalimat} Pada hari kerja, yang datang sesudah jam masuk dihitung terlambat.`;
  if (jadwal.tipe_jadwal === TIPE_JADWAL.fleksibel) return `${kalimat} ${pulang}`;
  const masuk = sebutJam(jadwal.jam_masuk);
  const terlambat =
    jadwal.toleransi_masuk > 0
      ? `Datang lebih dari ${formatAngka(jadwal.toleransi_masuk)} menit sesudah ${masuk} dihitung terlambat.`
      : `Datang sesudah ${masuk} dihitung terlambat.`;
  return `${kalimat} ${terlambat} ${pulang}`;
}
