import { deepEqual } from 'node:assert/strict'
import { refusedAsAllowed, type Check } from '../check.ts'
import { subjects } from '../inputs/subjects.ts'

/** Calls that no run can bring about, and why. */
const outOfReach: Readonly<Record<string, string>> = {
  verifyLogin: 'logins ask for no second step while LOGINIPVERF3 is off',
  loginSocial: 'only a service that the operator trusts can write a token for it',
  claimRaffle: 'raffles are drawn on days of their own',
}

/** Calls that a player's account answers only as long as it has something left, and how it is refused then. */
const usedUp: Readonly<Record<string, string>> = {
  convertPoints: 'points.low',
  redeemReward: 'points.low',
  claimRebate: 'rebate.low',
  claimMilestone: 'mission.milestone.claimed',
}

/** Holds when no call was only ever refused. */
export const everyCall: Check = {
  area: 'the whole run',
  title: 'every call has been answered at least once',
  needs: ['operator', 'agent', 'player', 'whole run'],
  async run({ wire }) {
    const never = subjects.map(({ endpoint }) => endpoint.name).filter((name) => !wire.answered.has(name) && !(name in outOfReach))
    deepEqual(never.filter((name) => !wire.refused.has(`${name} ${usedUp[name]}`)), [])
    return never.length > 0 ? refusedAsAllowed : undefined
  },
}
