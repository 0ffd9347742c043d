import { deepEqual } from 'node:assert/strict'
import { refusedAsAllowed, type Check } from '../check.ts'
import { subjects } from '../inputs/subjects.ts'

/** Calls that no run can bring about, and why. */
const outOfReach: Readonly<Record<string, string>> = {
  verifyLogin: 'logins ask for no second step while LOGINIPVERF3 is off',
  loginSocial: 'only a service that the operator trusts can write a token for it',
  claimRaffle: 'raffles are drawn on days of their own',
}

/** Calls that a player's account answers only while it has something to claim, and how they are refused otherwise. */
const nothingToClaim: Readonly<Record<string, readonly string[]>> = {
  convertPoints: ['points.low'],
  redeemReward: ['points.low'],
  claimRebate: ['rebate.low'],
  claimMilestone: ['mission.milestone.claimed', 'mission.milestone.open'],
}

/** Holds when no call was only ever refused. */
export const everyCall: Check = {
  area: 'the whole run',
  title: 'every call has been answered at least once',
  needs: ['operator', 'agent', 'player', 'whole run'],
  async run({ wire }) {
    const never = subjects
      .map(({ endpoint }) => endpoint.name)
      .filter((name) => !wire.answered.has(name) && !(name in outOfReach))
    deepEqual(
      never.filter((name) => !nothingToClaim[name]?.some((code) => wire.refused.has(`${name} ${code}`))),
      [],
    )
    return never.length > 0 ? refusedAsAllowed : undefined
  },
}
