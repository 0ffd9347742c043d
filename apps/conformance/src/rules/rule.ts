import type { Endpoint } from '@parlour/api-client/endpoints'
import type { Check, refusedAsAllowed } from '../check.ts'
import type { Good } from '../inputs/good.ts'
import type { World } from '../platform/world.ts'

/** A call under test with its good input. */
export interface Subject {
  readonly endpoint: Endpoint
  readonly good: Good
}

/** Something that must hold for every call it applies to. */
export interface Rule {
  readonly title: string
  applies(subject: Subject): boolean
  run(world: World, subject: Subject): Promise<void | typeof refusedAsAllowed>
}

/** The checks of a rule: one for each call it applies to. */
export const checksOf = (rule: Rule, subjects: readonly Subject[]): Check[] =>
  subjects
    .filter((subject) => rule.applies(subject))
    .map((subject) => ({
      area: subject.endpoint.name,
      title: rule.title,
      ...(subject.good.needs ? { needs: subject.good.needs } : {}),
      run: (world) => rule.run(world, subject),
    }))

/** Whether a call takes a body of its own. */
export const hasBody = ({ endpoint }: Subject): boolean => endpoint.encoding !== 'query'
