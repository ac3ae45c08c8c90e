-- Several files of a list may wait; one of them is read or added at a time.
drop index serial_import_one_running;
create unique index serial_import_one_running on serial_import (list_id) where state in ('reading', 'inserting');

-- What was read can be discarded and, for a day, brought back.
alter table serial_import drop constraint serial_import_state_check;
alter table serial_import add constraint serial_import_state_check
  check (state in ('waiting', 'reading', 'ready', 'discarded', 'inserting', 'done', 'failed', 'cancelled'));
create index serial_import_discarded on serial_import (updated_at) where state = 'discarded';

alter table serial_import add column refusal jsonb;
comment on column serial_import.refusal is 'Of a file that is no Excel workbook: what it is, and its first lines where it is a text.';
