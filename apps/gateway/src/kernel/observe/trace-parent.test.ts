import { expect, test } from 'vitest'
import { traceHeaders, traceOf } from './trace-parent.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const of = (traceparent: string, tracestate?: string) =>
  traceOf(new Headers({ traceparent, ...(tracestate ? { tracestate } : {}) }))

test('a trace goes on under its id and flags, with a span of its own and the state unchanged', () => {
  const trace = of(`00-${traceId}-${parentId}-01`, 'vendor=1')
  expect(trace).toMatchObject({ traceId, parentId, flags: '01', state: 'vendor=1' })
  expect(trace.spanId).toMatch(/^[0-9a-f]{16}$/)
  expect(trace.spanId).not.toBe(parentId)
  expect(traceHeaders(trace)).toEqual({ traceparent: `00-${traceId}-${trace.spanId}-01`, tracestate: 'vendor=1' })
})

test('a missing or malformed header begins a trace', () => {
  const bad = [
    '',
    'x',
    `00-${traceId}-${parentId}`,
    `00-${'0'.repeat(32)}-${parentId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `ff-${traceId}-${parentId}-01`,
    `00-${traceId.toUpperCase()}-${parentId}-01`,
    `00-${traceId}-${parentId}-01-more`,
  ]
  for (const header of bad) {
    const trace = of(header, 'vendor=1')
    expect(trace.parentId, header).toBeNull()
    expect(trace.state).toBeNull()
    expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(trace.traceId).not.toBe(traceId)
  }
})

test('a later version of the header may say more', () => {
  expect(of(`01-${traceId}-${parentId}-01-more`)).toMatchObject({ traceId, parentId })
})
