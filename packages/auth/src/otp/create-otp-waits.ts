import type { TextStore } from '@parlour/api-client'
import * as v from 'valibot'
import type { SessionChannel, SessionClock } from '../ports.ts'
import { codeWaitsName } from '../session/session-store.ts'
import { markOf, maskOf, type CodePurpose, type OtpTarget } from './otp-target.ts'
import { longestWait } from './wait-until.ts'

const kept = 6

const wait = v.object({
  purpose: v.picklist(['login', 'register', 'register-mobile', 'recovery', 'contact', 'withdraw']),
  to: v.pipe(v.string(), v.maxLength(128)),
  mark: v.number(),
  until: v.number(),
  sent: v.boolean(),
})

/**
 * A countdown: for what, where the code went (masked), when the next
 * may be asked for (server time, ms), and whether one went out.
 */
export type CodeWait = Readonly<v.InferOutput<typeof wait>>

const list = v.pipe(v.array(wait), v.maxLength(kept))
const told = v.object({ type: v.literal('codes'), waits: list })
const asked = v.object({ type: v.literal('codes?') })

/** What the countdowns are made of. */
export interface CodeWaitsPorts {
  /** Session storage of this tab. */
  readonly store: TextStore
  /** The other tabs; without it each tab counts alone. */
  readonly channel?: SessionChannel
  /** Server time: the client's clock. */
  readonly clock: SessionClock
}

/** The countdowns of this browser: the same in every tab, and after a reload. */
export interface OtpWaits {
  /** The countdown that runs for a target, or without one the last that runs for the purpose; else null. */
  find(purpose: CodePurpose, target: OtpTarget | null): CodeWait | null
  start(purpose: CodePurpose, target: OtpTarget, until: number, sent: boolean): void
  /** Calls back after each change, until the returned function is called. */
  subscribe(changed: () => void): () => void
}

const same = (one: CodeWait, other: CodeWait): boolean =>
  one.purpose === other.purpose && one.mark === other.mark && one.to === other.to

function read(text: string | null): readonly CodeWait[] {
  try {
    return text ? v.parse(list, JSON.parse(text)) : []
  } catch {
    return []
  }
}

/** Of the same countdown the later end counts; the newest six stay. */
const merge = (mine: readonly CodeWait[], theirs: readonly CodeWait[]): readonly CodeWait[] =>
  theirs
    .reduce((all, next) => {
      const known = all.find((one) => same(one, next))
      if (known && known.until >= next.until) return all
      return [...all.filter((one) => one !== known), next]
    }, mine)
    .slice(-kept)

/**
 * Makes the countdowns of one-time codes, from session storage and from other tabs.
 *
 * @returns the countdowns; times in server milliseconds since 1970
 * @example const waits = createOtpWaits({ store: session.store, channel: session.channel, clock: api.clock })
 */
export function createOtpWaits({ store, channel, clock }: CodeWaitsPorts): OtpWaits {
  const listeners = new Set<() => void>()
  const all = (): readonly CodeWait[] => read(store.get(codeWaitsName))
  const add = (waits: readonly CodeWait[]) => {
    const before = all()
    const after = merge(before, waits)
    if (after.length === before.length && after.every((one, index) => one === before[index])) return
    store.set(codeWaitsName, JSON.stringify(after))
    for (const listener of listeners) listener()
  }
  const runs = ({ until }: CodeWait): boolean => until > clock.now() && until <= clock.now() + longestWait
  const tell = () => channel?.post({ type: 'codes', waits: all().filter(runs) })
  const onMessage = (message: unknown): boolean => {
    const news = v.safeParse(told, message)
    if (news.success) add(news.output.waits)
    return news.success && news.output.waits.length > 0
  }

  channel?.listen((message) => {
    if (!onMessage(message) && v.is(asked, message) && all().some(runs)) tell()
  })
  // A wire that keeps what was said knows of tabs that are gone; what is over need not be kept any longer.
  if (onMessage(channel?.last?.('codes')) && !all().some(runs)) tell()
  channel?.post({ type: 'codes?' })

  return {
    find(purpose, target) {
      const mine = all().filter((one) => one.purpose === purpose && runs(one))
      if (!target) return mine.at(-1) ?? null
      const [to, mark] = [maskOf(target), markOf(target)]
      return mine.find((one) => one.to === to && one.mark === mark) ?? null
    },
    start(purpose, target, until, sent) {
      add([{ purpose, to: maskOf(target), mark: markOf(target), until, sent }])
      tell()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
