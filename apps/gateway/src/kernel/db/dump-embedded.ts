import type { PGlite } from '@electric-sql/pglite'

/** An embedded database as one compressed file, as it stands between two statements. */
export const dumpEmbedded = async (client: PGlite): Promise<Uint8Array> =>
  new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer())
