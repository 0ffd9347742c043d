import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { dependentAmounts } from '../../schemas/dependent-amounts.ts'
import { id, optionalId } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { tolerantRecord } from '../../schemas/tolerant-record.ts'
import { contractStatus, rateType, rateAmounts } from './contract-terms.ts'
import { boundedNumber } from '../../schemas/whole-number.ts'

const common = {
  status: contractStatus,
  /** Y when a downline has a higher rate than this contract: accepting it ends that contract. */
  downlineHigherRate: v.nullish(v.picklist(['Y', 'N']), 'N'),
  /** Who offers it; null for the operator. */
  upline: optionalText,
  /** When it was offered or, once in force, accepted; milliseconds since 1970. */
  since: optionalNumber,
}

const dividend = v.object({
  ...common,
  contractId: optionalId,
  period: v.nullish(v.picklist(['daily', 'weekly', 'semimonthly', 'monthly']), 'semimonthly'),
  minimumBet: v.nullish(money, 0),
  netLoss: v.nullish(money, 0),
  activeMember: v.nullish(v.number(), 0),
  contractRate: v.number(),
})

const dailyTier = dependentAmounts(
  v.object({ betVolume: money, activeMember: v.nullish(v.number(), 0), rateType, rate: boundedNumber }),
  rateAmounts,
)
const rateTier = dependentAmounts(
  v.object({ minimumBet: money, activeMember: v.nullish(v.number(), 0), rateType, rate: boundedNumber }),
  rateAmounts,
)

const daily = v.object({ ...common, id, details: tolerantList(dailyTier) })
const hourly = v.object({ ...common, contractId: id, hourSalaryRates: tolerantList(rateTier) })
const realtime = v.object({ ...common, contractId: id, realtimeSalaryRates: tolerantList(rateTier) })

const waiting = <const Row extends v.GenericSchema>(row: Row) => v.nullish(tolerantRecord(tolerantList(row)), {})
const inForce = <const Row extends v.GenericSchema>(row: Row) => v.nullish(tolerantRecord(tolerantList(row)), null)

/** A step of a dividend contract, one row a step; sums in minor units, `contractRate` a part of the net loss. */
export type DividendStep = v.InferOutput<typeof dividend>
/** A daily salary contract. */
export type DailySalaryContract = v.InferOutput<typeof daily>
/** An hourly salary contract. */
export type HourlySalaryContract = v.InferOutput<typeof hourly>
/** A real-time salary contract. */
export type RealtimeSalaryContract = v.InferOutput<typeof realtime>

/**
 * The contracts of this member by category: the `…req` members wait for an answer (status P or E: accept or reject; V:
 * confirm or refuse the termination), the others are in force and null when there is none. Sums in minor units; a rate
 * is a part of the turnover for P and minor units for A. Codes: in_need_true_account. Source: contract 3.4 and 7.
 */
export const getContracts = defineEndpoint({
  name: 'getContracts',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    divtypereq: waiting(dividend),
    dailysalreqtype: waiting(daily),
    contracthoursalreq: waiting(hourly),
    realtimesalreqtype: waiting(realtime),
    divtypeinfo: inForce(dividend),
    dailysalinfotype: inForce(daily),
    contractmrdailysalinfotype: inForce(daily),
    contracthoursalinfo: inForce(hourly),
    realtimesalinfotype: inForce(realtime),
  }),
})
