import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { HariDikoreksi } from '../../kehadiran/turunan/kehadiran-upward.ts';
import { listPenerima } from '../../persetujuan/surat/penerima.queries.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { sebutHariDikoreksi } from './sebut-hari-dikoreksi.ts';

type Masukan = { pelaku: string; apa: string; hari: HariDikoreksi[] };

/** Tells each whose past days a correction made others, once: who corrected what, how many days, and from when to when. */
export const kabarKoreksiJob: Job<Masukan> = {
  jenis: 'kabar-koreksi',
  retryLimit: 3,
  isAwaited: false,
  run: async ({ deps, now, dibuat_oleh }, { pelaku, apa, hari }) => {
    return async (db) => {
      const user_ids = [...new Set(hari.map(({ user_id }) => user_id))];
      const penerima = new Map(
        (await listPenerima({ db }, user_ids, dibuat_oleh ?? 0)).map((one) => [one.user_id, one]),
      );
      const kabar = hari.flatMap((one) => {
        const orang = penerima.get(one.user_id);
        if (!orang) return [];
        const { organisasi_id, user_id, tgl_awal, tgl_akhir } = one;
        const judul = `${pelaku} mengoreksi ${apa}: ${sebutHariDikoreksi(one, 'hari Anda')}`;
        const alamat = `${deps.publicUrl}/organisasi/${organisasi_id}/riwayat-hadir-user`;
        const tautan = `${alamat}?from=${tgl_awal}&to=${tgl_akhir}`;
        const teks = [`Halo ${orang.nama},`, `${judul}.`, `Selengkapnya: ${tautan}`].join('\n\n');
        return [
          { user_id, jenis: ['hasil'] as const, organisasi_id, surat: { kepada: orang.email, judul, teks }, tautan },
        ];
      });
      await sendPemberitahuan({ db, deps, now }, kabar);
      return { dikabari: kabar.length };
    };
  },
};
