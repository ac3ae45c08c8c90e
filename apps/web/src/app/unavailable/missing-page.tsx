import { FindQuery } from '@heliodesk/contract/request';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { StateSheet } from '#src/ui/states/state-sheet.tsx';
import { useOwnList, WaysOn } from './ways-on.tsx';

/** Nothing is at this address, or not for this reader: what it may have meant, a search, ways on. */
export function MissingPage({ title, children }: { title?: string; children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { sentenceGap } = useFormat();
  return (
    <StateSheet
      picture="missing"
      title={title ?? t('unavailable.missingTitle')}
      lead={
        <>
          {t('unavailable.missingText')}
          {sentenceGap}
          <Ltr mono>{pathname}</Ltr>
        </>
      }
    >
      {children}
      <Search />
      <WaysOn />
    </StateSheet>
  );
}

function Search() {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const list = useOwnList();
  if (list === undefined) return null;
  return (
    <form
      role="search"
      className="hd-state-search"
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
        void navigate(text === '' ? list : `${list}?text=${encodeURIComponent(text)}`);
      }}
    >
      <Input
        name="text"
        size="large"
        maxLength={maxLengthOf(FindQuery, 'text')}
        aria-label={t('unavailable.search')}
        placeholder={t('unavailable.search')}
      />
      <Button htmlType="submit" type="primary" size="large">
        {t('common:search')}
      </Button>
    </form>
  );
}
