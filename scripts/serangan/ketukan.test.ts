import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hitungKetukan, mulaiKetukan } from './ketukan.ts';
import { withBasisData } from './with-basis-data.ts';

test('an acknowledged tap that is lost is counted as lost, also beside one of the same member that was recorded twice', async () => {
  await withBasisData(1, async ({ isi, asOwner }) => {
    // Acknowledges every tap, and records none.
    const saat: string[] = [];
    const server = createServer((request, response) => {
      void text(request).then(async (body) => {
        saat.push((JSON.parse(body) as { waktu_klien: string }).waktu_klien);
        await sleep(5); // one phone's next tap is of another millisecond
        response.writeHead(201).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const [sekolah] = isi;
    if (!sekolah) throw new Error('Nothing was filled');
    const ketukan = mulaiKetukan({ isi: [sekolah] }, [`http://127.0.0.1:${(server.address() as AddressInfo).port}`], 1);
    await expect.poll(() => saat.length, { timeout: 10_000 }).toBeGreaterThan(3);
    const hasil = await ketukan.selesai();
    server.close();

    const { tenant_id, organisasi_id, user_id } = sekolah;
    const catat = (semua: readonly string[]) =>
      asOwner((owner) =>
        owner.query(
          `insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber, waktu_klien)
           select $1, $2, $3, now(), 'Asia/Jakarta', 'ponsel', unnest($4::timestamptz[])`,
          [tenant_id, organisasi_id, user_id[0], semua],
        ),
      );
    const hitung = async () => {
      const [diakui, hilang, ganda] = await hitungKetukan('uji', { asOwner }, hasil);
      return { diakui: diakui?.nilai, hilang: hilang?.nilai, ganda: ganda?.nilai };
    };
    await catat(saat.slice(1));
    expect(await hitung()).toEqual({ diakui: saat.length, hilang: 1, ganda: 0 });
    await catat(saat.slice(1, 2));
    expect(await hitung()).toEqual({ diakui: saat.length, hilang: 1, ganda: 1 });
    await catat(saat.slice(0, 1));
    expect(await hitung()).toEqual({ diakui: saat.length, hilang: 0, ganda: 1 });
  });
});
