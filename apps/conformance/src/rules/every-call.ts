import { deepEqual } from 'node:assert/strict'
import type { Check } from '../check.ts'
import { subjects } from '../inputs/subjects.ts'

/** Calls that no run can bring about, and why. */
const outOfReach: Readonly<Record<string, string>> = {
  verifyLogin: 'logins ask for no second step while LOGINIPVERF3 is off',
  claimRaffle: 'a raffle opens on a date of its own',
}

/** Holds when no call was only ever refused. */
export const everyCall: Check = {
  area: 'the whole run',
  title: 'every call has been answered at least once',
  needs: ['operator', 'agent', 'player', 'whole run'],
  run: async ({ wire }) =>
    deepEqual(subjects.map(({ endpoint }) => endpoint.name).filter((name) => !wire.answered.has(name) && !(name in outOfReach)), []),
}
