// Three things that can be tried at once.

import { ExactTrial } from './exact-trial.tsx';
import { StepTrial } from './step-trial.tsx';
import { WorkingTrial } from './working-trial.tsx';

export function Trials() {
  return (
    <section class="landing-part" aria-labelledby="trials">
      <h2 id="trials">Try it here</h2>
      <div class="trial-cards">
        <StepTrial />
        <WorkingTrial />
        <ExactTrial />
      </div>
    </section>
  );
}
