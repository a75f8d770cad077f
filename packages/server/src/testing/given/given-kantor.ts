import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { tempatBuilders } from './given-tempat.ts';
import type { TestServer } from '../start-test-server.ts';

/** An organisation with its operator, for tests of its members. */
export function kantorBuilders({ given, as, all }: Pick<TestServer, 'given' | 'as' | 'all'>) {
  const tempat = tempatBuilders(all);
  return {
    tempat,
    kantor: async () => {
      const organisasi = await given.organisasi();
      const operator = await given.orang('operator', organisasi);
      const grup = (nama: string, status: number = STATUS_RECORD.aktif) => tempat.grup(organisasi, { nama, status });
      const url = `/orgs/${organisasi.organisasi_id}/users`;
      return { organisasi, operator, as: as(operator), grup, url };
    },
    /** Since when and until when, the first first. */
    rowsOf: (table: 'keanggotaan' | 'anggota_grup', user_id: number) =>
      all
        .selectFrom(table)
        .select(['tgl_mulai', 'tgl_selesai'])
        .where('user_id', '=', user_id)
        .orderBy('tgl_mulai')
        .execute(),
  };
}
