import { recallMessage, recallMessageAsGuest } from '@heliodesk/contract/case-chat';
import { isOver, lifecycleOf, tips, tipSpecOf, type RequestAction } from '@heliodesk/contract/request';
import type { Seeded } from '../seeded.ts';
import type { TestApp } from '../test-app.ts';
import { goAway } from './absences.ts';
import { setbackActions, type ActionTally, type OpenOffer } from './action-tally.ts';
import { isRefusal, said, send, type Try } from './attempt.ts';
import { stateOf, type CaseState } from './case-state.ts';
import { openCase, type WalkedCase } from './cases.ts';
import { driverOf, hasOwnCall, isSameCall } from './drivers.ts';
import { isOpen, offersTo } from './offers.ts';
import { answerFaults, changeFaults, eventFaults, faultsOf, isUntouched } from './rules.ts';
import { hasMoneyStep, takeMoneyStep } from './payment-drivers.ts';
import { hasPairStep, takePairStep } from './pair-drivers.ts';
import { readFaults } from './readers.ts';
import { changeable, changePart } from './tip-drivers.ts';
import { runTimers } from './timers.ts';
import { gatherCrew, type Crew, type Walker } from './walkers.ts';

/** Cases that are walked through at the same time. */
const caseCount = 6;
/** How much of a case’s life a step takes: most where there is little left to do, least where there is most. */
const lifeOfStep = ({ request: { status } }: CaseState): number => (isOver(status) ? 8 : status === 'processing' ? 1 : 2);

/** What is wrong after a step, in addition to what the rules say of any step. */
type Findings = (after: CaseState) => Iterable<string> | Promise<Iterable<string>>;
const nothing: Findings = () => [];

/** Walks at random through the lifecycles of requests, in everyone’s name, and notes what breaks a rule. */
export class Walk {
  readonly #app: TestApp;
  readonly #random: Seeded;
  readonly #crew: Crew;
  readonly #cases: WalkedCase[] = [];
  readonly #tally: ActionTally;
  readonly faults: string[] = [];

  private constructor(app: TestApp, random: Seeded, { crew, tally }: { crew: Crew; tally: ActionTally }) {
    this.#app = app;
    this.#random = random;
    this.#crew = crew;
    this.#tally = tally;
  }

  /** Notes in the tally what was offered and taken. */
  static async begin(app: TestApp, random: Seeded, tally: ActionTally): Promise<Walk> {
    return new Walk(app, random, { crew: await gatherCrew(app), tally });
  }

