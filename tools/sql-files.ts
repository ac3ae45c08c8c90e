/**
 * Files of the server that may hold SQL, as a regular expression: stores, policies and seeds, and the platform's database part. Read by
 * the boundary rules, which look at imports, and by the check of tables, which looks at queries.
 */
export const sqlFiles = String.raw`^apps/server/src/platform/db/|[/-](store|policy|seed)(\.ts$|/)`;
