/** Serial numbers of the registry, by running number. */
export const serialAt = (index: number): string => `HD7226W${String(index).padStart(9, '0')}`;
export const typeAt = (index: number): string => `HD-M${54 + (index % 4) * 6}`;
export const powerAt = (index: number): number => 430 + (index % 4) * 60;

/** Fills the registry with the modules of the numbers `from` to `to`, as one statement. */
export const fillRegistry = (from: number, to: number): string => `
  insert into module_registry (serial_number, module_type, grade, power, production_date, warranty_region, warranty_start, product_years, performance_years)
  select 'HD7226W' || lpad(i::text, 9, '0'), 'HD-M' || (54 + (i % 4) * 6), case when i % 50 = 0 then 'B' else 'A' end, 430 + (i % 4) * 60,
    date '2015-01-01' + (i % 3600), 724, date '2015-02-01' + (i % 3600), 15, 30
  from generate_series(${from}, ${to - 1}) as i`;
