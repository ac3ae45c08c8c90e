import { loadFactorPhrases } from '#src/platform/i18n/language.ts';

/** The second step with what it speaks and its icons, for those who need it. */
export async function loadSecondStep() {
  const [{ SecondStepView }] = await Promise.all([
    import('./second-step.tsx'),
    import('#src/ui/icons/factor-icons.ts'),
    loadFactorPhrases(),
  ]);
  return { default: SecondStepView };
}
