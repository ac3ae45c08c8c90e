-- Details of a module claim. A draft keeps what was typed so far, valid or not, as text.
create table module_claim (
  request_id bigint primary key references request on delete cascade,
  project_name text not null default '',
  capacity text not null default '',
  unit text not null default '0',
  quantity text not null default '',
  project_country text not null default '',
  project_city text not null default '',
  project_address text not null default '',
  type text not null default '',
  bracket text not null default '',
  last_request_no text not null default '',
  defect_date text not null default '',
  deliver_phone text not null default '',
  deliver_address text not null default ''
);
