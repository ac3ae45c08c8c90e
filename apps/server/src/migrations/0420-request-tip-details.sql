-- What the customer types for a tip that asks for details, by the fields' paths: nothing of it is in the request before it is confirmed.
-- The version counts the saves.
alter table tip
  add column typed jsonb not null default '{}',
  add column version integer not null default 0;
