import type { Client } from 'pg';
import { sized } from './smoke.ts';

/** A million requests of 20,000 companies, spread as they would be after four years: few companies have many, most requests are closed. */
export const requestCount = sized(1_000_000, 5_000);
export const accountCount = sized(20_000, 100);
const contactsEach = 2;
const staffCount = 60;

const accounts = `
  insert into account (company_name, account_type, organization_nature, region_id, city, address, postal_code, tax_no)
  select (array['Sol', 'Helio', 'Solar', 'Energía', 'Sonnen', 'Lumen', 'Ostra', 'Aurora', 'Iber', 'Nord'])[1 + i % 10] || ' ' || (array['Instalaciones', 'Technik', 'Power', 'Systems', 'Anlagenbau', 'Impianti', 'Solaire'])[1 + (i / 10) % 7] || ' ' || i,
    '1', '1', (array[724, 276, 380, 250, 616, 504, 152, 392, 156, 840])[1 + i % 10], 'Madrid', 'Calle Mayor 1', '28001', 'B' || i
  from generate_series(1, ${accountCount}) as i`;

const users = `
  with made as (
    insert into app_user (kind, email, name, activated_at)
    select 'customer', 'bench' || i || '@customer.example', 'Customer ' || i, now() from generate_series(1, ${accountCount * contactsEach}) as i returning id
  )
  insert into contact (account_id, user_id, email, first_name, last_name, mobile, privacy_accepted_at)
  select (select min(id) from account where tax_no = 'B1') + (row_number() over (order by id) - 1) / ${contactsEach}, id, 'bench' || id || '@customer.example', 'Customer', id::text, '+34 600 123 456', now() from made`;

const staff = `insert into app_user (kind, email, name, activated_at) select 'staff', 'bench' || i || '@staff.example', 'Agent ' || i, now() from generate_series(1, ${staffCount}) as i`;

/** Few requests are about the last ones. */
const defect =
  "(array['Hot spots', 'Glass breakage', 'Delamination', 'Snail trails', 'Junction box loose', 'Backsheet cracking', 'Yellowed cells', 'Micro-cracks', 'Corrosión', 'Lötstelle', '背板开裂', 'ガラス割れ'])[1 + floor(12 * power(mod(hash, 1000) / 1000.0, 3))::int]";

/**
 * Closed 90, drafts 2, being worked on 8 of a hundred; those being worked on are young. Ids follow the time, as they do in life. When a
 * request changed last says nothing of where it is: each is drawn from digits of its own.
 */
const requests = `
  insert into request (request_no, type, status, account_id, contact_id, created_by, owner_id, language, region_id, title, description, project_name, quantity, waiting_on, nodes,
    submitted_at, first_contact_due, first_contact_at, last_customer_message_at, last_staff_message_at, created_at, updated_at, closed_at)
  select (array['ME', 'TE', 'MC', 'TC'])[type] || '-' || to_char(created_at, 'YYYYMMDD') || '-' || lpad(i::text, 7, '0'), type, status, account_id, contact_id, user_id,
    case when status in ('draft', 'submitted') then null else staff.first + mod(hash, ${staffCount}) end, 'en',
    (array[724, 276, 380, 250, 616, 504, 152, 392, 156, 840])[1 + mod(hash / 7, 10)], ${defect} || ', block ' || mod(hash, 97),
    ${defect} || ' on some modules of row ' || mod(hash, 389) || ', seen by drone after the first warm week.',
    (array['Almería', 'Murcia', 'Évora', 'Bari', 'Łódź', 'Leipzig', 'Rabat', 'Osaka', 'Fresno', 'Calama'])[1 + mod(hash / 3, 10)] || ' ' || (array['Norte', 'Sur', 'Roof', 'Park', 'Plant', 'Field'])[1 + mod(hash / 11, 6)] || ' ' || mod(hash, 5000),
    mod(hash, 900), case when status in ('draft', 'completed', 'rejected', 'withdrawn') then 'none' else (array['us', 'customer', 'provider'])[1 + mod(hash, 3)] end,
    case status when 'draft' then '{}' when 'submitted' then '{0}' when 'picked_up' then '{0,1}' else '{0,1,7}' end::smallint[],
    case when status = 'draft' then null else created_at + interval '1 hour' end,
    case when status = 'draft' then null else created_at + interval '2 days' end,
    case when status in ('draft', 'submitted') then null else created_at + interval '1 day' end,
    case when mod(hash, 5) = 0 then created_at + interval '3 days' end, case when mod(hash, 7) = 0 then created_at + interval '4 days' end,
    created_at, created_at + interval '1 day' * mod(hash / 30, 30),
    case when status in ('completed', 'rejected', 'withdrawn') then created_at + interval '1 day' * mod(hash / 30, 30) end
  from (
    select *, case when place < 0.02 then 'draft' when place < 0.92 then (array['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'rejected', 'withdrawn'])[1 + mod(hash, 10)]
        else (array['submitted', 'picked_up', 'pending', 'approved', 'processing'])[1 + mod(hash, 5)] end as status,
      now() - interval '1 day' * (case when place < 0.92 then 1460 * one else 25 * one * one end) as created_at
    from (select i, random() as place, random() as one, 1 + (random() * 3.999 - 0.5)::int as type, (random() * 1000000)::int as hash, (${accountCount * contactsEach - 1} * power(random(), 2))::int as who from generate_series(1, ${requestCount}) as i) as drawn
  ) as r
  cross join (select min(id) as first from app_user where kind = 'staff' and email like 'bench%') as staff
  cross join (select min(id) as first from contact where last_name <> 'Ruiz') as contacts
  join (select id as contact_id, account_id, user_id from contact) as c on contact_id = contacts.first + who
  order by created_at`;

/** Every fourth request has been talked about. */
const messages = `
  insert into message (request_id, side, author_id, client_msg_id, type, content, created_at)
  select id, 'customer', created_by, gen_random_uuid(), 0, 'When will someone come by?', updated_at from request where id % 4 = 0`;

const serials = `
  with lists as (
    insert into serial_list (owner_kind, owner_id, list, total, verdicts)
    select 'request', id, 'claim', 1, '{"ok": 1}' from request where type = 3
    returning id, owner_id
  )
  insert into serial_list_entry (list_id, sn, verdict)
  select id, 'HD7226W' || lpad((owner_id % 400000)::text, 9, '0'), 'ok' from lists`;

/** Fills a migrated database. Indexes of the requests are made again afterwards, which is several times faster. */
export async function fillRequests(client: Client): Promise<void> {
  for (const sql of [accounts, users, staff]) await client.query(sql);
  const { rows } = await client.query<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes i where tablename = 'request' and not exists (select from pg_constraint where conname = i.indexname)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query(requests);
  await client.query("set maintenance_work_mem = '512MB'");
  for (const { sql } of rows) await client.query(sql);
  for (const sql of [messages, serials, 'vacuum analyze']) await client.query(sql);
}
