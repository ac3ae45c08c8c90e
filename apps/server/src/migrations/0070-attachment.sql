-- One object of the file store. The files of a copied request share it.
create table stored_file (
  key text primary key,
  -- pending: being received; stored: whole; doomed: about to be removed from the store.
  state text not null default 'pending' check (state in ('pending', 'stored', 'doomed')),
  size bigint check (size > 0),
  sha256 bytea check (length(sha256) = 32),
  content_type text,
  created_at timestamptz not null,
  -- When the clean-up takes it, if no attachment holds it by then.
  expires_at timestamptz,
  check (state <> 'stored' or (size is not null and sha256 is not null and content_type is not null))
);
create index stored_file_expires_at on stored_file (expires_at) where expires_at is not null;

-- Addresses given out for one upload each; only the hash of the address is kept.
create table upload_address (
  key text primary key references stored_file on delete cascade,
  address_hash bytea not null unique,
  request_id bigint not null references request on delete cascade,
  purpose text not null check (purpose in ('request', 'message')),
  user_id bigint not null references app_user,
  valid_until timestamptz not null,
  used_at timestamptz
);
create index upload_address_request on upload_address (request_id);

-- A file of a request, or of a message in its conversation.
create table attachment (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  file_key text not null references stored_file,
  purpose text not null check (purpose in ('request', 'message')),
  -- Of a file for a message: since when others see it.
  sent_at timestamptz,
  file_name text not null check (length(file_name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  uploaded_by bigint not null references app_user,
  created_at timestamptz not null
);
create index attachment_request on attachment (request_id, id);
create index attachment_file on attachment (file_key);
create index attachment_unsent on attachment (created_at) where purpose = 'message' and sent_at is null;

-- Files made for one person to download, such as a list as a spreadsheet.
create table temporary_export (
  key text primary key references stored_file on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  file_name text not null
);
