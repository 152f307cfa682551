// The pages by their addresses. Each is loaded on the first visit.
// The server's list of addresses is server/routes/site/page-descriptions.ts.

import type { ComponentType } from 'preact';
import { ErrorBoundary, lazy, Route, Router } from 'preact-iso';
import { NotFound } from './not-found.tsx';
import { Unreachable } from './unreachable.tsx';

/** Shows an error for a page that could not be fetched, until the user tries again. */
function fetched(load: () => Promise<ComponentType>): ComponentType {
  return lazy<ComponentType>(() => load().catch(() => Unreachable));
}

const Landing = fetched(() => import('../landing/landing.tsx').then(({ Landing: page }) => page));
const Playground = fetched(() => import('../playground/playground.tsx').then(({ Playground: page }) => page));
const CheckWorking = fetched(() => import('../check-working/check-working.tsx').then(({ CheckWorking: page }) => page));
const YourMove = fetched(() => import('../your-move/your-move.tsx').then(({ YourMove: page }) => page));
const ClassSheet = fetched(() => import('../class/class-sheet.tsx').then(({ ClassSheet: page }) => page));
const ClassPaper = fetched(() => import('../class/class-paper.tsx').then(({ ClassPaper: page }) => page));
const SignUp = fetched(() => import('../account/sign-up.tsx').then(({ SignUp: page }) => page));
const Confirm = fetched(() => import('../account/confirm.tsx').then(({ Confirm: page }) => page));
const SignIn = fetched(() => import('../account/sign-in.tsx').then(({ SignIn: page }) => page));
const ForgottenPassword = fetched(() =>
  import('../account/forgotten-password.tsx').then(({ ForgottenPassword: page }) => page),
);
const ResetPassword = fetched(() => import('../account/reset-password.tsx').then(({ ResetPassword: page }) => page));
const Claim = fetched(() => import('../account/claim.tsx').then(({ Claim: page }) => page));
const Dashboard = fetched(() => import('../dashboard/dashboard.tsx').then(({ Dashboard: page }) => page));
const Terms = fetched(() => import('../legal/statement-page.tsx').then(({ Terms: page }) => page));
const Privacy = fetched(() => import('../legal/statement-page.tsx').then(({ Privacy: page }) => page));
const Documentation = fetched(() => import('../docs/documentation.tsx').then(({ Documentation: page }) => page));
const OperationPage = fetched(() => import('../docs/operation-page.tsx').then(({ OperationPage: page }) => page));

export function Pages() {
  return (
    <ErrorBoundary>
      <Router>
        <Route path="/" component={Landing} />
        <Route path="/playground" component={Playground} />
        <Route path="/p/:id" component={Playground} />
        <Route path="/c/:id" component={ClassSheet} />
        <Route path="/c/:id/paper" component={ClassPaper} />
        <Route path="/check" component={CheckWorking} />
        <Route path="/your-move" component={YourMove} />
        <Route path="/sign-up" component={SignUp} />
        <Route path="/confirm" component={Confirm} />
        <Route path="/sign-in" component={SignIn} />
        <Route path="/forgotten-password" component={ForgottenPassword} />
        <Route path="/reset-password" component={ResetPassword} />
        <Route path="/claim" component={Claim} />
        <Route path="/dashboard" component={Dashboard} />
        <Route path="/terms" component={Terms} />
        <Route path="/privacy" component={Privacy} />
        <Route path="/docs" component={Documentation} />
        <Route path="/docs/operations/:id" component={OperationPage} />
        <Route path="/docs/:article" component={Documentation} />
        <Route default component={NotFound} />
      </Router>
    </ErrorBoundary>
  );
}
