-- A sign-in identity: a contact of a customer, a provider's user or staff.
create table app_user (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('customer', 'provider', 'staff')),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  name text not null,
  avatar text,
  language text not null default 'en' check (language in ('en', 'zh', 'ja', 'es', 'de', 'it', 'fr', 'pl', 'ar')),
  password_hash text,
  activated_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

create table user_role (
  user_id bigint not null references app_user on delete cascade,
  role text not null check (role in ('admin', 'agent', 'customer', 'module_agent', 'provider', 'tracker_agent', 'supervisor', 'finance')),
  primary key (user_id, role)
);
create index user_role_role on user_role (role);

-- Only the hash of the token is kept. Idle sessions end after 2 hours, all after 12.
create table session (
  token_hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index session_by_user on session (user_id);
create index session_expires_at on session (expires_at);

create table captcha (
  id uuid primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index captcha_expires_at on captcha (expires_at);

-- Links sent by mail: activation (48 h) and password reset (30 min), used once.
create table mail_link (
  token_hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  purpose text not null check (purpose in ('activation', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_link_user on mail_link (user_id, purpose);

-- Wrong passwords in a row, also of names that nobody has; after the fifth the name waits.
create table sign_in_failure (
  email text primary key,
  wrong integer not null check (wrong > 0),
  waits_until timestamptz,
  last_at timestamptz not null
);
create index sign_in_failure_last_at on sign_in_failure (last_at);
