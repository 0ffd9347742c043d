import type { InferOutput } from 'valibot'
import type { Endpoint, ResponseOf } from './endpoint.ts'
import { partsOf } from './schema-parts.ts'
import { runSchema } from './schemas/run-schema.ts'

/**
 * Whether the answer to a call with an effect has every member of its record. A platform may answer `success: true`
 * with no value, or with a part of it; the effect has happened all the same.
 *
 * @param answer what the call of `endpoint` returned
 * @returns a type guard; where it is false, read the outcome from the list of these orders
 * @example if (isComplete(withdraw, order)) showOrder(order)
 */
export const isComplete = <E extends Endpoint>(
  { response }: E,
  answer: ResponseOf<E>,
): answer is ResponseOf<E> & InferOutput<E['response']> =>
  Object.entries(partsOf(response).entries ?? {}).every(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer has the members of its record
    ([name, entry]) => (answer as Record<string, unknown>)[name] !== null || !runSchema(entry, undefined).issues,
  )
