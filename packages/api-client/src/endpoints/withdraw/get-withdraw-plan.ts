import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { idText } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

/**
 * What can be withdrawn now, and what is tied to which bonus. Sums in minor units; `usualMinutes` is the middle of the
 * last 30 days from the wish to the payment. Code: in_need_true_account. Not in the contract (requirement BEY-09).
 */
export const getWithdrawPlan = defineEndpoint({
  name: 'getWithdrawPlan',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawPlan',
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    /** The main wallet with the bonus money, what of it is free, and what is tied. */
    balance: money,
    free: money,
    tied: v.nullish(money, null),
    /**
     * What a withdrawal of whatever sum gives up: the money of bonuses that are open, and what locked ones would pay;
     * null where the platform does not say.
     */
    forfeits: v.nullish(money, null),
    /** Money of withdrawals under way; null where the platform does not say. */
    held: v.nullish(money, null),
    /** The most that one withdrawal may take now: free money within the limits of the day; 0 when none may. */
    withdrawable: money,
    minimumAmount: v.nullish(money, null),
    usualMinutes: optionalNumber,
    confirmMinutes: optionalNumber,
    ties: sideList(
      v.object({
        bonusId: idText,
        title: v.string(),
        /** What was given, and what it has come to. */
        amount: money,
        balance: v.nullish(money, null),
        /** Whether it is for play alone: it stays, and is never given up nor withdrawn. */
        playOnly: v.nullish(v.boolean(), false),
        /** Whether it is paid only when its wager is met: until then it lies in no wallet, and is no part of `tied`. */
        locked: v.nullish(v.boolean(), false),
        /** The highest stake that may be taken from it. */
        maxBet: v.nullish(money, null),
        /** What has to be staked, what has been, and what is left. */
        wager: money,
        staked: money,
        left: money,
        excluded: sideList(v.string()),
        expiresAt: optionalNumber,
      }),
    ),
  }),
})
