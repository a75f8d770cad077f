/** Somebody who can sign in there: the staff system's own name for him, and the numbers that it tells. */
export type OrangPenyedia = { sub: string; nama: string; nuptk?: string; nik?: string; nip?: string };

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page on which one of those it knows signs in by a click: it is on nobody else's machine. */
export function writeHalamanMasuk(uid: string, orang: readonly OrangPenyedia[]): string {
  const daftar = orang
    .map(({ sub, nama }) => `<li><a href="/masuk/${uid}/${encodeURIComponent(sub)}">${escape(nama)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Simpatika (simulator)</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}
li{margin:.25rem 0}a{display:inline-block;padding:.5rem 0}</style>
<main><h1>Simpatika (simulator)</h1><p>Masuk sebagai siapa?</p><ul>${daftar}</ul>
<p><a href="/masuk/${uid}/-">Batal</a></p></main></html>`;
}
