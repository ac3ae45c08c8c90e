-- When the person of a session last proved who they are; nothing where only the identity provider or a remembered device vouched for them.
alter table session add column proved_at timestamptz;

-- Public keys of the authenticators that people sign in with.
create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- The key that a person's authenticator app shares with us, sealed. A step's code counts once: the last step that was used is kept.
create table authenticator_app (
  user_id bigint primary key references app_user on delete cascade,
  secret bytea not null,
  last_step bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

-- Codes for someone who lost their factors. Only a keyed hash is kept; each works once.
create table recovery_code (
  user_id bigint not null references app_user on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A sign-in whose password was right and whose second factor isn't proved or set up yet. 10 minutes, 5 wrong codes.
create table pending_sign_in (
  token_hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  form text not null check (form in ('customer', 'staff')),
  -- Nothing is set up yet, and the role needs it.
  must_set_up boolean not null,
  wrong integer not null default 0,
  -- The single sign-on that is bound once the factor is proved.
  binding_hash bytea,
  expires_at timestamptz not null
);
create index pending_sign_in_user on pending_sign_in (user_id);
create index pending_sign_in_expires_at on pending_sign_in (expires_at);

-- What a session or a pending sign-in was challenged with: for passkeys the challenge, for an app the sealed key. Used once, 10 minutes.
create table factor_challenge (
  owner_hash bytea not null,
  purpose text not null check (purpose in ('prove', 'addPasskey', 'addApp')),
  content bytea not null,
  expires_at timestamptz not null,
  primary key (owner_hash, purpose)
);
create index factor_challenge_expires_at on factor_challenge (expires_at);

-- Browsers that skip the second factor of one person for 30 days.
create table remembered_device (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index remembered_device_user on remembered_device (user_id);
create index remembered_device_expires_at on remembered_device (expires_at);

-- Lost factors: one administrator asks, another one confirms within 24 hours, then a link works once for 30 minutes.
create table factor_reset (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  asked_by bigint not null references app_user on delete cascade,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_by bigint references app_user on delete set null,
  closed_at timestamptz,
  check (confirmed_by is null or (confirmed_by <> asked_by and confirmed_by <> user_id)),
  check (asked_by <> user_id)
);
create unique index factor_reset_open on factor_reset (user_id) where closed_at is null;
create index factor_reset_asked_by on factor_reset (asked_by);
create index factor_reset_confirmed_by on factor_reset (confirmed_by);

alter table mail_link drop constraint mail_link_purpose_check;
alter table mail_link add constraint mail_link_purpose_check check (purpose in ('activation', 'reset', 'invitation', 'factorReset'));
