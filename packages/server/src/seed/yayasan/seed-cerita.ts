import type { STATUS_GANGGUAN } from '@hadir/rules/gangguan/tindakan-gangguan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { CeritaSekolah } from '../rencana/rencana.ts';
import type { Sekolah } from './insert-sekolah.ts';

const JAM = 3_600_000;
const PADAM_JAM = 10;
const DISETUJUI: (typeof STATUS_GANGGUAN)[number] = 'disetujui';

/** The power that went out two hours before the demo is filled: nothing is recorded from then on. */
export const padamSejak = (now: Date) => new Date(now.getTime() - 2 * JAM);

/** What the days of the schools with a story depend on: a day off of one's own, an outage on record. */
export async function seedCerita(trx: Db, sekolah: readonly Sekolah[], now: Date): Promise<void> {
  const padam = padamSejak(now);
  for (const { tenant_id, organisasi_id, hari_ini } of withCerita(sekolah, 'libur')) {
    await trx
      .insertInto('hari_libur')
      .values({
        tenant_id,
        organisasi_id,
        nama: 'Libur ulang tahun sekolah',
        jenis: 'organisasi',
        tgl_mulai: hari_ini,
        tgl_selesai: addDays(hari_ini, 1),
        status: STATUS_RECORD.aktif,
      })
      .execute();
  }
  for (const { tenant_id, organisasi_id } of withCerita(sekolah, 'padam')) {
    const sampai = new Date(padam.getTime() + PADAM_JAM * JAM);
    const alasan = 'Listrik dan jaringan padam';
    const { gangguan_id } = await trx
      .insertInto('gangguan')
      .values({ tenant_id, organisasi_id, dari: padam, sampai, alasan, status: DISETUJUI, diputuskan_pada: now })
      .returning('gangguan_id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('gangguan_organisasi').values({ tenant_id, organisasi_id, gangguan_id }).execute();
  }
}

const withCerita = (sekolah: readonly Sekolah[], cerita: CeritaSekolah) =>
  sekolah.filter((one) => one.cerita === cerita);
