import type { JenjangPersetujuan } from '@hadir/contract/persetujuan/jenjang-persetujuan.ts';
import type { Persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { sebutJenjang } from '@hadir/contract/persetujuan/sebut-jenjang.ts';

/** A chain as the log keeps it: who decides at each level, in words, so that it can be read who came and who went. */
export const toLogJalur = ({ jenjang, ...jalur }: Persetujuan) => ({
  ...jalur,
  jenjang: jenjang.map((one, at) => `${at + 1}. ${sebutJenjang(one)}${sebutSyarat(one)}`),
});

function sebutSyarat({ nama_pengganti, eskalasi_hari }: JenjangPersetujuan): string {
  const syarat = [
    nama_pengganti && `pengganti ${nama_pengganti}`,
    eskalasi_hari && `jenjang berikutnya sesudah ${eskalasi_hari} hari`,
  ].filter(Boolean);
  return syarat.length > 0 ? ` (${syarat.join(', ')})` : '';
}
