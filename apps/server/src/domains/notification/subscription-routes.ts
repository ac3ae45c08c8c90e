import * as api from '@heliodesk/contract/notification';
import { mountUnmanaged, type Mounting } from '#src/platform/http/mount.ts';
import { describeSubscription, switchMailsOff, switchMailsOn } from './service/subscriptions.ts';

/** What the unsubscribe links of mails do, without a sign-in. They count before their transactions. */
export function mountSubscriptions({ app, platform }: Mounting): void {
  mountUnmanaged({ app, platform }, api.readSubscription, (context, { query }) => describeSubscription(context, query.key));
  mountUnmanaged({ app, platform }, api.subscribeAgain, (context, { body }) => switchMailsOn(context, body));
  // Mail programs send a form that says nothing more than the address.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    mountUnmanaged({ app: scope, platform }, api.switchMailsOff, (context, { query }) => switchMailsOff(context, query.key));
  });
}
