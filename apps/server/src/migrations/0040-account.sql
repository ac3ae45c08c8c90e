-- A customer company.
create table account (
  id bigint generated always as identity primary key,
  company_name text not null,
  account_type text not null,
  account_role text[] not null default '{}',
  organization_nature text not null,
  region_id smallint not null,
  province text not null default '',
  city text not null,
  address text not null,
  postal_code text not null,
  tax_no text not null,
  trade_register_no text not null default '',
  fax text not null default '',
  created_at timestamptz not null default now(),
  version integer not null default 0
);
create index account_company_name on account using gin (company_name gin_trgm_ops);

-- A person at an account.
create table contact (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  user_id bigint unique references app_user,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  mobile text not null,
  salutation text not null default '',
  job_title text not null default '',
  receive_more_information smallint not null default 1 check (receive_more_information in (0, 1)),
  privacy_accepted_at timestamptz not null,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  created_at timestamptz not null default now(),
  version integer not null default 0
);
create index contact_account on contact (account_id);
create index contact_email on contact (email);

-- The address book of an account.
create table address (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  title text not null default '',
  company_name text not null default '',
  contact_person text not null,
  email text not null,
  mobile text not null,
  fax text not null default '',
  tax_no text not null default '',
  trade_no text not null default '',
  ship_to_country smallint not null,
  province text not null default '',
  city text not null,
  address text not null,
  postal_code text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  version integer not null default 0
);
create index address_account on address (account_id);
create unique index address_one_default on address (account_id) where is_default;
