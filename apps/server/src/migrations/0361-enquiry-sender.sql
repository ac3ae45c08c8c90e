-- What a guest says about where they are from, as it was typed: only staff decide which company that is.
alter table enquiry
  add column company_name text not null default '',
  add column tax_no text not null default '';
