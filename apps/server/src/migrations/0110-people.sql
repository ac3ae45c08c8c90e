-- What staff and providers tell of themselves, and the teams of the call center.
create table team (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60)
);
create unique index team_name on team (lower(name));

alter table app_user
  add column phone text not null default '',
  add column job_title text not null default '',
  add column team_id bigint references team on delete set null,
  add column version integer not null default 0;
create index app_user_kind_name on app_user (kind, name, id);
create index app_user_name on app_user using gin (name gin_trgm_ops);
create index app_user_email on app_user using gin (email gin_trgm_ops);
-- Who has not used the activation link yet.
create index app_user_inactive on app_user (kind, created_at desc, id desc) where activated_at is null;

-- Names a session to its owner without telling anything of its token.
alter table session add column id bigint generated always as identity;
create unique index session_id on session (id);

-- An invitation (7 days) lets a new user of staff or a provider choose a password.
alter table mail_link drop constraint mail_link_purpose_check;
alter table mail_link add constraint mail_link_purpose_check check (purpose in ('activation', 'reset', 'invitation'));

-- A sign-in that was begun at the unified authentication: what its answer must fit to. Used once, 10 minutes.
create table sign_on_attempt (
  state_hash bytea primary key,
  code_verifier text not null,
  nonce text not null,
  redirect text not null,
  expires_at timestamptz not null
);
create index sign_on_attempt_expires_at on sign_on_attempt (expires_at);

-- Who somebody at the identity provider is here.
create table sign_on_identity (
  issuer text not null,
  subject text not null,
  user_id bigint not null references app_user on delete cascade,
  bound_at timestamptz not null,
  primary key (issuer, subject)
);
create index sign_on_identity_user on sign_on_identity (user_id);

-- Somebody whom the identity provider vouches for and nobody here knows yet, until they bind a sign-in. Used once, 10 minutes.
create table sign_on_binding (
  token_hash bytea primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  redirect text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_on_binding_expires_at on sign_on_binding (expires_at);

-- 0 signs in at the portal, 1 (RTS) is known to staff only and reaches the case chat through a frame.
alter table account
  add column customer_type smallint not null default 0 check (customer_type in (0, 1)),
  add column salesforce_id text not null default '',
  add column disabled_at timestamptz;
create index account_by_name on account (company_name, id);
create index account_by_created on account (created_at desc, id desc);
create index account_tax_no on account using gin (tax_no gin_trgm_ops);

alter table contact
  add column salesforce_id text not null default '',
  add column account_salesforce_id text not null default '',
  add column is_service_provider boolean not null default false,
  add column union_id text not null default '';
create index contact_email_part on contact using gin (email gin_trgm_ops);
create index contact_name on contact using gin ((first_name || ' ' || last_name) gin_trgm_ops);

-- A service provider company and its people.
create table provider (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  region_id smallint not null,
  city text not null default '',
  address text not null default '',
  postal_code text not null default '',
  email text not null,
  phone text not null default '',
  -- Countries they serve, numeric ISO 3166-1.
  serves smallint[] not null default '{}',
  disabled_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 0
);
create unique index provider_name on provider (lower(name));

create table provider_user (
  user_id bigint primary key references app_user on delete cascade,
  provider_id bigint not null references provider
);
create index provider_user_provider on provider_user (provider_id);
