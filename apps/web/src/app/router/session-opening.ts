import type { MenuRoute, UserInfo } from '@heliodesk/contract/identity';
import { loadMenu, loadUser } from '#src/domains/identity/session-calls.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { isUndecided, messageOf } from '#src/platform/http/error-policy.ts';
import { i18n, loadAppPhrases, loadBackOfficePhrases, applyProfileLanguage, startLanguage } from '#src/platform/i18n/language.ts';
import { forgetSession, readToken } from '#src/platform/session.ts';

/** What the workspace starts with. */
export interface OpenedSession {
  info: UserInfo;
  menu: readonly MenuRoute[];
}

/** Opens the session of a token once for the life of the page, and remembers when that failed. */
export class SessionOpening {
  #opened: Promise<OpenedSession | undefined> | undefined;
  #hasFailed = false;

  /**
   * User, menu and phrases of the workspace; `undefined` without a token or when the session is no longer good. Rejects when the server
   * could not say: the session stays, and the next opening asks again.
   */
  open(): Promise<OpenedSession | undefined> {
    if (readToken() === undefined) {
      this.#opened = undefined;
      return Promise.resolve(undefined);
    }
    this.#opened ??= this.#load();
    return this.#opened;
  }

  /** Whether opening has failed since the last time someone asked. */
  takeFailure(): boolean {
    const hasFailed = this.#hasFailed;
    this.#hasFailed = false;
    return hasFailed;
  }

  async #load(): Promise<OpenedSession | undefined> {
    await startLanguage();
    try {
      const [info, menu] = await Promise.all([loadUser(), loadMenu(), loadAppPhrases()]);
      if (info.user.kind === 'staff') await loadBackOfficePhrases();
      await applyProfileLanguage(info.user.language);
      return { info, menu };
    } catch (error) {
      this.#opened = undefined;
      // A break of the connection, or a page left while it was opening, says nothing of the session.
      if (isUndecided(error) || isError(error, 'server')) throw error;
      // Signs out here, shows why, and leads home (spec 1 §4).
      forgetSession();
      showToast({ kind: 'bad', title: i18n.t('site:session.expired'), text: messageOf(error) });
      this.#hasFailed = true;
      return undefined;
    }
  }
}
