import type { Endpoint, ServedResponseOf } from '../../endpoint.ts'
import {
  getBoxKey,
  getCaptcha,
  getCountries,
  getRegistrationRules,
  getRsaKey,
  getSettings,
  getStatus,
  getWhitelabel,
  launchGame,
  listProviders,
  type ModuleNode,
} from '../../endpoints/index.ts'

const samples = new Map<string, (seed: number) => unknown>()

const write = <E extends Endpoint>(endpoint: E, make: (seed: number) => ServedResponseOf<E>): void => {
  samples.set(endpoint.name, make)
}

const node = (modId: string, ...childrenNodes: ModuleNode[]): ModuleNode => ({ modId, enabled: '1', childrenNodes })
const modules = (): ModuleNode =>
  node(
    'ROOT',
    node('COMM3'),
    node('REG3', node('DIRECTREG3'), node('USERNAMEREG3')),
    node('GAMELO3', node('GAMELOHOT3'), node('GAMELOFAV3')),
  )

const rule = { enabled: true, required: true, minLength: 6, maxLength: 13, acceptedPattern: '*', patternId: 0 }
const rules = {
  username: { ...rule, acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$', patternId: 1 },
  password: { ...rule, maxLength: 12, acceptedPattern: '^[a-zA-Z0-9]+$', patternId: 4 },
  email: { ...rule, required: false, maxLength: 40, patternId: 3 },
}

write(getWhitelabel, modules)
write(getSettings, modules)
write(getRegistrationRules, () => rules)
write(getStatus, () => ({
  maintenance: false,
  regionRestriction: false,
  location: { ip: '203.0.113.9', country: 'PH', countryName: 'Philippines' },
  info: {
    whitelabel: modules(),
    register: rules,
    resources: [
      { resourceType: 'TELEGRAM', url: 'https://t.example.com/parlour', qrCodeUrl: null, labelNameEn: 'Telegram' },
    ],
    customerService: [],
    domainRoute: [],
    mainDomain: 'www.platform.test',
    analytics: null,
    imageCDNs: [],
    launchGameCDNs: ['https://play.platform.test'],
  },
}))
write(getCountries, () => ({
  countries: [
    { countryCode: 'PH', countryDialingCode: '63' },
    { countryCode: 'VN', countryDialingCode: '84' },
  ],
}))
write(
  getCaptcha,
  () => 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)
// The modulus of the contract's test vector and the public key of RFC 7748; no platform uses them.
write(
  getRsaKey,
  () =>
    'bfc938a0a46e9d07882e0d92206c7b3def94463eebd2639785d83e53d48a28a06c0ffa92c8706f60dfb4126077d23570d1a0a17047e05333c513bd50418f16d0417e396545ce669f843efc3d4dcabf46ee08a7f6f250e933fdad6beb12f0389310eeccd10cdc0c1542b443ae2bccdde3a89222fe3dd4b37c06b0b78482106a05',
)
write(getBoxKey, () => ({ kid: 'sample', publicKey: 'hSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTmo=' }))
write(launchGame, () => ({ content: { game_url: 'https://play.platform.test/sample', game_url2: null } }))
write(listProviders, () => ({
  data: {
    lanes: ['RNG', 'LIVE', 'FISH'].map((title) => ({
      title,
      gameClassify: [{ key: 'SM', displayName: 'Slot machine', gameCount: 120 }],
      cards: [
        { vassalage: 'KW', displayName: 'Kirin Works', gameType: title, isGame: 'VASSALAGE', isHot: 1, gameCount: 60 },
        {
          vassalage: 'BF',
          displayName: 'Bluefin Studio',
          gameType: title,
          isGame: 'VASSALAGE',
          isHot: 0,
          gameCount: 60,
        },
      ],
    })),
  },
}))

/** Samples written by hand, by endpoint name: where a walk over the schema gives no sense. */
export const written: ReadonlyMap<string, (seed: number) => unknown> = samples
