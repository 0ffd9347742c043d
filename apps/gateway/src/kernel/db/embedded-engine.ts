import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

// V8 frees WebAssembly code that a faster version replaces. That step can abort the whole process with SIGTRAP when
// engines are opened and closed (nodejs/node#64500). The code that stays costs a few megabytes.
setFlagsFromString('--no-wasm-code-gc')

/** The major version of the engine: what the file `PG_VERSION` of its databases says. */
export const engineVersion = '18'

/** Opens PostgreSQL inside this process: in the data folder given, or in memory. */
export const createEmbeddedEngine = (options?: PGliteOptions): Promise<PGlite> => PGlite.create(options)
