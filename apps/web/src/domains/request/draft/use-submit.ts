import type { FieldError } from '@heliodesk/contract/kit';
import type { RequestSubmitted } from '@heliodesk/contract/request';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { isLeftToForm } from '#src/platform/http/error-policy.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { useGuardLabels } from '../actions/guard-labels.ts';
import { requestKeys } from '../queries.ts';
import type { RequestDraft } from './request-draft.ts';

/** Hands the request in, and holds what the server refused of it. */
export function useSubmit<Values extends object>(draft: RequestDraft<Values>) {
  const client = useQueryClient();
  const guardLabel = useGuardLabels();
  const { sentences } = useFormat();
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [submitted, setSubmitted] = useState<RequestSubmitted>();

  const refusalsOf = (error: CallError): readonly FieldError[] => {
    if (error.errors.length > 0) return error.errors;
    const reasons = isError(error, 'action.blocked') ? error.data.blockedBy.map(guardLabel) : [];
    return [{ path: '', rule: 'blocked', message: reasons.length > 0 ? sentences(reasons) : error.message }];
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
      if (isLeftToForm(error)) setRefused(refusalsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { submit, refused, isBusy, submitted };
}
