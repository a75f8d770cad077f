import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import { runServer } from '../../bench/kit/run-server.ts';
import { underWay } from '../../bench/kit/under-way.ts';
import { startProxy } from '../../packages/server/src/testing/luar/start-proxy.ts';
import { sesiOf } from '../../bench/fill/fill-database.ts';
import { hitungKetukan, mulaiKetukan } from './ketukan.ts';
import { untilSiap } from './until-siap.ts';
import { withBasisData } from './with-basis-data.ts';

const TERSAMBUNG_MS = 1_000;
const LAMA_MS = 3_000;

/** The database's connections vanish without a word, and come back: nobody hangs, and nothing is lost. */
export async function serang(kali = 5): Promise<Figure[]> {
  return withBasisData(50, async (basisData) => {
    const proxy = await startProxy(basisData.url);
    const server = await runServer({ env: { DATABASE_URL: proxy.url } });
    const waktu = { turun: 0, kembali: 0, jawaban: 0 };
    const longest = (nama: keyof typeof waktu, since: number) => {
      waktu[nama] = Math.max(waktu[nama], (performance.now() - since) / 1000);
    };
    try {
      const ketukan = mulaiKetukan(basisData, [server.url]);
      const [orang = 0] = basisData.isi[0]?.user_id ?? [];
      const ask = async () => {
        const asked = performance.now();
        const answer = await fetch(`${server.url}/api/me`, { headers: { cookie: `hadir_sesi=${sesiOf(orang)}` } });
        await answer.arrayBuffer();
        longest('jawaban', asked);
      };
      for (let ke = 0; ke < kali; ke += 1) {
        await sleep(TERSAMBUNG_MS);
        const hilang = performance.now();
        proxy.swallow();
        const tergantung = underWay();
        for (let n = 0; n < 25; n += 1) tergantung.start(ask);
        await untilSiap(server.url, 503);
        longest('turun', hilang);
        await tergantung.all();
        await sleep(LAMA_MS);
        const ada = performance.now();
        await proxy.open();
        await untilSiap(server.url, 200);
        longest('kembali', ada);
      }
      const detik = { satuan: 'detik', arah: 'paling banyak' } as const;
      return [
        { nama: 'lubang-hitam: /siap turun', nilai: waktu.turun, batas: 2, ...detik },
        { nama: 'lubang-hitam: /siap kembali', nilai: waktu.kembali, batas: 5, ...detik },
        { nama: 'lubang-hitam: jawaban terlama', nilai: waktu.jawaban, batas: 6, ...detik },
        ...(await hitungKetukan('lubang-hitam', basisData, await ketukan.selesai())),
      ];
    } finally {
      await server.remove();
      await proxy.close();
    }
  });
}
