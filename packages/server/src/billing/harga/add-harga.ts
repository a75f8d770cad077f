import type { HargaLangganan, hargaLangganan } from '@hadir/contract/billing/harga/harga-langganan.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { judgeTingkat } from '@hadir/rules/billing/count-harga.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { findHarga, insertHarga } from './harga-langganan.queries.ts';

const SALAH = {
  awal: 'Tingkat pertama dimulai dari akun ke-1',
  urutan: 'Tulis tingkat berurutan, masing-masing mulai dari akun yang lebih tinggi dari sebelumnya',
};

/** A price list from a day on, today at the earliest; those before it stay as they are (aturan/langganan#tabel-harga). */
export async function addHarga(ctx: UserCtx, input: Input<typeof hargaLangganan.addHarga>): Promise<HargaLangganan> {
  const { db, actor, today, now } = ctx;
  const { tgl_mulai, tingkat, ppn, keterangan } = input;
  if (tgl_mulai < today) throw refuseField('tgl_mulai', 'Isi hari ini atau sesudahnya: harga yang lampau tidak diubah');
  const salah = judgeTingkat(tingkat);
  if (salah) throw refuseField('tingkat', SALAH[salah]);
  const oleh = { dibuat_oleh: actor.user_id, pembuat: actor.nama, dibuat_pada: now };
  const harga_id = await insertHarga(db, { tgl_mulai, tingkat: JSON.stringify(tingkat), ppn, keterangan, ...oleh });
  const sesudah = found(await findHarga(db, today, harga_id));
  ctx.logChange({ sesudah });
  return sesudah;
}
