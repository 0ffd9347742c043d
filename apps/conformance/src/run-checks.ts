import type { Check, Outcome } from './check.ts'
import type { World } from './platform/world.ts'

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message.split('\n').slice(0, 6).join(' ')}${cause}`
}

async function runCheck(check: Check, world: World): Promise<Outcome> {
  const missing = world.missing(check.needs ?? [])
  if (missing) return { check, result: 'left out', why: `needs the ${missing}` }
  try {
    return { check, result: (await check.run(world)) ?? 'passed', why: '' }
  } catch (error) {
    return { check, result: 'failed', why: reasonOf(error) }
  }
}

/** Runs checks one after the other and tells of each as it ends. */
export async function runChecks(
  checks: readonly Check[],
  world: World,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const { only } = world.settings
  const outcomes: Outcome[] = []
  for (const check of checks) {
    if (only && !`${check.area} ${check.title}`.toLowerCase().includes(only)) continue
    const outcome = await runCheck(check, world)
    tell(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}
