import type { SolutionPlan } from '@heliodesk/contract/solution';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { planOf } from '../queries.ts';
import { PlanEditor } from './plan-editor.ts';
import type { PlanState } from './plan-state.ts';

/** The solutions of a claim for as long as its page is open; what is unsaved goes to the server when the page is left. */
export function usePlanEditor(plan: SolutionPlan): { editor: PlanEditor; state: PlanState } {
  const client = useQueryClient();
  const [editor] = useState(() => {
    const { queryKey } = planOf(plan.requestId);
    return new PlanEditor(plan, (saved) => void client.setQueryData(queryKey, saved));
  });
  const state = useSyncExternalStore(editor.subscribe, () => editor.state);
  useEffect(() => {
    editor.open();
    return () => editor.close();
  }, [editor]);
  useEffect(() => editor.take(plan), [editor, plan]);
  return { editor, state };
}
