import type { Client } from 'pg';
import type { Filled } from './fill-database.ts';

const PILIHAN = [1, 2, 3, 4, 5].map((pilihan_id) => ({ pilihan_id, teks: `Pilihan ${pilihan_id}` }));
const BARIS = [1, 2, 3].map((baris_id) => ({ baris_id, teks: `Baris ${baris_id}` }));
const KOSONG = { keterangan: '', is_wajib: true, syarat: null, pilihan: [], baris: [], minimum: null, maksimum: null };
const TANPA_LABEL = { label_minimum: '', label_maksimum: '' };
const ISI = [
  { jenis: 'pilihan', pilihan: PILIHAN },
  { jenis: 'beberapa', pilihan: PILIHAN },
  { jenis: 'skala', minimum: 0, maksimum: 10 },
  { jenis: 'matriks', pilihan: PILIHAN, baris: BARIS },
  { jenis: 'angka' },
  { jenis: 'tanggal' },
  { jenis: 'teks_pendek' },
];

/** A questionnaire with a question of each kind, and so many answers to it through its link; ten values each. */
export async function fillKuesioner(
  client: Client,
  { tenant_id, organisasi_id }: Filled,
  jumlah: number,
): Promise<number> {
  const pertanyaan = ISI.map((one, at) => ({
    ...KOSONG,
    ...TANPA_LABEL,
    ...one,
    pertanyaan_id: at + 1,
    judul: `Pertanyaan ${at + 1}`,
  }));
  const bagian = JSON.stringify([{ bagian_id: 1, judul: '', keterangan: '', pertanyaan }]);
  const { rows } = await client.query<{ kuesioner_id: number }>(
    `insert into kuesioner (tenant_id, organisasi_id, judul, bagian, jumlah_pertanyaan, is_anonim, sasaran, status)
     values ($1, $2, 'Ukur', $3, ${ISI.length}, false, 'semua', 'terbit') returning kuesioner_id`,
    [tenant_id, organisasi_id, bagian],
  );
  const kuesioner_id = rows[0]?.kuesioner_id ?? 0;
  const at = [tenant_id, organisasi_id, kuesioner_id];
  await client.query(
    `insert into kuesioner_respons (tenant_id, organisasi_id, kuesioner_id, is_anonim, tanggal, dikirim_pada)
     select $1, $2, $3, false, date '2026-11-01' + n % 20, timestamptz '2026-11-01 01:00Z' + make_interval(mins => n % 28800)
     from generate_series(1, ${jumlah}) n`,
    at,
  );
  await client.query(
    `insert into kuesioner_jawaban
       (tenant_id, organisasi_id, kuesioner_id, respons_id, pertanyaan_id, urutan, baris_id, nilai, angka, tanggal, teks)
     select $1, $2, $3, r.respons_id, v.pertanyaan_id, v.urutan, v.baris_id, v.nilai, v.angka, v.tanggal, v.teks
     from (select respons_id, hashtext(respons_id::text) & 65535 as acak from kuesioner_respons
       where organisasi_id = $2 and kuesioner_id = $3) r,
     lateral (values
       (1, 0, 0, acak % 5 + 1, null::numeric, null::date, null),
       (2, 0, 0, acak % 2 + 1, null, null, null),
       (2, 1, 0, acak % 3 + 3, null, null, null),
       (3, 0, 0, acak % 11, null, null, null),
       (4, 0, 1, acak % 5 + 1, null, null, null),
       (4, 1, 2, acak % 4 + 1, null, null, null),
       (4, 2, 3, acak % 3 + 1, null, null, null),
       (5, 0, 0, null, 35 + (acak % 60) / 10.0, null, null),
       (6, 0, 0, null, null, date '2026-01-01' + acak % 300, null),
       (7, 0, 0, null, null, null, 'Saran ke ' || acak)
     ) v (pertanyaan_id, urutan, baris_id, nilai, angka, tanggal, teks)`,
    at,
  );
  await client.query('vacuum analyze');
  return kuesioner_id;
}
