import type { Deps } from '../../platform/ctx/deps.ts';
import { networkOf } from '../../platform/kit/network-of.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** So many answers of each network are taken whatever others have sent. */
const AWAL = 50;
/** Beyond them a network has at most the seventh part of what is left to all. */
const BAGIAN = 7;

/**
 * Counts an answer against what a link takes in a day (aturan/kuesioner#tautan); refuses (433) what is beyond it. The more
 * has come, the less one network may add: whoever floods a link cuts himself off long before those who come after him.
 */
export async function takeJatahTautan({ limits }: Deps, kuesioner_id: number, ip: string): Promise<void> {
  const tautan = String(kuesioner_id);
  const alamat = await limits.takeQuietly('kuesioner_alamat', `${tautan} ${networkOf(ip)}`);
  if (alamat && alamat.terpakai <= AWAL && (await limits.takeQuietly('kuesioner_awal', tautan))) return;
  const semua = await limits.takeQuietly('kuesioner_tautan', tautan, 0);
  const isLeft = alamat && semua && alamat.terpakai <= semua.sisa / BAGIAN;
  if (!isLeft || !(await limits.takeQuietly('kuesioner_tautan', tautan))) throw new Refusal('kuesioner.tautan_penuh');
}
