import type { BannerLanguage, BannerSize } from './banners.ts'

/** Colouring of a provider's logo: all white, in its own colours, or in dark ink for light pages. */
export type LogoTone = 'white' | 'colour' | 'ink'

/** Where a game's poster lies under the art root (600 x 800). */
export const posterPath = (nodeId: number): string => `posters/${nodeId}.svg`

/** How many signs of a slot are its title's own. */
export const signCount = 4

/** Where the own signs of a slot lie under the art root, side by side (200 x 200 each), the highest first. */
export const signsPath = (nodeId: number): string => `signs/${nodeId}.svg`

/** Where a banner lies under the art root: desktop 1600 x 500, phone 800 x 400. */
export const bannerPath = (key: string, size: BannerSize, language: BannerLanguage): string =>
  `banners/${key}-${size}-${language}.svg`

/** Where a provider's logo lies under the art root (32 units high). */
export const logoPath = (provider: string, tone: LogoTone): string => `logos/${provider}-${tone}.svg`

/** How many avatars there are. */
export const avatarCount = 24

/** Where an avatar lies under the art root (192 x 192); `index` from 0 to `avatarCount` - 1. */
export const avatarPath = (index: number): string => `avatars/${index}.svg`

/** How many ranks there are. */
export const rankCount = 9

/** Where a rank's badge lies under the art root (192 x 192); `rank` from 0 to `rankCount` - 1. */
export const rankPath = (rank: number): string => `ranks/${rank}.svg`

/** What the rewards of the points shop are drawn as. */
export const rewardPictures = [
  'coins',
  'coin-pile',
  'notes',
  'ticket',
  'chest',
  'cards',
  'mug',
  'power-bank',
  'headphones',
  'tablet',
] as const

/** One of the pictures of the points shop. */
export type RewardPicture = (typeof rewardPictures)[number]

/** Where the picture of a reward of the points shop lies under the art root (640 x 296). */
export const rewardPath = (picture: RewardPicture): string => `rewards/${picture}.svg`

/** The kinds of promotions that are drawn, as the platform calls them. */
export const promotionKinds = [
  'CASHBACK',
  'REFERRAL',
  'MANUAL',
  'NEW_REGISTER',
  'DEPOSIT',
  'REBATE',
  'TURNOVER',
  'SIGNUP',
] as const

/** One of the kinds of promotions that are drawn. */
export type PromotionKind = (typeof promotionKinds)[number]

/** Where the picture of a kind of promotion lies under the art root (1600 x 500, without words). */
export const promotionPath = (kind: PromotionKind): string => `promotions/${kind}.svg`

/** Single pictures under the art root: panels, brand, stand-ins. */
export const fixedPaths = {
  loginPanel: 'panels/login.svg',
  registerStrip: 'panels/register.svg',
  maintenancePanel: 'panels/maintenance.svg',
  restrictionPanel: 'panels/restriction.svg',
  lostPanel: 'panels/lost.svg',
  offlinePanel: 'panels/offline.svg',
  mark: 'brand/mark.svg',
  favicon: 'brand/favicon.svg',
  defaultPoster: 'brand/poster.svg',
  errorPoster: 'brand/error.svg',
  defaultAvatar: 'brand/avatar.svg',
  manifest: 'manifest.json',
  credits: 'CREDITS.txt',
} as const
