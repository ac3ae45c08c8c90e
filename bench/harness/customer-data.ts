import type { Client } from 'pg';
import { sized } from './smoke.ts';

/** A million companies with a contact each and a second one for every fifth. */
export const customerCount = sized(1_000_000, 5_000);
const secondContacts = customerCount / 5;

const words = {
  first: [
    'Aurora',
    'Belén',
    'Cumulus',
    'Dorada',
    'Energía',
    'Fjord',
    'Größer',
    'Helio',
    'Iber',
    'Jantar',
    'Kita',
    'Lumen',
    'Monte',
    'Nord',
    'Ostra',
    'Pampa',
    'Quanta',
    'Riva',
    'Sonnen',
    'Terra',
    'Ursa',
    'Vento',
    'Wolke',
    'Zenit',
  ],
  second: [
    'Instalaciones',
    'Technik',
    'Power',
    'Systems',
    'Anlagenbau',
    'Impianti',
    'Solaire',
    'Renovables',
    'Montagen',
    'Énergie',
    'Services',
  ],
  third: ['Norte', 'Sur', 'Léman', 'Bayern', 'Łódź', 'Algarve', 'Rhône', 'Almería', 'Provence', 'Sevilla', 'Oslo', 'Kansai', 'Atacama'],
  form: ['GmbH', 'S.L.', 'S.p.A.', 'SARL', 'Sp. z o.o.', 'Ltd', 'AS'],
  given: [
    'Ana',
    'Bruno',
    'Chloé',
    'Dário',
    'Elif',
    'Françoise',
    'Günther',
    'Hanna',
    'Inês',
    'José',
    'Kaja',
    'Lucía',
    'Małgorzata',
    'Nuno',
    'Olga',
    'Paul',
  ],
  family: [
    'Almeida',
    'Bauer',
    'Castillo',
    'Dubois',
    'Esposito',
    'Ferreira',
    'García',
    'Hansen',
    'Ibáñez',
    'Jansen',
    'Kowalski',
    'López',
    'Müller',
    'Nowak',
  ],
} as const;
const among = (list: readonly string[], seed: string): string =>
  `(array[${list.map((word) => `'${word}'`).join(', ')}])[1 + mod(${seed}, ${list.length})]`;

/**
 * Countries and kinds as unevenly as in life. Unfavorable for lists on purpose: Chile's companies are all at the end of the names, those
 * that staff keep themselves among the youngest, and nearly all disabled ones among the oldest.
 */
const accounts = `
  insert into account (company_name, account_type, organization_nature, region_id, city, address, postal_code, tax_no, customer_type, disabled_at, created_at)
  select case when region_id = 152 then 'Zenit ' || ${among(words.second, 'hash / 31')} || ' Atacama ' || i || ' SpA'
      else ${among(words.first, 'hash')} || ' ' || ${among(words.second, 'hash / 31')} || ' ' || ${among(words.third, 'hash / 401')} || ' ' || i || ' ' || ${among(words.form, 'hash / 7')} end,
    case when mod(hash, 100) < 60 then '1' when mod(hash, 100) < 85 then '2' when mod(hash, 100) < 97 then '3' else '4' end, '1', region_id,
    'Madrid', 'Calle Mayor 1', '28001', 'B' || lpad(i::text, 8, '0'),
    case when i > ${customerCount * 0.99} then 1 else 0 end, case when i < ${customerCount * 0.02} and mod(hash, 4) = 0 then now() end,
    now() - interval '1 minute' * 2 * (${customerCount} - i)
  from (
    select *, case when mod(hash / 13, 1000) < 400 then 724 when mod(hash / 13, 1000) < 600 then 276 when mod(hash / 13, 1000) < 960 then (array[380, 250, 616, 504])[1 + mod(hash, 4)]
      when mod(hash / 13, 1000) < 975 then 152 when mod(hash / 13, 1000) < 999 then (array[392, 156, 840, 36])[1 + mod(hash, 4)] else 554 end as region_id
    from (select i, abs(hashint4(i)) / 2 as hash from generate_series(1, ${customerCount}) as i) as drawn
  ) as a`;

/** The newest two of a hundred have not used their link yet. */
const people = `
  with made as (
    insert into app_user (kind, email, name, activated_at, created_at)
    select 'customer', 'c' || i || '@' || (array['solar', 'sonne', 'helio', 'energia'])[1 + mod(i, 4)] || mod(i, 9000) || '.example', 'Customer ' || i,
      case when mod(i - 1, ${customerCount}) < ${customerCount * 0.98} then now() end, now()
    from generate_series(1, ${customerCount + secondContacts}) as i
    returning id, email, name
  ), numbered as (select *, split_part(name, ' ', 2)::int as i from made)
  insert into contact (account_id, user_id, email, first_name, last_name, mobile, privacy_accepted_at)
  select (select min(id) from account where tax_no = 'B00000001') + mod(i - 1, ${customerCount}), id, email,
    ${among(words.given, 'abs(hashint4(i)) / 2')}, ${among(words.family, 'abs(hashint4(i)) / 64')} || ' ' || mod(i, 700), '+34 600 123 456', now()
  from numbered`;

/** What triggers keep for each row. */
const kept = `update account set has_active = has_active_contact(id), search = customer_search(id, company_name, tax_no)`;

/** Fills a migrated database. Triggers are left out and indexes made again afterwards, which is several times faster. */
export async function fillCustomers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes i where tablename in ('account', 'contact', 'app_user') and not exists (select from pg_constraint where conname = i.indexname)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query("set session_replication_role = 'replica'");
  for (const sql of [accounts, people, 'create index filling on contact (account_id)', kept, 'drop index filling', 'vacuum full account'])
    await client.query(sql);
  await client.query("set session_replication_role = 'origin'");
  await client.query("set maintenance_work_mem = '512MB'");
  for (const { sql } of rows) await client.query(sql);
  await client.query('vacuum analyze');
}
