-- Spreadsheets with decisions that someone looks at before they count: one for each list and person. The rows that can be taken are arrays of
-- one length, as they are only ever read together.
create table serial_verdict_file (
  id bigint generated always as identity primary key,
  list_id bigint not null references serial_list (id) on delete cascade,
  uploaded_by bigint not null references app_user (id),
  file_name text not null,
  uploaded_at timestamptz not null,
  -- Of the whole file
  rows integer not null,
  -- Rows that say nothing, or what an earlier row has said
  idle integer not null,
  left_out integer not null,
  left_out_rows jsonb not null,
  read_as jsonb not null,
  entry_ids bigint[] not null,
  decisions text[] not null,
  reason_codes text[] not null,
  unique (list_id, uploaded_by)
);
create index serial_verdict_file_uploaded on serial_verdict_file (uploaded_at);
