import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import type { Need } from '../check.ts'
import { logIn, openMember, openDemo, type Person } from './people.ts'
import { payIn } from './pay-in.ts'
import { createSend, type Send } from './send.ts'
import { createWire, type Wire } from './wire.ts'

/** Who asks a call. */
export type Role = 'visitor' | 'member' | 'agent' | 'player' | 'demo'

/** The gateway under test, and who is there. Everybody is made at the first use and kept for the run. */
export interface World {
  readonly settings: Settings
  readonly wire: Wire
  readonly send: Send
  /** A member of this run's own, with money that it has paid in, and a payment password. */
  member(): Promise<Person>
  /** Another one. */
  other(): Promise<Person>
  agent(): Promise<Person>
  /** A player of the operator's, who has played. */
  player(): Promise<Person>
  demo(): Promise<Person>
  /** The token of a role, null for a visitor. */
  tokenOf(role: Role): Promise<string | null>
  /** Gives an operator's command. @throws when the gateway refuses it */
  operate(name: string, ...args: string[]): Promise<unknown>
  /** Lets so many milliseconds pass at the gateway. @throws when its clock is to be moved and cannot be */
  pass(milliseconds: number): Promise<void>
  /** Makes something at the first ask and keeps it. */
  kept<T>(name: string, make: () => Promise<T>): Promise<T>
  /** What this run cannot do. */
  missing(needs: readonly Need[]): Need | undefined
}

/** What the members of a run pay in, in minor units. */
const startMoney = 150_000

/** Makes the world of one run. */
export function createWorld(settings: Settings): World {
  const send = createSend(settings.pace)
  const wire = createWire(settings, send)
  const store = new Map<string, Promise<unknown>>()
  const kept: World['kept'] = (name, make) => {
    const made = store.get(name) ?? make()
    store.set(name, made)
    return made as ReturnType<typeof make>
  }
  const withMoney = async () => payIn(wire, send, await openMember(wire), startMoney)
  const member = () => kept('member', withMoney)
  const given = (role: 'agent' | 'player') => () =>
    kept(role, async () => {
      const account = settings[role]
      if (!account) throw new Error(`no account of a ${role} is given`)
      return logIn(wire, account.username, account.password)
    })
  const [agent, player] = [given('agent'), given('player')]
  const demo = () => kept('demo', () => openDemo(wire))
  const people = { member, agent, player, demo }

  return {
    settings,
    wire,
    send,
    kept,
    ...people,
    other: () => kept('other member', withMoney),
    tokenOf: async (role) => (role === 'visitor' ? null : (await people[role]()).token),
    async operate(name, ...args) {
      const response = await send(`${settings.origin}/operator/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Operator-Token': settings.operatorToken ?? '' },
        body: JSON.stringify({ args }),
      })
      const body = (await response.json()) as { value?: unknown; message?: string }
      if (!response.ok) throw new Error(`operator ${name}: ${response.status} ${body.message ?? ''}`)
      return body.value
    },
    async pass(milliseconds) {
      if (!settings.movesClock) return wait(milliseconds)
      const headers = { 'Content-Type': 'application/json' }
      const { ok, status } = await send(`${settings.origin}/test/clock`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ advance: milliseconds }),
      })
      if (!ok) throw new Error(`the clock cannot be moved: ${status}`)
    },
    missing: (needs) =>
      needs.find(
        (need) =>
          ({
            operator: !settings.operatorToken,
            agent: !settings.agent,
            player: !settings.player,
            'whole run': settings.only !== '',
          })[need],
      ),
  }
}
