-- A submitted module claim by types. The draft beside it keeps what was typed; evaluation, lists, figures and other systems read this.
create table module_claim_submission (
  request_id bigint primary key references request on delete cascade,
  -- W
  capacity_w numeric not null check (capacity_w > 0),
  quantity integer not null check (quantity > 0),
  -- ISO 3166-1 numeric
  project_country smallint not null,
  -- Dictionary installation_type, …
  project_type text not null,
  -- … and dictionary bracket.
  installation_type text not null,
  defect_date date not null
);

-- Submitted claims have been checked by the same rules; one that an older rule let through stays without a row.
insert into module_claim_submission (request_id, capacity_w, quantity, project_country, project_type, installation_type, defect_date)
select c.request_id, c.capacity::numeric * case c.unit when '1' then 1000000 when '2' then 1 else 1000 end, c.quantity::integer,
  c.project_country::smallint, c.type, c.bracket, c.defect_date::date
from module_claim c join request r on r.id = c.request_id
where r.status <> 'draft' and c.capacity ~ '^\d{1,12}(\.\d{1,3})?$' and c.capacity::numeric > 0 and c.quantity ~ '^[1-9]\d{0,7}$'
  and c.project_country ~ '^\d{1,3}$' and c.defect_date ~ '^\d{4}-\d\d-\d\d$';
