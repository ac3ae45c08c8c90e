-- Details of an enquiry: of a draft as they were typed, valid or not; submitting keeps them as they were checked.
create table enquiry (
  request_id bigint primary key references request on delete cascade,
  -- Name of the product, such as a module type.
  product text not null default '',
  serial_number text not null default '',
  phone_no text not null default '',
  -- Where the plant stands.
  address text not null default ''
);
