-- That all are before that date, and that each is explained in one way (0790), is read from them once, while others are added.
alter table kehadiran validate constraint kehadiran_sampai, validate constraint kehadiran_dijelaskan;
