import type { SlipLine } from './told.ts'

const read = <Kept,>(name: string, none: Kept): Kept => {
  try {
    const text = sessionStorage.getItem(name)
    return text === null ? none : (JSON.parse(text) as Kept)
  } catch {
    return none
  }
}

const write = (name: string, value: unknown): void => {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Without storage a reload begins with an empty slip; tickets are at the server.
  }
}

const slipName = (code: string): string => `numbers/slip/${code}`

/** The slip that this tab keeps for a lottery game. */
export const readSlip = (code: string): readonly SlipLine[] => read<readonly SlipLine[]>(slipName(code), [])

/** Keeps the slip of a lottery game for a reload of this tab. */
export const keepSlip = (code: string, lines: readonly SlipLine[]): void => write(slipName(code), lines)

/** Where a visit stands: the lobby, or one game by its code. */
export interface Place {
  readonly view: 'lobby' | 'betting'
  readonly code: string
}

/** Where a reload of this tab finds the visit again; null for a new session. */
export function readPlace(token: string): Place | null {
  const kept = read<(Place & { readonly token: string }) | null>('numbers/place', null)
  return kept?.token === token ? kept : null
}

/** Keeps where the visit stands. */
export const keepPlace = (token: string, place: Place): void => write('numbers/place', { ...place, token })
