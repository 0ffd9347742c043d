import { fileURLToPath } from 'node:url'
import { usualArchiveMonths } from '../../money/index.ts'
import { clockFrom, readSocialSettings } from '../../kernel/config/index.ts'
import type { ArchiveConfig, GatewayConfig } from '../../kernel/config/index.ts'
import { readRetention } from '../../kernel/retention/index.ts'
import type { StartInput } from '../start-gateway.ts'
import type { LogSettings } from '../../kernel/observe/index.ts'
import type { SettingValues } from './settings.ts'

/** Where the embedded database and the operator's token lie when nothing is said. */
export const ownFolder = fileURLToPath(new URL('../../../.data', import.meta.url))

const set = <Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its name
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>

/** What the variables say about the origins; nothing when they say nothing. */
function originsOf(values: SettingValues): Partial<GatewayConfig> {
  const brandOrigins = values.PARLOUR_ORIGINS ?? []
  return {
    brandOrigins,
    ...set('siteOrigins', values.PARLOUR_SITE_ORIGINS && [...values.PARLOUR_SITE_ORIGINS, ...brandOrigins]),
    ...set('playOrigin', values.PARLOUR_PLAY_ORIGIN),
    ...set('chatOrigin', values.PARLOUR_CHAT_ORIGIN),
    ...set('payOrigin', values.PARLOUR_PAY_ORIGIN),
    ...set('connectOrigin', values.PARLOUR_CONNECT_ORIGIN),
    imageOrigins: values.PARLOUR_IMAGE_ORIGINS ?? [],
  }
}

/** Where old months go to; nowhere without a folder. */
const archiveOf = ({
  PARLOUR_ARCHIVE_FOLDER: folder,
  PARLOUR_ARCHIVE_AFTER_MONTHS: afterMonths = usualArchiveMonths,
}: SettingValues): ArchiveConfig | null => (folder ? { folder, afterMonths } : null)

/** How the log is written; for people where the error output is a terminal. */
export const logSettings = (values: SettingValues, isTerminal: boolean): LogSettings => ({
  format: values.PARLOUR_LOG ?? (isTerminal ? 'pretty' : 'json'),
  level: values.PARLOUR_LOG_LEVEL ?? 'info',
})

/**
 * How a gateway starts with these settings.
 * @throws ValiError, SyntaxError when the file of `PARLOUR_SOCIAL` cannot be used
 */
export function startInput(values: SettingValues): Omit<StartInput, 'say' | 'log'> {
  const test = values.PARLOUR_TEST ?? false
  return {
    port: values.PORT ?? 4100,
    host: values.PARLOUR_HOST ?? 'localhost',
    databaseUrl: values.DATABASE_URL ?? null,
    dataFolder: values.PARLOUR_DATA ?? ownFolder,
    seed: values.PARLOUR_SEED ?? null,
    ...(test && values.PARLOUR_TEST_NOW !== undefined ? { clock: clockFrom(values.PARLOUR_TEST_NOW) } : {}),
    metrics: values.PARLOUR_METRICS ?? null,
    connections: {
      most: values.PARLOUR_CONNECTIONS ?? 10_000,
      mostOfAddress: values.PARLOUR_CONNECTIONS_PER_ADDRESS ?? 1_000,
    },
    changes: {
      ...originsOf(values),
      ...set('merchant', values.PARLOUR_MERCHANT),
      ...set('proxyAddresses', values.PARLOUR_PROXY_ADDRESSES),
      proxies: values.PARLOUR_PROXIES ?? 0,
      legacyCipher: values.PARLOUR_LEGACY_CIPHER ?? false,
      retention: readRetention(values.PARLOUR_RETENTION),
      archive: archiveOf(values),
      test,
      addressFactor: values.PARLOUR_NETWORK_FACTOR ?? (test ? 100 : 1),
      operatorToken: values.PARLOUR_OPERATOR_TOKEN ?? null,
      ...(values.PARLOUR_SOCIAL ? { social: readSocialSettings(values.PARLOUR_SOCIAL) } : {}),
    },
  }
}
