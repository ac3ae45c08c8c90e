/** Work that goes on in the background for someone. Each kind is registered by the server's domain that does it. */
export const workKinds = ['import', 'bulk'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Waiting work starts by itself. */
export const workStates = ['waiting', 'running'] as const;
