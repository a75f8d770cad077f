-- Leave that ends with its member's membership was ended by nobody: its step names no one, and it was not decided. What
-- ended so before names whoever happened to end the membership, or to take the other side of a transfer, no more.
alter table cuti_riwayat alter column user_id drop not null, alter column nama drop not null;
update cuti_riwayat set user_id = null, nama = null
where keterangan = 'Keanggotaan berakhir' and persetujuan_putusan_id is null and tindakan in ('ditolak', 'dibatalkan');
update cuti set keputusan = null
where status = 14 and keputusan = 'ditolak' and exists (
  select from cuti_riwayat r
  where r.organisasi_id = cuti.organisasi_id and r.cuti_id = cuti.cuti_id and r.tindakan = 'ditolak' and r.nama is null);
alter table cuti_riwayat add constraint cuti_riwayat_siapa check ((user_id is null) = (nama is null));
