-- Found by any part of their names and addresses, in any script. Kept as columns, since an index gives candidates that are compared once more,
-- and taking a text apart costs more than comparing.
alter table account add column words text not null generated always as (' ' || search_words(company_name) || ' ') stored;
alter table contact add column words text not null
  generated always as (' ' || search_words(first_name || ' ' || last_name || ' ' || email) || ' ') stored;
create index account_by_words on account using gin (words gin_trgm_ops);
create index contact_by_words on contact using gin (words gin_trgm_ops);
