import type { ColorName } from './schema.ts'

/** A colour, the grounds it may stand on, and the WCAG ratio it needs there. */
export type Pair = { ink: ColorName; on: readonly ColorName[]; least: number }

const grounds = ['page', 's1', 's2', 's3', 'raised'] as const
const text = (ink: ColorName, on: readonly ColorName[] = grounds): Pair => ({ ink, on, least: 4.5 })
const control = (ink: ColorName, on: readonly ColorName[]): Pair => ({ ink, on, least: 3 })

/** What the kit puts on what: text needs 4.5; edges, signs and focus rings 3.0. Disabled text (`t-dis`) is exempt. */
export const pairs: readonly Pair[] = [
  text('t1', [...grounds, 'well', 'accent-soft', 'ok-soft', 'bad-soft', 'warn-soft', 'info-soft']),
  text('t2', [...grounds, 'well', 'accent-soft']),
  text('t3', [...grounds, 'well']),
  text('accent-text', [...grounds, 'accent-soft']),
  text('on-accent', ['accent', 'accent-hover', 'accent-press']),
  text('gold', [...grounds, 'bone']),
  text('ok', [...grounds, 'ok-soft']),
  text('bad', [...grounds, 'bad-soft']),
  text('warn', [...grounds, 'warn-soft']),
  text('info', [...grounds, 'info-soft']),
  text('page', ['bad']),
  text('footer-text', ['footer']),
  text('footer-strong', ['footer']),
  text('footer-accent', ['footer']),
  text('on-chat-head', ['chat-head']),
  text('ink', ['paper']),
  text('paper', ['ink']),
  text('ink-gold', ['ink']),
  text('on-badge', ['badge', 'veil', 'ink']),
  control('accent', ['on-accent']),
  control('flame', ['badge', 'ink']),
  control('edge', ['page', 's1', 's2', 'well']),
  control('ok', ['well']),
  control('bad', ['well']),
  control('focus', ['page', 's1', 's2', 's3', 'well']),
]
