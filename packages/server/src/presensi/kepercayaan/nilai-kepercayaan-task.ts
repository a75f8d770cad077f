import { countJarak } from '@hadir/rules/lokasi/jarak.ts';
import { judgeKepercayaan } from '@hadir/rules/presensi/kepercayaan/judge-kepercayaan.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { ScheduledTask } from '../../platform/jobs/scheduled-task.ts';
import { insertKepercayaan, listBelumDinilai, type FaktaEvent } from './kepercayaan.queries.ts';

/** So many in one transaction: what two servers judge at once stands once. */
const PORSI = 500;

/** Every minute: scores the events that wait for a person, so that he sees first what most needs him. No event waits for it. */
export const nilaiKepercayaanTask: ScheduledTask = {
  nama: 'nilai-kepercayaan',
  cron: '* * * * *',
  run: async ({ db }, now) => {
    for (;;) {
      const fakta = await inScope(db, { lingkup: 'semua' }, (trx) => listBelumDinilai(trx, now, PORSI), {
        readOnly: true,
      });
      if (fakta.length === 0) return;
      await inScope(db, { lingkup: 'semua' }, (trx) => insertKepercayaan(trx, fakta.map(judge)));
      if (fakta.length < PORSI) return;
    }
  },
};

function judge({ tenant_id, organisasi_id, presensi_id, lat, lng, terakhir, ...fakta }: FaktaEvent) {
  const perjalanan =
    terakhir && lat !== null && lng !== null
      ? { jarak_meter: Math.round(countJarak(terakhir, { lat, lng })), detik: terakhir.detik }
      : null;
  return { tenant_id, organisasi_id, presensi_id, ...judgeKepercayaan({ ...fakta, perjalanan }) };
}
