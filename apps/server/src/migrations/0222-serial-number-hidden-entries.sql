-- An import adds its rows in pieces, which nobody sees before the last one is in.
alter table serial_list_entry add column import_id bigint not null default 0;
comment on column serial_list_entry.import_id is 'The import that added it; 0: typed, or added before this column was there.';
alter table serial_list add column hidden_imports bigint[] not null default '{}';
comment on column serial_list.hidden_imports is 'Imports whose rows are being added, or removed again after a failure: they do not count yet.';
alter table serial_list add column reserved integer not null default 0 check (reserved >= 0);
comment on column serial_list.reserved is 'How many rows at most the import that is being added will bring: the limit holds for them too.';
alter table serial_import add column added_chunks integer not null default 0;
