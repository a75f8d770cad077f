import { idOf, type Tempat } from './tempat.ts';

/** Claims and incidents. A claim that was refused is one that was taken back: neither has an effect. */
export async function loadKoreksi({ klien, folder, base, userByPin, zona }: Tempat): Promise<void> {
  for (const row of folder.csv('klaim.csv')) {
    const form = new FormData();
    for (const pin of (row['pin'] ?? '').split(' ')) form.append('user_id', String(idOf(userByPin, pin)));
    form.append('jenis', row['jenis'] ?? '');
    form.append('tgl_mulai', row['tgl_mulai'] ?? '');
    form.append('tgl_selesai', row['tgl_selesai'] ?? '');
    form.append('sehari', row['sehari'] ?? '0');
    for (const sisi of ['jam_masuk', 'jam_pulang']) if (row[sisi]) form.append(sisi, `${row[sisi]}:00`);
    form.append('keterangan', row['jenis'] ?? '');
    const made = await klien.call<{ presensi_klaim_id: number }>('POST', `${base}/klaim-presensi`, form);
    const { presensi_klaim_id } = made;
    if (row['status'] !== 'disetujui') {
      await klien.call('POST', `${base}/batal-klaim`, { presensi_klaim_id, keterangan: row['status'] });
    }
  }
  for (const row of folder.csv('gangguan.csv')) {
    const form = new FormData();
    form.append('dari', toInstant(row['dari'] ?? '', zona));
    form.append('sampai', toInstant(row['sampai'] ?? '', zona));
    form.append('alasan', row['alasan'] ?? '');
    const { gangguan_id } = await klien.call<{ gangguan_id: number }>('POST', `${base}/gangguan`, form);
    const keputusan = row['status'] === 'disetujui' ? 'setujui' : 'tolak';
    await klien.call('POST', `${base}/gangguan/${gangguan_id}/keputusan`, { keputusan, keterangan: row['status'] });
  }
}

const SELISIH: Record<string, string> = {
  'Asia/Jakarta': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
};

/** '2026-03-11 07:00' on the clock of the zone. */
const toInstant = (waktu: string, zona: string) =>
  new Date(`${waktu.replace(' ', 'T')}:00${SELISIH[zona]}`).toISOString();
