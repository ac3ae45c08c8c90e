-- Serial numbers stand in lists. A list hangs on a request, later on a work order or a registration, as the domain of its owner says.
create table serial_list (
  id bigint generated always as identity primary key,
  owner_kind text not null,
  owner_id bigint not null,
  -- Replacements have two: the modules that go and those that come.
  list text not null check (list in ('claim', 'old', 'new')),
  -- How many serial numbers stand in it, altogether and by verdict, so that nobody has to count them.
  total integer not null default 0 check (total >= 0),
  verdicts jsonb not null default '{}',
  unique (owner_kind, owner_id, list)
);

-- Lists of before take the ids of their requests, so that no serial number has to be written anew.
insert into serial_list (id, owner_kind, owner_id, list, total, verdicts) overriding system value
select id, 'request', id, 'claim', coalesce(total, 0), coalesce(verdicts, '{}')
from (select request_id as id from claim_serial union select request_id from serial_import) as owners
left join (
  select request_id as id, sum(n)::integer as total, jsonb_object_agg(verdict, n) as verdicts
  from (select request_id, verdict, count(*) as n from claim_serial group by request_id, verdict) as counted group by request_id
) as sums using (id);
select setval(pg_get_serial_sequence('serial_list', 'id'), coalesce((select max(id) from serial_list), 1));

alter table claim_serial drop constraint claim_serial_request_id_fkey;
alter table claim_serial rename to serial_list_entry;
alter table serial_list_entry rename column request_id to list_id;
alter table serial_list_entry rename constraint claim_serial_pkey to serial_list_entry_pkey;
alter table serial_list_entry rename constraint claim_serial_verdict_check to serial_list_entry_verdict_check;
alter table serial_list_entry add foreign key (list_id) references serial_list on delete cascade;
alter index claim_serial_id rename to serial_list_entry_id;
alter index claim_serial_sn rename to serial_list_entry_sn;
alter sequence claim_serial_id_seq rename to serial_list_entry_id_seq;

alter table serial_import drop constraint serial_import_request_id_fkey;
alter table serial_import rename column request_id to list_id;
alter table serial_import add foreign key (list_id) references serial_list on delete cascade;
alter index serial_import_request rename to serial_import_list;

-- Which owners are being worked on, their domains say; so the evaluation is put together in the server.
drop function judge_serials;

-- Adds up counts under the same keys; those that come to nothing leave.
create function sum_counts(p_counts jsonb, p_more jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, n), '{}')
  from (
    select key, sum(value::integer) as n
    from (select key, value from jsonb_each_text(p_counts) union all select key, value from jsonb_each_text(p_more)) as both_counts
    group by key
  ) as summed
  where n <> 0
$$;
