/** A Redis server to test against, where there is one; CI starts one. */
export const redisUrl = process.env['HELIODESK_TEST_REDIS'];
