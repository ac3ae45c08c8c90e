-- What was refused is told of for a day, like what was discarded; then both are forgotten.
drop index serial_import_discarded;
create index serial_import_expiring on serial_import (updated_at) where state in ('discarded', 'failed');
delete from serial_import_chunk where import_id in (select id from serial_import where state = 'cancelled');
update serial_import set refusal = null where state = 'cancelled' and refusal is not null;

alter table serial_import add column evaluated_at timestamptz, add column evaluated_for jsonb;
comment on column serial_import.evaluated_at is 'When its rows were first evaluated: since then, the registry and other lists may have changed.';
comment on column serial_import.evaluated_for is 'Country and day that its rows were evaluated for.';
