-- No question needs the frozen days by themselves: each names members and dates, which the primary key answers. Without the
-- index a month's freezing changes its days where they lie.
drop index kehadiran_dibekukan;
