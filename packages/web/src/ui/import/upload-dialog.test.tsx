import { beforeEach, expect, test } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { showIn } from '../../testing/show-in.ts';
import { UploadDialog, type Upload } from './upload-dialog.tsx';
import { ApiError } from '../../kit/failure/api-error.ts';

let saved: Upload[] = [];
let closed = 0;
beforeEach(async () => {
  saved = [];
  closed = 0;
  await showIn({});
});

const open = (onSave: (upload: Upload) => Promise<void> = async (upload) => void saved.push(upload)) =>
  renderUi(
    <UploadDialog
      opened
      onClose={() => closed++}
      title="Impor anggota"
      accept=".xlsx"
      maxBytes={1024}
      withDescription
      onSave={onSave}
    />,
  );
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

test('saving waits for a file; the description may be left out', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();

  await screen.getByLabelText(/Pilih berkas/).upload(file('anggota.xlsx'));
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => closed).toBe(1);
  expect(saved[0]?.file.name).toBe('anggota.xlsx');
  expect(saved[0]?.description).toBe('');
});

test('a file of another kind or too large is refused with the reason', async () => {
  const screen = await open();
  await screen.getByLabelText(/Pilih berkas/).upload(file('foto.png'));
  await expect.element(screen.getByText('Pilih berkas XLSX')).toBeVisible();
  await screen.getByLabelText(/Pilih berkas/).upload(file('besar.xlsx', 2560));
  await expect.element(screen.getByText('Berkas 2,5 KB melebihi batas 1 KB')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
});

test('on a phone a long file name does not push the dialog wider than itself', async () => {
  await showIn({ width: 360 });
  const screen = await open();
  await screen.getByLabelText(/Pilih berkas/).upload(file(`${'daftar-anggota-'.repeat(6)}.xlsx`));
  await expect.element(screen.getByRole('button', { name: /^Lepas/ })).toBeVisible();
  const { right } = screen
    .getByRole('button', { name: /^Lepas/ })
    .element()
    .getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(screen.getByRole('dialog').element().getBoundingClientRect().right);
});

test('when sending fails the reason is shown and the file is kept', async () => {
  const screen = await open(async () => {
    throw new ApiError({ code: 433, message: 'Baris 3: NIP sudah dipakai' });
  });
  await screen.getByLabelText(/Pilih berkas/).upload(file('anggota.xlsx'));
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByText('Baris 3: NIP sudah dipakai')).toBeVisible();
  await expect.element(screen.getByText('anggota.xlsx')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled();
  expect(closed).toBe(0);
});

test('on a phone a paper is photographed first: the camera stands above the choice of a file, where a picture will do', async () => {
  await showIn({ width: 360 });
  const ask = (accept: string) =>
    renderUi(
      <UploadDialog
        opened
        onClose={() => closed++}
        title="Lampiran"
        accept={accept}
        maxBytes={1024}
        onSave={async (upload) => void saved.push(upload)}
      />,
    );
  const screen = await ask('application/pdf,image/jpeg');
  const camera = screen.getByLabelText('Ambil foto');
  await expect.element(camera).toHaveAttribute('capture', 'environment');
  expect(document.querySelector('input[type=file]')).toBe(camera.element());
  await camera.upload(new File(['x'], 'surat.jpg', { type: 'image/jpeg' }));
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => saved[0]?.file.name).toBe('surat.jpg');
  await screen.unmount();

  const sheet = await ask('.xlsx');
  await expect.element(sheet.getByLabelText(/Pilih berkas/)).toBeInTheDocument();
  await expect.element(sheet.getByLabelText('Ambil foto')).not.toBeInTheDocument();
});
