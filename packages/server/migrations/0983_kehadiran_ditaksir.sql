-- What the planner knows of all days together, gathered while others are added; later each night.
select hadir.taksir_kehadiran();
