import type { mulaiAnggota } from '@hadir/contract/anggota/mulai/mulai-anggota.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { checkTempat } from '../penempatan/check-tempat.ts';
import { countHariLewat } from './count-hari-lewat.ts';
import { loadHariMasuk } from './load-hari-masuk.ts';
import { sebutAkibatJauh, sebutAkibatMulai } from './sebut-akibat-mulai.ts';
import { sebutHariMasuk } from './sebut-hari-masuk.ts';

type Call = typeof mulaiAnggota.getMulaiAnggota;

/** What comes of the date, or of none, from which a member would be one who is added now (aturan/anggota#mulai). */
export async function getMulaiAnggota(ctx: OrganisasiCtx, isi: Input<Call>): Promise<Output<Call>> {
  const { today } = ctx;
  const { group_id = null, tgl_mulai = today } = isi;
  await checkTempat(ctx, [{ group_id }]);
  const hariIni = await loadHariMasuk(ctx, group_id);
  const baru = { group_id, tgl_mulai, tgl_selesai: null };
  const [lewat = 0] = await countHariLewat(ctx, [baru], hariIni.is_tutup ? today : addDays(today, -1));
  const catatan = sebutHariMasuk(hariIni, { tgl_mulai, lewat, today });
  return {
    catatan,
    akibat: tgl_mulai < today ? sebutAkibatMulai(lewat) : sebutAkibatJauh(tgl_mulai, today),
    besok: hariIni.is_tutup && tgl_mulai === today ? addDays(today, 1) : null,
  };
}
