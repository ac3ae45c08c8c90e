import { loadFactorPhrases } from '#src/platform/i18n/language.ts';

/** The second step with what it speaks, for those who need it. */
export async function loadSecondStep() {
  const [{ SecondStepView }] = await Promise.all([import('./second-step.tsx'), loadFactorPhrases()]);
  return { default: SecondStepView };
}
