/** The look of pages outside the application: the product's colours and sizes, in the system's letters. */
export const STYLE_HALAMAN = `
:root{--brand:#7e47dd;--brand-text:#6935be;--tint:#efe9fd;--canvas:#fafafb;--card:#fff;--line:#e8e7eb;--edge:#84838d;--dimmed:#6c6b74;--text:#17161c;--red:#b42318}
:root.hijau{--brand:#188552;--brand-text:#156d44;--tint:#daf5e5}
@media (prefers-color-scheme:dark){
:root{--brand-text:#c9b2fc;--tint:#2a1c4a;--canvas:#0c0c10;--card:#141318;--line:#313038;--edge:#85848e;--dimmed:#98979f;--text:#e8e7eb;--red:#ff9d95}
:root.hijau{--brand-text:#7fd7a7;--tint:#0c2f1e}
}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:15px/1.5 Figtree,system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:0 16px}
header{display:flex;align-items:center;gap:10px;padding-block:16px;font-weight:650;font-size:18px}
header rect{fill:var(--brand)}
main{padding-bottom:40px}
h1{margin:8px 0 4px;font-size:26px;line-height:32px;font-weight:650;text-wrap:balance}
h2{margin:0 0 12px;font-size:16px;line-height:22px;font-weight:650}
p{margin:0 0 16px}
.kalimat,dt,.kecil{color:var(--dimmed);font-weight:400}
.kartu{margin:0 0 16px;padding:16px;background:var(--card);border:1px solid var(--line);border-radius:12px}
dl{display:grid;gap:12px 24px;margin:0}
dt{font-size:13px;line-height:19px}
dd{margin:0;overflow-wrap:anywhere}
dd ul{margin:0;padding-left:18px}
.surat{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.awas{color:var(--red);font-weight:600}
fieldset{margin:0 0 16px;padding:0;border:0;min-width:0}
legend,label.isian{display:block;margin-bottom:8px;padding:0;font-weight:600}
.pilihan{display:flex;gap:12px;align-items:center;min-height:48px;margin-bottom:8px;padding:10px 14px;border:1px solid var(--edge);border-radius:8px;cursor:pointer}
.pilihan:has(:checked){border-color:var(--brand-text);background:var(--tint)}
.pilihan input{width:20px;height:20px;flex:none;margin:0;accent-color:var(--brand)}
.pilihan small{display:block;font-size:13px;color:var(--dimmed)}
textarea{display:block;width:100%;margin-bottom:16px;padding:10px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--card);color:inherit;font:inherit;font-size:16px;resize:vertical}
textarea[aria-invalid]{margin-bottom:8px;border-color:var(--red)}
button{width:100%;min-height:48px;padding:0 24px;border:0;border-radius:8px;background:var(--brand);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.setuju{display:none}
form:has([value=setuju]:checked) button.setuju{display:block}
form:has([value=setuju]:checked) button.menolak{display:none}
a{color:var(--brand-text)}
:focus-visible{outline:2px solid var(--brand-text);outline-offset:2px}
@media (min-width:600px){dl{grid-template-columns:1fr 1fr}.lebar{grid-column:1/-1}button{width:auto}}
`.replaceAll('\n', '');
