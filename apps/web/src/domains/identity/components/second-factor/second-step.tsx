import './second-factor.css';
import { ProveFactor } from './prove-factor.tsx';
import { SetUpFactor } from './set-up-factor.tsx';
import type { SecondStepProps } from './step-problem.ts';

/** After the right password: the second factor is proved, or set up where the role needs one. */
export const SecondStepView = (props: SecondStepProps) => (props.step.mustSetUp ? <SetUpFactor {...props} /> : <ProveFactor {...props} />);
