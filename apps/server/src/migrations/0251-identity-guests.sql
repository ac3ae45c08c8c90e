-- Someone that a host system let in to one record by a signed link. Not a user: guests hold no role and no password.
create table guest (
  id bigint generated always as identity primary key,
  -- A name of the configured hosts.
  host text not null check (length(host) between 1 and 40),
  email text not null check (email = lower(email) and length(email) <= 254),
  name text not null check (length(name) between 1 and 254),
  language text not null default 'en' check (language in ('en', 'zh', 'ja', 'es', 'de', 'it', 'fr', 'pl', 'ar')),
  -- 1: RTS, 2: another system; 0, the portal's own customers, sign in.
  customer_type smallint not null check (customer_type in (1, 2)),
  -- The one record; it belongs to a domain above, which says who may be let in.
  subject_kind text not null check (subject_kind in ('request', 'order')),
  subject_id bigint not null,
  created_at timestamptz not null,
  -- Who comes again is the same guest.
  unique (host, email, subject_kind, subject_id)
);
create index guest_subject on guest (subject_kind, subject_id);

-- Only the hash of the token is kept. Short: the host gives a new link to guests who stay longer.
create table guest_session (
  token_hash bytea primary key,
  guest_id bigint not null references guest on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index guest_session_guest on guest_session (guest_id);
create index guest_session_expires_at on guest_session (expires_at);

-- Links that were exchanged, until they would be too old anyway.
create table guest_link (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index guest_link_expires_at on guest_link (expires_at);
