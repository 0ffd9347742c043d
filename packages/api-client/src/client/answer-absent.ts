import { ContractError, RefusedError } from '../errors.ts'
import { readOutcome } from './read-outcome.ts'
import { runSchema } from '../schemas/run-schema.ts'
import type { BrandedEndpoint, Override } from './overrides.ts'

/**
 * What a call comes to that the platform does not have: the answer of the brand's override.
 *
 * @throws RefusedError `function.not.available` where the override has none
 */
export function answerAbsent(
  { name, idempotent, response }: BrandedEndpoint,
  absent: NonNullable<Override['absent']>,
  requestId: string,
): unknown {
  if (absent === true)
    throw new RefusedError({
      endpoint: name,
      kind: 'refused',
      requestId,
      status: 0,
      code: 'function.not.available',
      serverMessage: null,
      value: null,
      retryAfter: null,
      retryAt: null,
    })
  if (idempotent) return readOutcome(response, absent.answer, () => undefined)
  const checked = runSchema(response, absent.answer)
  if (!checked.issues) return checked.output
  throw new ContractError({ endpoint: name, kind: 'schema', requestId, issues: checked.issues })
}
