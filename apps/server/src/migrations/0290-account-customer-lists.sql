-- Lists of customers: every filter along either order by an index that holds the other filters too, and one text that holds everything a
-- customer is searched by.

-- Whether someone of the company has activated their sign-in. Triggers below and those who activate people keep it.
alter table account
  add column has_active boolean not null default false,
  add column search text not null default '';

drop index account_by_name, account_by_created, account_by_type_name, account_by_type_created, account_by_region_name, account_by_kind_name, account_disabled, account_rts_by_name;

create function customer_search(account_id bigint, company_name text, tax_no text) returns text language sql stable as $$
  select ' ' || search_words(concat_ws(' ', $2, $3,
    (select string_agg(concat_ws(' ', first_name, last_name, email), ' ' order by id) from contact where contact.account_id = $1))) || ' ' $$;
create function has_active_contact(account_id bigint) returns boolean language sql stable as $$
  select exists (select from contact join app_user on app_user.id = contact.user_id where contact.account_id = $1 and app_user.activated_at is not null) $$;

update account set has_active = has_active_contact(id), search = customer_search(id, company_name, tax_no);

-- As lists show it: a company is active once one of its people is, and one that staff keep from the start.
alter table account add column state text not null
  generated always as (case when disabled_at is not null then 'disabled' when customer_type = 1 or has_active then 'active' else 'inactive' end) stored;

create index account_search on account using gin (search gin_trgm_ops);
create index account_by_name on account (company_name, id) include (region_id, account_type, customer_type, state);
create index account_by_created on account (created_at, id) include (region_id, account_type, customer_type, state);
create index account_by_region_name on account (region_id, company_name, id) include (account_type, customer_type, state);
create index account_by_region_created on account (region_id, created_at, id) include (account_type, customer_type, state);
create index account_by_kind_name on account (account_type, company_name, id) include (region_id, customer_type, state);
create index account_by_kind_created on account (account_type, created_at, id) include (region_id, customer_type, state);
-- The rare ones among a million.
create index account_by_state_name on account (state, company_name, id) include (region_id, account_type, customer_type) where state <> 'active';
create index account_by_state_created on account (state, created_at, id) include (region_id, account_type, customer_type) where state <> 'active';
create index account_rts_by_name on account (company_name, id) include (region_id, account_type, state) where customer_type = 1;
create index account_rts_by_created on account (created_at, id) include (region_id, account_type, state) where customer_type = 1;

create function account_search_changed() returns trigger language plpgsql as $$
  begin
    new.search := customer_search(new.id, new.company_name, new.tax_no);
    return new;
  end $$;
create trigger account_search before insert or update of company_name, tax_no on account for each row execute function account_search_changed();

create function contact_search_changed() returns trigger language plpgsql as $$
  begin
    update account set has_active = has_active_contact(id), search = customer_search(id, company_name, tax_no) where id = new.account_id;
    return null;
  end $$;
create trigger contact_search after insert or update of email, first_name, last_name, user_id on contact for each row execute function contact_search_changed();
