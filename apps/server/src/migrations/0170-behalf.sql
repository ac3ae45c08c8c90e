-- Acting for a customer.
alter table contact
  -- In which language somebody without a sign-in is written to; who signs in has a language of their own.
  add column language text not null default 'en' check (language in ('en', 'zh', 'ja', 'es', 'de', 'it', 'fr', 'pl', 'ar')),
  -- Whoever is entered by staff has accepted nothing yet.
  alter column privacy_accepted_at drop not null;

-- Begun by staff for the contact: the contact may go on with it, and so may all staff who act for customers.
alter table request add column on_behalf boolean not null default false;
update request set on_behalf = true from app_user where app_user.id = request.created_by and app_user.kind = 'staff';
create index request_behalf_drafts on request (updated_at desc, id desc) include (type, created_by) where status = 'draft' and on_behalf;

-- RTS customers are few among a million, and would be far apart in the order of names.
create index account_rts_by_name on account (company_name, id) where customer_type = 1;
-- Who has a tax number already; 0 says that it is not known.
create index account_same_tax_no on account (upper(tax_no)) where tax_no <> '0';
