import { leastArchiveMonths, usualArchiveMonths } from '../../money/index.ts'
import { logFormats, logThresholds } from '../../kernel/observe/index.ts'
import { seedKinds } from '../../kernel/config/index.ts'
import { keysOf } from '../../kernel/objects/index.ts'
import {
  listenAddress,
  metricsAddress,
  moment,
  networks,
  onOff,
  oneOf,
  origin,
  origins,
  textLike,
  wholeNumber,
} from './kinds.ts'
import { one, type Setting } from './setting.ts'
import { toolingSettings } from './tooling-settings.ts'

const anyText = textLike(/./s, 'a text')

/**
 * Every environment variable of this repository. A variable that
 * begins with `PARLOUR_` and is not among them refuses the start.
 */
export const settings = {
  PORT: one({ means: 'where the gateway listens', kind: wholeNumber(0, 65_535), without: '`4100`', readBy: 'gateway' }),
  PARLOUR_HOST: one({
    means: 'the address it listens on; `0.0.0.0` or `::` for all of the machine',
    kind: listenAddress,
    without: '`localhost`: 127.0.0.1 and ::1',
    readBy: 'gateway',
  }),
  PARLOUR_SITE_ORIGINS: one({
    means: 'origins that the site is served from, joined by commas, the main one first; only their hosts are answered',
    kind: origins,
    without: '`http://localhost:<PORT>` and its `www`',
    readBy: 'gateway',
  }),
  PARLOUR_PLAY_ORIGIN: one({
    means: 'origin of the game frames, a sibling of the site',
    kind: origin,
    without: '`http://play.localhost:<PORT>`',
    readBy: 'gateway',
  }),
  PARLOUR_CHAT_ORIGIN: one({
    means: 'origin of the chat frame',
    kind: origin,
    without: '`http://chat.localhost:<PORT>`',
    readBy: 'gateway',
  }),
  PARLOUR_PAY_ORIGIN: one({
    means: 'origin of the payment pages',
    kind: origin,
    without: '`http://pay.localhost:<PORT>`',
    readBy: 'gateway',
  }),
  PARLOUR_CONNECT_ORIGIN: one({
    means: 'origin of the windows of sign-ins elsewhere',
    kind: origin,
    without: '`http://connect.localhost:<PORT>`',
    readBy: 'gateway',
  }),
  PARLOUR_ORIGINS: one({
    means: "origins of other brands' sites that speak to this platform, joined by commas",
    kind: origins,
    without: 'none',
    readBy: 'gateway',
  }),
  PARLOUR_IMAGE_ORIGINS: one({
    means: 'origins that serve the pictures of the site as well, joined by commas',
    kind: origins,
    without: 'none: the site itself',
    readBy: 'gateway',
  }),
  PARLOUR_PROXIES: one({
    means: 'how many trusted proxies in front write `X-Forwarded-For` and `X-Client-Country`',
    kind: wholeNumber(0, 8),
    without: '`0`: the headers are not read',
    readBy: 'gateway',
  }),
  PARLOUR_PROXY_ADDRESSES: one({
    means:
      'where those proxies connect from, addresses or networks joined by commas; the headers of others are not read',
    kind: networks,
    without: '`127.0.0.0/8, ::1`',
    readBy: 'gateway',
  }),
  PARLOUR_CONNECTIONS: one({
    means: 'how many connections may be open',
    kind: wholeNumber(10, 1_000_000),
    without: '`10000`',
    readBy: 'gateway',
  }),
  PARLOUR_CONNECTIONS_PER_ADDRESS: one({
    means: 'how many of them one address may hold; trusted proxies may hold all',
    kind: wholeNumber(5, 1_000_000),
    without: '`1000`',
    readBy: 'gateway',
  }),
  PARLOUR_NETWORK_FACTOR: one({
    means:
      'what limits by network address are multiplied by, for a site whose players share the addresses of mobile carriers',
    kind: wholeNumber(1, 100),
    without: '`1`: 600 calls a minute of a network',
    readBy: 'gateway',
  }),
  DATABASE_URL: one({
    means:
      'a PostgreSQL server instead of the embedded database, or several of which one is the primary, as libpq writes them; several gateways may share it',
    kind: textLike(/^postgres(?:ql)?:\/\/\S+$/, 'an address such as postgres://user:password@host:5432/name'),
    without: 'none: embedded',
    readBy: 'gateway',
    secret: true,
  }),
  PARLOUR_DATA: one({
    means: 'folder of the embedded database; `:memory:` keeps nothing',
    kind: anyText,
    without: '`apps/gateway/.data`',
    readBy: 'gateway',
  }),
  PARLOUR_SEED: one({
    means:
      'what an empty database is filled with: `demo` (accounts and history), `catalogue` (games, content, rules) or `none`',
    kind: oneOf(...seedKinds),
    without: 'what it was filled with; an empty folder with `demo`, an empty database of `DATABASE_URL` is refused',
    readBy: 'gateway',
  }),
  PARLOUR_MERCHANT: one({
    means: 'the merchant code that the platform serves',
    kind: textLike(/^[\w-]{1,32}$/, 'up to 32 letters, digits, - and _'),
    without: '`vesper`',
    readBy: 'gateway',
  }),
  PARLOUR_IDLE_MINUTES: one({
    means: 'after how many minutes without a call a session ends',
    kind: wholeNumber(5, 60),
    without: '`30`',
    readBy: 'gateway',
  }),
  PARLOUR_SOCIAL: one({
    means: "file with the operator's clients at Google, Facebook, Telegram, Firebase and GeeTest (JSON)",
    kind: anyText,
    without: 'a demonstration on this machine, elsewhere none',
    readBy: 'gateway',
  }),
  PARLOUR_LEGACY_CIPHER: one({
    means: "`1` lets the gateway take the contract's older envelope as well",
    kind: onOff,
    without: '`0`',
    readBy: 'gateway',
  }),
  PARLOUR_LOG: one({
    means: 'how the log on the error output is written: `json` or `pretty`',
    kind: oneOf(...logFormats),
    without: '`pretty` on a terminal, else `json`',
    readBy: 'gateway',
  }),
  PARLOUR_LOG_LEVEL: one({
    means: 'the least level that is logged',
    kind: oneOf(...logThresholds),
    without: '`info`',
    readBy: 'gateway',
  }),
  PARLOUR_METRICS: one({
    means: 'port, or `host:port`, of the listener that serves `/metrics`; a port alone listens on 127.0.0.1',
    kind: metricsAddress,
    without: 'none: no listener',
    readBy: 'gateway',
  }),
  PARLOUR_RETENTION: one({
    means:
      'days for which rows are kept, by rule, as `messages=730,launches=90`; `pnpm gateway retention` shows the rules',
    kind: textLike(/^\w+=\d{1,5}(?:, *\w+=\d{1,5})*$/, 'rules with days such as messages=730,launches=90'),
    without: "each rule's own",
    readBy: 'gateway',
  }),
  PARLOUR_ARCHIVE_FOLDER: one({
    means:
      'folder that months of rounds and transfers go to as files, once they are old; of several gateways one has it, or all share it',
    kind: textLike(/^\/./, 'a path from the root'),
    without: 'none: all stay in the database',
    readBy: 'gateway',
  }),
  PARLOUR_ARCHIVE_AFTER_MONTHS: one({
    means: 'how many whole months before the current one stay in the database; with `PARLOUR_ARCHIVE_FOLDER`',
    kind: wholeNumber(leastArchiveMonths, 600),
    without: `\`${usualArchiveMonths}\``,
    readBy: 'gateway',
  }),
  PARLOUR_OPERATOR_TOKEN: one({
    means: "what the operator's commands carry",
    kind: textLike(/^[\w-]{32,128}$/, '32 to 128 letters, digits, - and _'),
    without: 'kept in `operator-token` of the data folder',
    readBy: 'gateway',
    secret: true,
  }),
  PARLOUR_TEST: one({
    means: '`1` adds what journeys need and loosens limits by address; never on a real site',
    kind: onOff,
    without: '`0`',
    readBy: 'gateway',
  }),
  PARLOUR_TEST_NOW: one({
    means: 'with `PARLOUR_TEST=1`: the moment at which the clock begins, in ISO 8601',
    kind: moment,
    without: "the machine's time",
    readBy: 'gateway',
  }),
  PARLOUR_GATEWAY: one({
    means: 'the gateway that `pnpm gateway` speaks to',
    kind: origin,
    without: '`http://localhost:<PORT>`',
    readBy: 'command line',
  }),
  PARLOUR_KEY: one({
    means: 'the key under which a command of `pnpm gateway` happens once',
    kind: textLike(/^[\w-]{8,64}$/, '8 to 64 letters, digits, - and _'),
    without: 'a fresh one',
    readBy: 'command line',
  }),
  ...toolingSettings,
} as const

/** The name of a variable. */
export type SettingName = keyof typeof settings

/** What was set, by name; what was not set is absent. */
export type SettingValues = {
  readonly [Name in SettingName]?: (typeof settings)[Name] extends Setting<infer Value> ? Value : never
}

type Named = Setting & { readonly name: SettingName }

/** Every variable with its name, in the order of the tables. */
export const settingList = keysOf(settings).map((name): Named => ({ name, ...settings[name] }))
