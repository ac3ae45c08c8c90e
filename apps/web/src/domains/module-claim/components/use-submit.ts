import type { FieldError } from '@heliodesk/contract/kit';
import type { RequestSubmitted } from '@heliodesk/contract/request';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestKeys, useGuardLabels } from '#src/domains/request/index.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import type { ClaimDraft } from '../claim-draft.ts';

const refusedCode = 510;

const blockedBy = (error: CallError): readonly string[] => {
  const guards = (error.data as { blockedBy?: unknown } | null)?.blockedBy;
  return Array.isArray(guards) ? guards.map(String) : [];
};

/** Hands the claim in, and holds what the server refused of it. */
export function useSubmit(draft: ClaimDraft) {
  const client = useQueryClient();
  const guardLabel = useGuardLabels();
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [submitted, setSubmitted] = useState<RequestSubmitted>();

  const refusalsOf = (error: CallError): readonly FieldError[] => {
    if (error.errors.length > 0) return error.errors;
    const missing = blockedBy(error).map(guardLabel);
    return [{ path: '', rule: 'blocked', message: missing.length > 0 ? `${error.message}: ${missing.join(', ')}` : error.message }];
  };
  const submit = async () => {
    setRefused([]);
    setBusy(true);
    try {
      const saved = await draft.submit();
      setSubmitted(saved);
      if (saved) void client.invalidateQueries({ queryKey: requestKeys.all });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === refusedCode) setRefused(refusalsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { submit, refused, isBusy, submitted };
}
