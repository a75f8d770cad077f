import { idOf, type Tempat } from './tempat.ts';
import { toJadwalInput, type JadwalJson } from './to-jadwal-input.ts';

type PolaJson = {
  nama: string;
  target: 'grup' | 'anggota';
  untuk: string;
  siklus: string[];
  tgl_acuan: string;
  tgl_mulai: string;
  tgl_selesai: string;
};

const LIBUR = 'LIBUR';

/** Work hours, their assignments, cycles and the roster; answers the ids of the hours by their names. */
export async function loadJadwal({ klien, folder, base, userByPin, groupByNama }: Tempat) {
  const jadwalByNama = new Map<string, number>();
  for (const row of folder.json<JadwalJson[]>('jadwal.json')) {
    const { jadwal_id } = await klien.call<{ jadwal_id: number }>('POST', `${base}/jadwal`, toJadwalInput(row));
    jadwalByNama.set(row.nama, jadwal_id);
  }
  const jadwalOf = (nama: string | undefined) => (nama === LIBUR ? null : idOf(jadwalByNama, nama));
  const siapa = (target: string | undefined, untuk: string | undefined) => ({
    ...(target === 'grup' ? { group_id: idOf(groupByNama, untuk) } : {}),
    ...(target === 'anggota' ? { user_id: idOf(userByPin, untuk) } : {}),
  });

  // In the order of `no`, which breaks the last tie.
  for (const row of folder.csv('jadwal-kerja.csv').toSorted((a, b) => Number(a['no']) - Number(b['no']))) {
    await klien.call('POST', `${base}/jadwal-kerja`, {
      jadwal_id: idOf(jadwalByNama, row['jadwal']),
      target: row['target'],
      ...siapa(row['target'], row['untuk']),
      tgl_mulai: row['tgl_mulai'],
      tgl_selesai: row['tgl_selesai'] || null,
      status: Number(row['status']),
      koreksi: true,
    });
  }
  for (const { nama, target, untuk, siklus, tgl_acuan, tgl_mulai, tgl_selesai } of folder.json<PolaJson[]>(
    'pola-kerja.json',
  )) {
    const sasaran = [{ ...siapa(target, untuk), tgl_mulai, tgl_selesai: tgl_selesai || null }];
    const isi = { nama, tgl_acuan, siklus: siklus.map(jadwalOf), sasaran, koreksi: true };
    await klien.call('POST', `${base}/pola-kerja/store`, isi);
  }
  const sel = folder.csv('jadwal-shift.csv').map((row) => ({
    user_id: idOf(userByPin, row['pin']),
    tanggal: row['tanggal'],
    jadwal_id: jadwalOf(row['jadwal']),
  }));
  if (sel.length > 0) await klien.call('POST', `${base}/jadwal-shift`, { sel, koreksi: true });
}
