-- What an event from a device that feigns its place does: counts, waits for review, or is refused.
alter table pengaturan_organisasi
  add column lokasi_palsu text not null default 'hitung' check (lokasi_palsu in ('hitung', 'tinjau', 'tolak'));
