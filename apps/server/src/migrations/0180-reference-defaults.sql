-- Every key of the system configuration has a row, so that each has an id and a version that never starts again: nothing in it is the default.
alter table system_config alter column value drop not null;
