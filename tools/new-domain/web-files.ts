import type { Spellings } from './spellings.ts';

const page = ({ kebab, camel, pascal, plural }: Spellings): string => `import type { ${pascal} } from '@heliodesk/contract/${kebab}';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#src/ui/data-table/columns.ts';
import { ListPage } from '#src/ui/data-table/data-table.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { Empty } from '#src/ui/states/states.tsx';
import { ${camel}Page, useAdd${pascal} } from '../queries.ts';

/** Everything that the reader may see, and a field to add to it. */
export default function ${plural}Page() {
  const { t } = useTranslation(['${camel}', 'ui']);
  const state = useTableState();
  return (
    <ListPage<${pascal}>
      name="${kebab}"
      title={t('title')}
      columns={useColumns()}
      state={state}
      result={useQuery(${camel}Page(state))}
      rowKey={(row) => row.id}
      filters={<Add${pascal} />}
      empty={<Empty title={t('ui:table.emptyTitle')} text={t('emptyText')} />}
    />
  );
}

function useColumns(): DataColumn<${pascal}>[] {
  const { t } = useTranslation('${camel}');
  return [
    { key: 'name', title: t('name'), isMain: true, render: (row) => <bdi>{row.name}</bdi> },
    { key: 'created', title: t('created'), render: (row) => <UtcTime at={row.createTime} /> },
  ];
}

function Add${pascal}() {
  const { t } = useTranslation('${camel}');
  const [name, setName] = useState('');
  const add = useAdd${pascal}();
  const handleAdd = () => name.trim() !== '' && add.mutate(name, { onSuccess: () => setName('') });
  return (
    <Input.Search
      aria-label={t('name')}
      maxLength={120}
      value={name}
      enterButton={t('add')}
      loading={add.isPending}
      onChange={({ target }) => setName(target.value)}
      onSearch={handleAdd}
    />
  );
}
`;

const queries = ({
  kebab,
  camel,
  pascal,
  plural,
}: Spellings): string => `import { add${pascal}, list${plural} } from '@heliodesk/contract/${kebab}';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';

/** One page of the list. */
export const ${camel}Page = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) =>
  queryOptions({
    queryKey: ['${kebab}', { pageNum, pageSize }],
    queryFn: ({ signal }) => call(list${plural}, { query: { pageNum, pageSize }, signal, quiet: true, background: true }),
    placeholderData: keepPreviousData,
  });

/** Adds one, after which the list is read again. */
export function useAdd${pascal}() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(add${pascal}, { body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['${kebab}'] }),
  });
}
`;

const test = ({
  kebab,
  camel,
  pascal,
  plural,
  words,
}: Spellings): string => `import { add${pascal}, ${camel}Pages, list${plural}, type ${pascal} } from '@heliodesk/contract/${kebab}';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import ${plural}Page from './pages/list.tsx';

const row = (id: number, name: string): ${pascal} => ({ id, name, createTime: '2026-11-01T08:00:00Z' });

function open() {
  const rows = [row(1, 'First one')];
  const calls = stubServer([
    [list${plural}, () => ({ rows: [...rows], total: rows.length })],
    [add${pascal}, ({ body }: { body: { name: string } }) => rows[rows.push(row(2, body.name)) - 1]],
  ]);
  openPage([{ path: ${camel}Pages.list, element: <${plural}Page /> }], ${camel}Pages.list);
  return calls;
}

test('what is added to the list of each ${words} appears in it', async () => {
  const calls = open();
  expect(await screen.findByText('First one')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'Second one{Enter}');
  expect(await screen.findByText('Second one')).toBeVisible();
  await waitFor(() => expect(bodiesTo(calls, add${pascal})).toEqual([{ name: 'Second one' }]));
});
`;

/** The domain on the web: a page that opens, and its test. */
export const webFiles = (spellings: Spellings): Record<string, string> => ({
  'queries.ts': queries(spellings),
  'pages/list.tsx': page(spellings),
  [`${spellings.kebab}.test.tsx`]: test(spellings),
});
