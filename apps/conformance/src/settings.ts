import { parseArgs } from 'node:util'

/** The settings of a run. */
export interface Settings {
  /** Origin of the gateway, without a slash at the end. */
  readonly origin: string
  readonly merchant: string
  /** Opens what only the operator may do; without it those checks are left out. */
  readonly operatorToken: string | null
  /** An agent's account; without it those checks are left out. */
  readonly agent: { readonly username: string; readonly password: string } | null
  /** A player's account that has played; without it those checks are left out. */
  readonly player: { readonly username: string; readonly password: string } | null
  /** Only the checks whose area or title has this text. */
  readonly only: string
  /** The most calls a minute; 0 for as many as it takes. A gateway takes 600 a minute of one address. */
  readonly pace: number
  /** Moves the clock of a gateway in test mode in place of waiting. */
  readonly movesClock: boolean
  readonly verbose: boolean
}

/** How to call it. */
export const usage = `pnpm conformance <address> [options]

  --merchant <code>          merchant code (vesper)
  --operator <token>         operator's token of the gateway; without it, what needs it is left out
  --agent <name>:<password>  an agent's account (marcobay01:vesper2025 of the seed); "none" leaves those checks out
  --player <name>:<password> a player's account that has played (linhtran88:vesper2025 of the seed); "none" likewise
  --only <text>              only checks with this text in their name
  --pace <calls a minute>    how fast (540); 0 for no limit, for gateways in test mode
  --move-clock               move the clock of a single gateway in test mode in place of waiting
  --verbose                  name every check`

const accountOf = (text: string) => {
  const at = text.indexOf(':')
  return at > 0 ? { username: text.slice(0, at), password: text.slice(at + 1) } : null
}

/** Reads the arguments. @throws when the address is missing or an option is wrong */
export function readSettings(args: readonly string[]): Settings {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      merchant: { type: 'string', default: 'vesper' },
      operator: { type: 'string', default: '' },
      agent: { type: 'string', default: 'marcobay01:vesper2025' },
      player: { type: 'string', default: 'linhtran88:vesper2025' },
      only: { type: 'string', default: '' },
      pace: { type: 'string', default: '540' },
      'move-clock': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  })
  const address = positionals[0]
  if (!address || !URL.canParse(address))
    throw new Error(`an address is missing, for example http://localhost:4100\n\n${usage}`)
  return {
    origin: new URL(address).origin,
    merchant: values.merchant,
    operatorToken: values.operator || null,
    agent: accountOf(values.agent),
    player: accountOf(values.player),
    only: values.only.toLowerCase(),
    pace: Number(values.pace),
    movesClock: values['move-clock'],
    verbose: values.verbose,
  }
}
