export { makeConfig } from './config.ts'
export { SeedRefused, seedKindOf, seedKinds } from './seed-kind.ts'
export { readSocialSettings } from './social-settings.ts'
export { clockFrom, systemChance, systemClock } from './system-ports.ts'

export type { ArchiveConfig, GatewayConfig, ShownSetting } from './config.ts'
export type { Chance, Clock, Gateway } from './gateway.ts'
export type { SeedKind } from './seed-kind.ts'
export type { SocialSettings } from './social-settings.ts'
