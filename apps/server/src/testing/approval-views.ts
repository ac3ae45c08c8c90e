import { deskRequest } from '@heliodesk/contract/request';
import { noticeKinds } from './payments.ts';
import { solutionsOf, type SolvingPeople } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';

/** What both sides see of claims whose solutions are to be approved; where no one is named, it is the agent. */
export function approvalViews(world: () => { app: TestApp; people: SolvingPeople }) {
  const asCustomer = () => world().app.client(world().people.customer.token);
  const seen = async (requestId: number, by = world().people.agent) =>
    (await world().app.client(by.token).call(deskRequest, { params: { requestId } })).data;
  const noticesOf = (user: { token: string }, requestId: number) => noticeKinds(world().app, user, requestId);
  const statesOf = async (requestId: number) =>
    (await solutionsOf(world().app, requestId).plan(world().people.agent)).solutions.map(({ state }) => state);
  return { asCustomer, seen, noticesOf, statesOf };
}