  /** One random step on one of the cases, and a look at what it left. */
  async step(): Promise<void> {
    const one = await this.#nextCase();
    this.#app.clock.advance({ seconds: this.#random.between(1, 20) });
    const before = await stateOf(this.#app, one.id);
    one.life -= before === undefined ? 0 : lifeOfStep(before);
    const isMoney = before !== undefined && hasMoneyStep(before) && this.#random.next() < 0.3;
    const findings = before === undefined ? nothing : await (isMoney ? this.#moveMoney(one, before) : this.#draw(one, before));
    const after = await stateOf(this.#app, one.id);
    if (before === undefined || after === undefined) return this.#close(one);
    const changes = isMoney ? [] : changeFaults(before, after);
    const faults = [...changes, ...faultsOf(after), ...(await findings(after))];
    if (one.life <= 0) this.#close(one);
    this.faults.push(...faults.map((fault) => `request ${one.id}: ${fault}\n    ${one.trail.slice(-12).join('\n    ')}`));
  }

  #draw(one: WalkedCase, state: CaseState): Promise<Findings> {
    if (hasPairStep(state) && this.#random.next() < 0.3) return this.#writePairs(one, state);
    const draw = this.#random.next();
    if (draw < 0.62) return this.#takeOffered(one, state);
    if (draw < 0.8) return this.#tryAny(one, state);
    if (draw < 0.86) return this.#race(one, state);
    if (draw < 0.91) return this.#touchPart(one, state);
    if (draw < 0.95) return this.#takeBack(one, state);
    return draw < 0.98 ? this.#read(one) : this.#letTimePass(one);
  }

  async #nextCase(): Promise<WalkedCase> {
    if (this.#cases.length < caseCount) this.#cases.push(await openCase(this.#app, this.#crew, this.#random));
    return this.#random.pick(this.#cases);
  }

  #close(one: WalkedCase): void {
    const place = this.#cases.indexOf(one);
    if (place >= 0) this.#cases.splice(place, 1);
  }

  #peopleOf = ({ guest }: WalkedCase): Walker[] => [...this.#crew.all, ...(guest === null ? [] : [guest, guest, guest])];
  #anyoneOf = (one: WalkedCase): Walker => this.#random.pick(this.#peopleOf(one));

  #attempt = (person: Walker, state: CaseState): Try => ({ app: this.#app, crew: this.#crew, person, state, random: this.#random });

  /** One of those who the case waits for, or who did something to it, or just anyone. */
  #likelyOf(one: WalkedCase, { request }: CaseState): Walker {
    const customers = this.#peopleOf(one).filter(({ kind, contact }) => kind === 'guest' || contact?.accountId === request.account_id);
    const deciders = this.#crew.staff.filter(({ role }) => role === 'supervisor');
    const likely = request.decision_due !== null ? deciders : request.waiting_on === 'us' ? one.involved : customers;
    return likely.length > 0 && this.#random.next() < 0.4 ? this.#random.pick(likely) : this.#anyoneOf(one);
  }

  /** What is offered to one of a few people, in the order to try it in. */
  async #choices(one: WalkedCase, state: CaseState): Promise<OpenOffer[]> {
    const offered: OpenOffer[] = [];
    for (const person of new Set([1, 2, 3, 4].map(() => this.#likelyOf(one, state))))
      for (const offer of await offersTo(person, state)) if (isOpen(offer)) offered.push({ person, action: offer.name as RequestAction });
    const maySetBack = this.#random.next() < 0.15;
    const wanted = offered.filter(
      ({ action }) => (hasOwnCall(action) || action === 'reopen') && (maySetBack || !setbackActions.has(action)),
    );
    return this.#tally.order(wanted, this.#random);
  }

  /** Takes something that is offered. */
  async #takeOffered(one: WalkedCase, state: CaseState): Promise<Findings> {
    for (const { person, action } of await this.#choices(one, state)) {
      const answer = await driverOf(action)(this.#attempt(person, state));
      if (answer === null) continue;
      one.trail.push(`${person.who}: ${action} → ${said(answer)}`);
      if (answer.code !== 200) return () => [`${action} was offered to the ${person.who}, who got ${said(answer)}`];
      one.involved.push(person);
      this.#tally.noteTaken(action);
      return async (after) => [...eventFaults(state, after, person, action), ...answerFaults(answer, await offersTo(person, after))];
    }
    return nothing;
  }

  /** Finance takes a step of its own, which is in the history of the bank details and not of the request. */
  async #moveMoney(one: WalkedCase, state: CaseState): Promise<Findings> {
    const { trail, faults } = await takeMoneyStep({ app: this.#app, crew: this.#crew, state, random: this.#random });
    one.trail.push(trail);
    return () => faults;
  }

  /** Someone writes into the serial numbers of a delivery, which has no event of its own. */
  async #writePairs(one: WalkedCase, state: CaseState): Promise<Findings> {
    const step = await takePairStep(this.#attempt(this.#likelyOf(one, state), state));
    if (step === null) return nothing;
    one.trail.push(step.trail);
    return () => step.faults;
  }

  /** Any action of the table by anyone: refused unless it is offered. */
  async #tryAny(one: WalkedCase, state: CaseState): Promise<Findings> {
    const person = this.#anyoneOf(one);
    const action = this.#random.pick((Object.keys(lifecycleOf(state.request.type).actions) as RequestAction[]).filter(hasOwnCall));
    const isOffered = (await offersTo(person, state)).some((offer) => isOpen(offer) && isSameCall(offer.name as RequestAction, action));
    const answer = await driverOf(action)(this.#attempt(person, state));
    if (answer === null) return nothing;
    one.trail.push(`${person.who} tries ${action} → ${said(answer)}`);
    return function* (after) {
      if (isOffered !== (answer.code === 200))
        yield `${action} was ${isOffered ? '' : 'not '}offered to the ${person.who}, who got ${said(answer)}`;
      if (isOffered) return;
      if (!isRefusal(answer)) yield `${action} was refused with ${said(answer)}`;
      if (!isUntouched(state, after)) yield `${action} was refused, but changed something`;
    };
  }

  /** Two people at the same time: what depends on the version is done once. */
  async #race(one: WalkedCase, state: CaseState): Promise<Findings> {
    const [first, second] = [this.#anyoneOf(one), this.#anyoneOf(one)];
    const theirs = (await offersTo(second, state)).filter(isOpen).map(({ name }) => name);
    const both = (await offersTo(first, state)).filter((offer) => isOpen(offer) && theirs.includes(offer.name));
    if (both.length === 0) return nothing;
    const action = this.#random.pick(both).name as RequestAction;
    const tried = await Promise.all([first, second].map((person) => driverOf(action)(this.#attempt(person, state))));
    const answers = tried.filter((answer) => answer !== null);
    if (answers.length < 2) return nothing;
    one.trail.push(`${first.who} and ${second.who}: ${action} → ${answers.map(said).join(' / ')}`);
    return function* (after) {
      const won = answers.filter(({ code }) => code === 200).length;
      // Two who fill in one form may find that it has too much in it.
      const isOneForm = action === 'answerTip' && state.exchanges.some(({ is_asked: isAsked }) => isAsked);
      if ((won === 0 && !isOneForm) || answers.some((answer) => answer.code !== 200 && !isRefusal(answer)))
        yield `of two at ${action}, one got ${answers.map(said).join(', the other ')}`;
      const isOnce = !['message', 'note', 'logCall', 'reply', 'save', 'reopen', 'decideSerials', 'decideParts'].includes(action);
      if (won === 2 && isOnce) yield `two could ${action} at the same time`;
      const left = [action, ...(action === 'approveSolution' ? ['approveFirst'] : [])];
      if (won === 1 && isOnce && !after.events.some((event) => left.includes(event.action))) yield `${action} left no event`;
    };
  }

  /** A part of a request that was submitted can be changed exactly while a tip unlocks it. */
  async #touchPart(one: WalkedCase, state: CaseState): Promise<Findings> {
    if (state.request.status === 'draft') return nothing;
    const person = this.#anyoneOf(one);
    const kinds = Object.values(tips).filter(({ types }) => types.includes(state.request.type));
    const part = this.#random.pick(changeable(kinds.map(({ opens }) => opens)));
    const offers = (await offersTo(person, state)).filter(isOpen).map(({ name }) => name);
    const isAsked = state.tips.some(
      (tip) => tip.state === 'open' && tipSpecOf(tip.type, (tip.asked.pairs ?? null) !== null).opens === part,
    );
    const isUnlocked = isAsked && offers.includes('answerTip');
    const answer = await changePart(part, person, one.id);
    one.trail.push(`${person.who} changes the ${part} → ${said(answer)}`);
    return () =>
      isUnlocked === (answer.code === 200) ? [] : [`the ${part} are ${isUnlocked ? 'unlocked' : 'locked'}, but ${said(answer)}`];
  }

  /** Takes a message back. */
  async #takeBack(one: WalkedCase, { messages }: CaseState): Promise<Findings> {
    const message = messages.findLast(({ side, internal }) => side !== 'system' && !internal);
    const author = message && this.#peopleOf(one).find(({ userId }) => userId === message.author_id);
    if (author === undefined) return nothing;
    const call = author.kind === 'guest' ? recallMessageAsGuest : recallMessage;
    const answer = await send(author, call, { query: { msgId: message?.id } });
    one.trail.push(`${author.who} takes message ${message?.id} back → ${said(answer)}`);
    return () => (answer.code === 200 || isRefusal(answer) ? [] : [`taking a message back got ${said(answer)}`]);
  }

  async #read(one: WalkedCase): Promise<Findings> {
    return (after) => readFaults(new Set(this.#peopleOf(one)), after);
  }

  async #letTimePass(one: WalkedCase): Promise<Findings> {
    const hours = this.#random.pick([1, 5, 30, 30, 200]);
    if (this.#random.next() < 0.5) await goAway(this.#app, this.#crew, this.#random);
    await runTimers(this.#app);
    this.#app.clock.advance({ hours });
    await runTimers(this.#app);
    // A link lets its guest in once.
    const guests = new Set([...this.#cases, one].flatMap(({ guest }) => guest ?? []));
    for (const { enter } of [...this.#crew.all, ...guests]) await enter();
    one.trail.push(`${hours} hours pass`);
    return nothing;
  }
}
