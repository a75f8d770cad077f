-- That what belongs to an event points at one is read once, while others are added, and so is what the planner knows of all of
-- them together; that is gathered each night later.
call hadir.periksa_presensi();
select hadir.taksir_presensi();
