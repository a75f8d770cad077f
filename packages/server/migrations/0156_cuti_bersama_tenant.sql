-- Cuti bersama: a rule without an organisation is its tenant's and holds where there is no own one; without a list of
-- jenis kepegawaian it says that nothing is booked.
alter table cuti_bersama_aturan
  alter column organisasi_id drop not null,
  alter column mengurangi drop not null,
  add foreign key (tenant_id) references tenant,
  drop constraint cuti_bersama_aturan_tidak_tumpang_tindih,
  add constraint cuti_bersama_aturan_tidak_tumpang_tindih
    exclude using gist (tenant_id with =, (coalesce(organisasi_id, 0)) with =, berlaku with &&);
