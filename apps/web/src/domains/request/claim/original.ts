import type { Violation } from '@heliodesk/contract/kit';
import type { EarlierRequest } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { earlierRequests, knowsRequest } from '../earlier.ts';

const pause = 250;

/** What is said of a number that no request of the company has; submitting refuses it with the same rule. `part` is the claim's in the save call. */
export const unknownOriginal = (part: string): Violation => ({ path: `${part}.lastRequestNo`, rule: 'unknownRequest', params: {} });

/** A text once a person has paused typing it. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Whether the number of the original request is none of the company's; `false` until that is known. */
export function useUnknownOriginal(requestNo: string | null | undefined, contactId: number | undefined): boolean {
  const typed = (requestNo ?? '').trim();
  const settled = useSettled(typed);
  const { data } = useQuery(earlierRequests(settled, contactId));
  return typed !== '' && typed === settled && data !== undefined && !knowsRequest(data, typed);
}

/** The company's newest request for a project of this name. */
export function useSameProject(
  projectName: string | null | undefined,
  contactId: number | undefined,
  isAsked: boolean,
): EarlierRequest | undefined {
  const name = (projectName ?? '').trim();
  const { data } = useQuery({ ...earlierRequests(name, contactId), enabled: isAsked && name !== '' });
  return data?.find((request) => request.projectName.trim() === name);
}
