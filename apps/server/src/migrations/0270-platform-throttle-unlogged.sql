-- Counting a call must not wait for the disk, nor hold up the next call of the same caller while it does. A crash of the database forgets
-- the counts, as a restart of Redis does; how often an account's password was wrong is kept elsewhere.
alter table throttle set unlogged;
