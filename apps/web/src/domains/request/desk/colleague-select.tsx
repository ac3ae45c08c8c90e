import type { RequestType } from '@heliodesk/contract/request';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Select } from '#src/ui/form/select.tsx';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { AwayWarning } from '../absence/owner-away.tsx';
import { LoadCells } from './load-cells.tsx';
import { Avatar } from './person.tsx';
import { colleagues } from './desk-queries.ts';

interface ColleagueSelectProps {
  /** Given by the form's `Field`. */
  id?: string;
  value?: number;
  onChange?: (ownerId: number) => void;
  /** Kinds of the requests to own; who may not own all of them is left out. */
  types: readonly RequestType[];
  /** The present owner, who is no choice. */
  except?: number | null;
  disabled?: boolean;
}

/** Colleagues who may own every one of some requests, those with the least to do first. */
export function useColleagues(types: readonly RequestType[]) {
  const kinds = [...new Set(types)];
  return useQueries({
    queries: kinds.map((type) => colleagues(type)),
    combine: (results) => {
      const [first = [], ...others] = results.map(({ data }) => data ?? []);
      const isInAll = (userId: number) => others.every((list) => list.some((colleague) => colleague.userId === userId));
      return {
        people: first
          .filter(({ userId }) => isInAll(userId))
          .toSorted((a, b) => a.openRequests - b.openRequests || a.name.localeCompare(b.name)),
        isPending: results.some((result) => result.isPending),
        error: results.find((result) => result.error)?.error,
      };
    },
  });
}

/** Chooses a colleague; shows how much each one has. */
export function ColleagueSelect({ id, value, onChange, types, except, disabled = false }: ColleagueSelectProps) {
  const { t } = useTranslation(['desk', 'absence']);
  const { people, isPending, error } = useColleagues(types);
  const chosen = people.find(({ userId }) => userId === value);
  return (
    <>
      <Select<number>
        {...(id ? { id } : {})}
        aria-label={t('assign.owner')}
        className="hd-colleagues"
        placeholder={t('assign.choose')}
        showSearch={{ optionFilterProp: 'name' }}
        loading={isPending}
        popupMatchSelectWidth
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
        disabled={disabled}
        notFoundContent={isPending ? undefined : error ? messageOf(error) : t('assign.noColleague')}
        value={value ?? null}
        onChange={(ownerId) => onChange?.(ownerId)}
        options={people
          .filter(({ userId }) => userId !== except)
          .map(({ userId, name, openRequests, away }) => ({
            value: userId,
            name,
            label: (
              <span className="hd-row">
                <Avatar name={name} id={userId} />
                <span className="hd-grow hd-cut">{name}</span>
                {away && <span className="hd-tag hd-k-warn">{t('absence:away')}</span>}
                <LoadCells open={openRequests} />
              </span>
            ),
          }))}
      />
      <AwayWarning name={chosen?.name ?? ''} away={chosen?.away} />
    </>
  );
}
