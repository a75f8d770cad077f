import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { cleanLampiranTask } from './clean-lampiran-task.ts';

const { given, all, deps, clock } = await startTestServer();
const organisasi = await given.organisasi();
const { tenant_id, organisasi_id } = organisasi;

/** As it was sent before attachments were cleaned. */
async function attached(content: Uint8Array) {
  const kind = { jenis: 'lampiran', nama: 'surat.jpg', mediaType: 'image/jpeg', dibuat_oleh: null } as const;
  const { berkas_id } = await deps.files.put(all, { ...kind, tenant_id, organisasi_id, content });
  await all.updateTable('berkas').set({ is_belum_bersih: true }).where('berkas_id', '=', berkas_id).execute();
  return berkas_id;
}
const kept = async (berkas_id: string) => {
  const found = await deps.files.read(all, berkas_id);
  if (!found) throw new Error('the file is gone');
  return found;
};
const isWaiting = async (berkas_id: string) => {
  const row = await all.selectFrom('berkas').select('is_belum_bersih').where('berkas_id', '=', berkas_id).execute();
  return row[0]?.is_belum_bersih;
};
const jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#369' } })
  .withExif({ IFD0: { Make: 'Ponsel', Copyright: 'Siti' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
  .jpeg()
  .toBuffer();

test('pictures that were attached before lose where and with what they were taken, once, and the others stay', async () => {
  const old = await Promise.all([attached(jpeg), attached(jpeg)]);
  const broken = await attached(Buffer.from('bukan gambar'));
  const untouched = (
    await deps.files.put(all, {
      jenis: 'lampiran',
      nama: 'baru.jpg',
      mediaType: 'image/jpeg',
      dibuat_oleh: null,
      tenant_id,
      organisasi_id,
      content: jpeg,
    })
  ).berkas_id;
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();

  await cleanLampiranTask.run(deps, clock.now);
  for (const berkas_id of old) {
    const { berkas, content } = await kept(berkas_id);
    const { exif, width, height } = await sharp(content).metadata();
    expect({ exif, width, height, ukuran: berkas.ukuran }).toEqual({
      exif: undefined,
      width: 40,
      height: 20,
      ukuran: content.length,
    });
  }
  expect(Buffer.from((await kept(broken)).content).toString()).toBe('bukan gambar');
  expect(Buffer.from((await kept(untouched)).content).equals(jpeg)).toBe(true);
  expect(await Promise.all([...old, broken].map(isWaiting))).toEqual([false, false, false]);

  const before = Buffer.from((await kept(old[0])).content);
  await cleanLampiranTask.run(deps, clock.now);
  expect(Buffer.from((await kept(old[0])).content).equals(before)).toBe(true);
});

test('one whose bytes are out of reach keeps none of the others waiting, and is tried again', async () => {
  const [lost, fine] = [await attached(jpeg), await attached(jpeg)];
  const berkas = (await kept(lost)).berkas;
  const content = (await kept(lost)).content;
  await deps.files.remove(all, berkas, clock.now);
  await all.updateTable('berkas').set({ dihapus_pada: null }).where('berkas_id', '=', lost).execute();
  await cleanLampiranTask.run(deps, clock.now);
  expect([await isWaiting(lost), await isWaiting(fine)]).toEqual([true, false]);
  await deps.files.replace(all, berkas, { content, mediaType: 'image/jpeg' });
  await cleanLampiranTask.run(deps, clock.now);
  expect(await isWaiting(lost)).toBe(false);
});
