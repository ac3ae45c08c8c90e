-- Lists of customers: each filter along the order of names, and what is rare by itself.
create index account_by_type_name on account (customer_type, company_name, id);
create index account_by_type_created on account (customer_type, created_at desc, id desc);
create index account_by_region_name on account (region_id, company_name, id);
create index account_by_kind_name on account (account_type, company_name, id);
create index account_disabled on account (company_name, id) where disabled_at is not null;
create index contact_disabled on contact (account_id) where status = 'disabled';
-- From a sign-in to its company and back, without the rows of a million contacts.
create index contact_user_account on contact (user_id) include (account_id, status);
create index contact_account_user on contact (account_id, id) include (user_id, status);
-- Whose requests are being worked on.
create index request_live_contact on request (contact_id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
