import type { perintahMesin } from '@hadir/contract/perangkat/perintah/perintah-mesin.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { IsiPerintah } from '@hadir/rules/perangkat/perintah-mesin.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { findPerangkat } from '../daftar/perangkat.queries.ts';
import { findPerintah, insertPerintah, isPerintahMenunggu, listPinAktif } from './perintah-mesin.queries.ts';

type Call = typeof perintahMesin.submitPerintahMesin;

/**
 * Asks a machine for something, which it takes when it asks next (aturan/perangkat#perintah). Refuses of one that is not
 * heard, and while the same waits already.
 */
export const submitPerintahMesin: Verb<Call> = async (ctx, input) => {
  const { perangkat_id, jenis } = input;
  const mesin = found(await findPerangkat(ctx, perangkat_id));
  if (mesin.jenis !== 'mesin') throw new Refusal('perangkat.bukan_mesin');
  if (mesin.status !== STATUS_RECORD.aktif) throw new Refusal('perangkat.tidak_didengar');
  const isi = await isiOf(ctx, input);
  const pin = jenis === 'hapus_pin' ? (input.pin ?? null) : null;
  if (await isPerintahMenunggu(ctx, { perangkat_id, jenis, pin })) throw new Refusal('perangkat.perintah_menunggu');
  const kelompok = crypto.randomUUID();
  await insertPerintah(ctx, { perangkat_id, kelompok, jenis }, isi);
  const sesudah = found(await findPerintah(ctx, { perangkat_id, kelompok }));
  ctx.logChange({ sesudah });
  return sesudah;
};

/** What goes with each command: one for each member whose name is sent, else one. */
async function isiOf(ctx: OrganisasiCtx, { jenis, from, to = ctx.today, pin }: Input<Call>): Promise<IsiPerintah[]> {
  if (jenis === 'kirim_ulang') {
    if (!from) throw refuseField('from', 'Isi sejak tanggal berapa');
    if (from > ctx.today) throw refuseField('from', 'Tanggal ini belum tiba. Pilih tanggal sampai hari ini');
    return [{ from, to }];
  }
  if (jenis === 'hapus_pin') {
    if (!pin) throw refuseField('pin', 'Isi PIN yang dihapus');
    return [{ pin }];
  }
  if (jenis !== 'kirim_nama') return [{}];
  const anggota = await listPinAktif(ctx);
  if (anggota.length === 0) throw new Refusal('perangkat.tanpa_pin');
  return anggota;
}
