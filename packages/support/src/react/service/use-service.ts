import { useApi } from '@parlour/api-client/react'
import { useSession } from '@parlour/auth/react'
import { useState } from 'react'
import { serviceAddress, serviceLine, windowSize, type ServiceEntry, type ServiceLine } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'

/**
 * Opens a window at once, in the press, and leads it to the address when that has come; closes it when there is none.
 * False when the browser blocked it. Sizes in CSS px.
 */
export type OpenWindow = (wanted: {
  readonly address: Promise<string | null>
  readonly width: number
  readonly height: number
}) => boolean

/** Why the customer service did not open. */
export interface ServiceTrouble {
  readonly line: ServiceLine
  readonly why: 'blocked' | 'unreached'
}

/** What `useService` stands on. */
export interface ServiceOptions {
  /** `info.customerService` of the status. */
  readonly entries: readonly ServiceEntry[]
  /** Origins beside https that an address may be on: the chat's. */
  readonly origins: readonly string[]
  readonly openWindow: OpenWindow
}

/** The ways to the customer service for who is here. */
export interface Service {
  /** The main one first: VIP or live chat; then the small chat window, where the operator has one. */
  readonly lines: readonly ServiceLine[]
  readonly trouble: ServiceTrouble | null
  /** The name of a way, for a menu. */
  labelOf(line: ServiceLine): string
  /** Call it in the handler of a press, before anything is awaited. */
  open(line: ServiceLine): void
  /** Takes the trouble away. */
  dismiss(): void
  /** Asks for the address of a way. */
  addressOf(line: ServiceLine): Promise<string | null>
}

/**
 * The customer service in a window of its own. Source: SVC-01, MOD-08.
 *
 * @returns the lines, and how to open them
 * @example const service = useService({ entries: status.info.customerService, origins, openWindow })
 */
export function useService({ entries, origins, openWindow }: ServiceOptions): Service {
  const api = useApi()
  const session = useSession()
  const text = useSupportText()
  const [trouble, setTrouble] = useState<ServiceTrouble | null>(null)
  const main = serviceLine(session.status === 'member' ? session.member?.clubLabel?.rankLevel : null)
  const addressOf = (line: ServiceLine) =>
    serviceAddress(api, line, { entries, origins, origin: window.location.origin })
  const open = (line: ServiceLine) => {
    const address = addressOf(line)
    if (!openWindow({ address, ...windowSize(line) })) return setTrouble({ line, why: 'blocked' })
    setTrouble(null)
    void address.then((url) => url ?? setTrouble({ line, why: 'unreached' }))
  }
  return {
    lines: entries.some(({ csType }) => csType === '3') ? [main, 'chat'] : [main],
    trouble,
    labelOf: (line) => text(`support.service.${line}`),
    open,
    dismiss: () => setTrouble(null),
    addressOf,
  }
}
