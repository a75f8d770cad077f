-- Who placed a member in a group, gave a schedule, or wrote a shift, and when: the explanation of a day names it. Of what
-- was set before nobody is known.
alter table anggota_grup
  add column ditetapkan_oleh integer references users on delete set null, add column ditetapkan_pada timestamptz;
alter table jadwal_kerja
  add column ditetapkan_oleh integer references users on delete set null, add column ditetapkan_pada timestamptz;
alter table jadwal_shift add column diubah_oleh integer references users on delete set null;
