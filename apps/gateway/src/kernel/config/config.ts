import { fileURLToPath } from 'node:url'
import { market } from '../market/market.ts'
import { ownMachine } from '../http/trusted-proxies.ts'
import type { SeedKind } from './seed-kind.ts'
import type { RetentionSettings } from '../retention/settings.ts'
import { demonstrationSettings, nobody, type SocialSettings } from './social-settings.ts'

/** Where old months go, and how many whole months members and jobs find in the database. */
export interface ArchiveConfig {
  readonly folder: string
  readonly afterMonths: number
}

/** A variable as an operator is shown it: secrets are masked. */
export interface ShownSetting {
  readonly variable: string
  readonly value: string
  readonly from: 'environment' | 'default'
}

/** What a deployment decides. */
export interface GatewayConfig {
  readonly merchant: string
  readonly currency: string
  readonly currencySymbol: string
  /** The operator's country (ISO 3166); the default for visitors whose country no proxy reports. */
  readonly country: string
  /** Origins the site is served from, the first is the main one. */
  readonly siteOrigins: readonly string[]
  /** Origins of other brands' sites that speak to this platform: they stand among `siteOrigins` too. */
  readonly brandOrigins: readonly string[]
  /** Origin of the game frames; a sibling of the site, never the same. */
  readonly playOrigin: string
  /** Origin of the chat frame; a sibling as well. */
  readonly chatOrigin: string
  /** Origin of the payment pages of the simulated provider; a sibling as well. */
  readonly payOrigin: string
  /** Origin of the connector: the only one where scripts of other services run; a sibling as well. */
  readonly connectOrigin: string
  /**
   * Social sign-in providers: a demonstration on this machine only; elsewhere none until the operator configures them.
   */
  readonly social: SocialSettings
  /** Whether the legacy DES cipher is accepted. Off unless configured: a tampered answer cannot switch it on. */
  readonly legacyCipher: boolean
  /** Whether the routes of the journeys (`/test/*`, `/csp/count`) are there. */
  readonly test: boolean
  /** Whether members of the seed go on playing while the gateway runs. */
  readonly livePlayers: boolean
  /** What limits by network address are multiplied by; journeys share one address. */
  readonly addressFactor: number
  /** Exponent of the work factor of password records. */
  readonly passwordCost: number
  /** Whether registration needs a captcha. */
  readonly registrationCaptcha: boolean
  /** What the operator's commands carry; without one no command is taken. */
  readonly operatorToken: string | null
  /** How many proxies in front of the gateway add to `X-Forwarded-For`. */
  readonly proxies: number
  /** Where those proxies connect from: addresses and networks (CIDR). */
  readonly proxyAddresses: readonly string[]
  /**
   * What the database was filled with; only a demo has published passwords, live players and credit for new accounts.
   */
  readonly seed: SeedKind
  /** Play money that a new account starts with, in minor units. */
  readonly welcomeCredit: number
  /** The environment's settings, for the operator. */
  readonly settings: readonly ShownSetting[]
  /** Retention by rule, where it is not the rule's default. */
  readonly retention: RetentionSettings
  /** Where and when months of rounds and transfers are archived to files; null for never. */
  readonly archive: ArchiveConfig | null
  readonly webFolder: string
  readonly connectorFolder: string
  readonly artFolder: string
  /** The built pages of the games. */
  readonly playFolder: string
  /** Origins that serve the pictures of the site as well; its pages choose among them. */
  readonly imageOrigins: readonly string[]
  /** Vendor codes of the providers that keep wallets of their own; all others play from the main wallet. */
  readonly transferProviders: readonly string[]
  /** Module ids that are switched on. */
  readonly modules: readonly string[]
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const modules = [
  'COMM3',
  'REG3',
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'AFFMAN3',
  'FREEPLAY3',
  'MOBILEVERCODELOGIN3',
  'VERIFICATION3',
  'PASS3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'PWRESETSMS3',
  'PROFPIC3',
  'GAMELO3',
  'GAMELOHOT3',
  'GAMELOFAV3',
  'GAMELOREC3',
  'AGEANNOUNCE3',
  'FUNDTRANS3',
  'DPSTBAS3',
  'MEMTRANS3',
  'PAYMENTPASS3',
  'AGENTPOLICY3',
  'SIGNCONDIV3',
  'DAILYSALCONT3',
  'HOURSAL3',
  'RTSALARY3',
  'REWCEN3',
  'MISSIONLB3',
  'PTSYS3',
  'REFERRAL3',
  'PLYRBT',
  'INBOX3',
  'FEEDBACK3',
  'CBS3',
]

/** The settings of a gateway on one machine, with what the caller changes. */
export function makeConfig(port: number, changes: Partial<GatewayConfig> = {}): GatewayConfig {
  const demo = (changes.seed ?? 'demo') === 'demo'
  const connectOrigin = changes.connectOrigin ?? `http://connect.localhost:${port}`
  return {
    merchant: 'vesper',
    currency: market.currency,
    currencySymbol: market.currencySymbol,
    country: market.country,
    siteOrigins: [
      `http://localhost:${port}`,
      `http://www.localhost:${port}`,
      `http://127.0.0.1:${port}`,
      ...(changes.brandOrigins ?? []),
    ],
    brandOrigins: [],
    playOrigin: `http://play.localhost:${port}`,
    chatOrigin: `http://chat.localhost:${port}`,
    payOrigin: `http://pay.localhost:${port}`,
    connectOrigin,
    social: demo ? demonstrationSettings(connectOrigin, changes.merchant ?? 'vesper', changes.proxies ?? 0) : nobody,
    legacyCipher: false,
    test: false,
    livePlayers: demo && !changes.test,
    addressFactor: 1,
    passwordCost: 15,
    registrationCaptcha: false,
    operatorToken: null,
    proxies: 0,
    proxyAddresses: ownMachine,
    seed: 'demo',
    welcomeCredit: demo ? 100_000 : 0,
    settings: [],
    retention: {},
    archive: null,
    webFolder: folder('../../../../web/dist/'),
    connectorFolder: folder('../../../../connector/dist/'),
    artFolder: folder('../../../../../tooling/art/dist/'),
    playFolder: folder('../../../../play/dist/'),
    imageOrigins: [],
    transferProviders: ['NLT', 'OVT'],
    modules,
    ...changes,
  }
}
