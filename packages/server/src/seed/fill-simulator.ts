import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { SatuanSimulator } from '../platform/simpatika/simulator/ptk-simulator.ts';
import type { Simulator } from '../platform/simpatika/simulator/start-simulator.ts';

/**
 * Tells the staff system's simulator who works in the demo's linked organisations, so that there is something to see: two
 * whom the organisation does not know yet, one with another task, one who cannot be read, one who has left.
 */
export async function fillSimulator(db: Db, simulator: Simulator): Promise<void> {
  await simulator.atur({ satuan: await inScope(db, { lingkup: 'semua' }, listSatuan, { readOnly: true }) });
}

async function listSatuan(db: Db): Promise<Record<string, SatuanSimulator>> {
  const organisasi = await db
    .selectFrom('organisasi')
    .select(['organisasi_id', 'nama', 'npsn', 'nsm', 'alamat', 'telepon', 'kepala_nama', 'kepala_nip'])
    .where('k_sumber_data', '=', SUMBER_DATA.terhubung)
    .where('nsm', 'is not', null)
    .execute();
  const satuan: Record<string, SatuanSimulator> = {};
  for (const { organisasi_id, nsm, ...isi } of organisasi) {
    const ptk = await listPtk(db, organisasi_id);
    satuan[nsm ?? ''] = { satuan: { ...isi, nsm, alamat: isi.alamat && `${isi.alamat}, RT 02`, status: 1 }, ptk };
  }
  return satuan;
}

const BARU = [
  ['Nurul Hidayati, S.Pd.', 'P', 'Guru Bahasa Arab'],
  ['Fajar Ramadhan, S.Kom.', 'L', 'Guru Informatika'],
] as const;

async function listPtk(db: Db, organisasi_id: number): Promise<Record<string, unknown>[]> {
  const anggota = await db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select(['users.user_id', 'users.nama', 'users.gender', 'anggota.nip', 'anggota.nik', 'anggota.nuptk'])
    .select(['anggota.jabatan', 'anggota.jenis_kepegawaian', 'users.data_id'])
    .where('anggota.organisasi_id', '=', organisasi_id)
    .where('anggota.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
    .orderBy('users.user_id')
    .execute();
  const known = anggota
    // Whom a run has made before is one of those below.
    .filter(({ data_id }) => !data_id?.startsWith('BARU'))
    .map(({ user_id, data_id, ...isi }, at) => ({
      ...isi,
      peg_id: data_id ?? `PTK${user_id}`,
      no_hp: null,
      is_aktif: at !== 6,
      ...(at === 3 && { jabatan: 'Wakil Kepala Bidang Kurikulum', nik: isi.nik ?? '3276010101900003' }),
      ...(at === 4 && { nik: '12' }),
    }));
  const baru = BARU.map(([nama, gender, jabatan], at) => ({
    peg_id: `BARU${organisasi_id}-${at}`,
    nama,
    gender,
    no_hp: null,
    nip: null,
    nik: null,
    nuptk: String(9_000_000_000_000_000 + organisasi_id * 10 + at),
    jabatan,
    jenis_kepegawaian: 'Non-ASN',
    is_aktif: true,
  }));
  return [...known, ...baru];
}
