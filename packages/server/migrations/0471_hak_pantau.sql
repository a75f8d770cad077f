-- What a monitor sees only where it was granted to him by name: photos, attachments, private numbers.
alter table users
  add column hak_pantau text[] not null default '{}',
  add constraint users_hak_pantau check (hak_pantau <@ array['foto', 'lampiran', 'nomor']);
