import { proveFactor } from '@heliodesk/contract/identity';
import type { FactorProof } from '@heliodesk/contract/identity';
import { useRef, useState } from 'react';
import { call } from '#src/platform/http/call.ts';
import { problemOf, type SecondStepProps } from './step-problem.ts';

type Way = FactorProof['way'];

/** Sends a proof and finishes the sign-in with it, one at a time. */
export function useProof({ step: { pendingToken }, onSignedIn, onOver }: SecondStepProps, remember: boolean) {
  const [problem, setProblem] = useState<{ way: Way; text: string | undefined }>();
  const isSending = useRef(false);
  const prove = async (way: Way, proofOf: () => Promise<FactorProof>) => {
    if (isSending.current) return;
    isSending.current = true;
    setProblem(undefined);
    try {
      const { token } = await call(proveFactor, { body: { pendingToken, proof: await proofOf(), remember }, quiet: true });
      await onSignedIn(token);
    } catch (error) {
      setProblem({ way, text: problemOf(error, onOver) });
    } finally {
      isSending.current = false;
    }
  };
  return { problemWith: (way: Way) => (problem?.way === way ? problem.text : undefined), prove };
}
