import { imporLembar } from '../../platform/http/impor/impor-lembar.ts';
import { tandaiKembar } from '../../platform/http/impor/tandai-kembar.ts';
import { KOLOM_POLA } from './kolom-pola.ts';
import { pilihanShift } from '../dasar/pilihan-shift.ts';
import type { polaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { listAllPola } from './pola-kerja.queries.ts';
import { readBarisPola } from './read-baris-pola.ts';
import { savePolaKerja } from './save-pola-kerja.ts';

type Isi = ReturnType<typeof readBarisPola>['isi'];

/** Patterns from a spreadsheet. */
export const importPolaKerja = imporLembar({
  maks: 500,
  kolom: () => KOLOM_POLA,
  judge: async (ctx, tabel) => {
    const shifts = await pilihanShift(ctx);
    const baris = tabel.baris.map((one) => ({ ...one, ...readBarisPola(one, shifts) }));
    return { baris: tandaiKembar(baris, { keyOf: ({ nama }) => nama.toLowerCase(), kolom: 'Nama', sebutan: 'Nama' }) };
  },
  write: async (ctx, isi: readonly Isi[], { organisasi_id, koreksi }: Input<typeof polaKerja.importPolaKerja>) => {
    const lama = await listAllPola(ctx);
    for (const one of isi) {
      const pola = lama.find(({ nama }) => nama.toLowerCase() === one.nama.toLowerCase());
      const { pola_kerja_id = null, sasaran = [] } = pola ?? {};
      // oxlint-disable-next-line no-await-in-loop -- one after another: they share the transaction
      await savePolaKerja(ctx, { organisasi_id, ...one, pola_kerja_id, sasaran, preview: false, koreksi });
    }
    ctx.logChange({ sesudah: isi });
  },
});
