import { expect, test } from 'vitest'
import type { ContractStatus } from '../../kernel/db/tables/index.ts'
import { eventOf, next, type ContractEvent } from './flow.ts'

test('[AGT-04] a contract is offered, agreed, about to end, ended or kept, and nothing else', () => {
  const states: ContractStatus[] = ['offered', 'accepted', 'rejected', 'withdrawn', 'terminating', 'terminated']
  const events: ContractEvent[] = ['accept', 'reject', 'withdraw', 'proposeEnd', 'confirmEnd', 'keep']
  const steps = states.flatMap((state) =>
    events.flatMap((event) => (next(state, event) ? [`${state} ${event} ${next(state, event)}`] : [])),
  )
  expect(steps).toEqual([
    'offered accept accepted',
    'offered reject rejected',
    'offered withdraw withdrawn',
    'accepted proposeEnd terminating',
    'terminating confirmEnd terminated',
    'terminating keep accepted',
  ])
})

test('[AGT-04] A and R both keep a contract whose end is proposed, only C ends it', () => {
  expect(['A', 'R', 'C'].map((action) => eventOf('terminating', action as 'A'))).toEqual(['keep', 'keep', 'confirmEnd'])
  expect(['A', 'R', 'C'].map((action) => eventOf('offered', action as 'A'))).toEqual(['accept', 'reject', null])
  expect(eventOf('accepted', 'A')).toBeNull()
})
