-- That all are before that time, wait for a reason that there is (0970) and are named with their times, is read from them once,
-- while others are added.
alter table presensi validate constraint presensi_sampai, validate constraint presensi_sebab_ditinjau_check;
alter table putusan_presensi validate constraint putusan_presensi_waktu;
alter table presensi_manual validate constraint presensi_manual_waktu;
alter table wajah_presensi validate constraint wajah_presensi_waktu;
alter table kepercayaan_presensi validate constraint kepercayaan_presensi_waktu;
