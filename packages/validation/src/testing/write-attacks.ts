// Writes attacks.json, the texts that each evil pattern hangs on: pnpm --filter @parlour/validation attacks.
import { writeFileSync } from 'node:fs'
import { evilPatterns } from './evil-patterns.ts'
import { findAttacks } from './find-attacks.ts'

const attacks = Object.fromEntries(
  Object.values(evilPatterns)
    .flat()
    .map((pattern) => [pattern, findAttacks(pattern)]),
)
writeFileSync(new URL('attacks.json', import.meta.url), `${JSON.stringify(attacks, null, 2)}\n`)
