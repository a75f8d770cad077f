import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the next numbered migration: `npm run db:new -- nama_perubahan`. */
const folder = join(import.meta.dirname, '../../packages/server/migrations');
const [nama = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(nama)) {
  console.error('Beri nama dengan huruf kecil dan garis bawah, misalnya: npm run db:new -- tambah_kolom_alamat');
  process.exit(2);
}
const last = Math.max(0, ...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0));
const file = `${String(last + 1).padStart(4, '0')}_${nama}.sql`;
writeFileSync(join(folder, file), '', { flag: 'wx' });
console.log(`packages/server/migrations/${file}`);
