import sharp from 'sharp';
import { expect, test } from 'vitest';
import { XLSX_BOMBS, xlsxOf } from '../../testing/bombs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as } = await startTestServer();

async function sekolah() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const send = (file: Uint8Array) =>
    operator.form('POST', `/orgs/${organisasi.organisasi_id}/import-user`, {
      file: new Blob([new Uint8Array(file)]),
      is_uji_coba: '1',
    });
  return { organisasi, operator, send };
}
const small = xlsxOf(
  '<row r="1"><c t="inlineStr"><is><t>Nama</t></is></c></row><row r="2"><c t="inlineStr"><is><t>Siti</t></is></c></row>',
);

test('while one school sends bomb after bomb, each is refused with a sentence and another school imports its members', async () => {
  const [jahat, baik] = [await sekolah(), await sekolah()];
  const bombs = Object.values(XLSX_BOMBS).map(({ make }) => make());
  const sent = bombs.map(jahat.send);
  const other = await baik.send(small);
  expect(other).toMatchObject({ status: 200, body: { data: { jumlah_baris: 1, jumlah_galat: 0 } } });
  for (const answer of await Promise.all(sent)) {
    expect([422, 433]).toContain(answer.status);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/^(Isi berkas|Berkas|Server sedang sibuk)/) });
  }
});

test('a picture that goes with a request is kept without its place and camera, a document as it is', async () => {
  const { organisasi } = await sekolah();
  const ani = as(await given.anggota(organisasi));
  const url = `/orgs/${organisasi.organisasi_id}/klaim-presensi`;
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#369' } })
    .withExif({ IFD0: { Make: 'Kamera Rahasia' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<</Title (Surat)>>\nendobj\n%%EOF\nsesudahnya');
  const kept = async (lampiran: Buffer, tgl_mulai: string) => {
    const isi = { jenis: 'dinas luar', keterangan: 'Rapat', tgl_mulai, sehari: '1' };
    const { body } = await ani.form('POST', url, { ...isi, lampiran: new Blob([new Uint8Array(lampiran)]) });
    const { presensi_klaim_id } = body.data as { presensi_klaim_id: number };
    return (await ani.get(`${url}/${presensi_klaim_id}/lampiran`)).raw;
  };
  const picture = await kept(Buffer.concat([jpeg, Buffer.from('ekor')]), '2026-11-18');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
  expect(picture.toString('latin1')).not.toMatch(/Kamera|Exif|ekor/);
  expect(await kept(pdf, '2026-11-19')).toEqual(pdf);
});

test('a machine’s log of more lines than any machine remembers is refused before they are read', async () => {
  const { organisasi, operator } = await sekolah();
  const berkas = new Blob([Buffer.alloc(600_000, '\n')]);
  expect(await operator.form('POST', `/orgs/${organisasi.organisasi_id}/presensi/impor`, { berkas })).toMatchObject({
    status: 422,
    body: { message: 'Berkas berisi lebih dari 500000 baris. Bagi menjadi beberapa berkas' },
  });
});
