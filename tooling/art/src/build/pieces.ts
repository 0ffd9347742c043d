import { readFileSync } from 'node:fs'
import { engineOf, games, providers } from '../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import type { BannerSize } from '../banners.ts'
import { bannerLanguages, banners } from '../banners.ts'
import type { LogoTone } from '../paths.ts'
import {
  avatarPath,
  bannerPath,
  fixedPaths,
  logoPath,
  posterPath,
  promotionKinds,
  promotionPath,
  rankCount,
  rankPath,
  rewardPath,
  rewardPictures,
  signsPath,
} from '../paths.ts'
import { drawBanner } from './banners/draw-banner.ts'
import { manifest } from './manifest.ts'
import { avatars, drawAvatar } from './pieces/avatar.ts'
import { drawBrandMark, drawDefaultAvatar, drawDefaultPoster, drawErrorPoster, drawFavicon } from './pieces/brand.ts'
import { drawLogo } from './pieces/logo.ts'
import {
  drawLoginPanel,
  drawLostPanel,
  drawMaintenancePanel,
  drawOfflinePanel,
  drawRegisterStrip,
  drawRestrictionPanel,
} from './pieces/panels.ts'
import { drawPromotion } from './pieces/promotion.ts'
import { drawRank } from './pieces/rank.ts'
import { drawReward } from './pieces/reward.ts'
import { assign } from './posters/assign.ts'
import { drawPoster } from './posters/draw-poster.ts'
import { drawSigns } from './signs/draw-signs.ts'

/** One file of the build: its path under the art root and its text. */
export type Piece = readonly [path: string, text: string]

const sizes: readonly BannerSize[] = ['desktop', 'phone']
const tones: readonly LogoTone[] = ['white', 'colour', 'ink']

const singles: Readonly<Record<string, () => string>> = {
  [fixedPaths.loginPanel]: drawLoginPanel,
  [fixedPaths.registerStrip]: drawRegisterStrip,
  [fixedPaths.maintenancePanel]: drawMaintenancePanel,
  [fixedPaths.restrictionPanel]: drawRestrictionPanel,
  [fixedPaths.lostPanel]: drawLostPanel,
  [fixedPaths.offlinePanel]: drawOfflinePanel,
  [fixedPaths.mark]: drawBrandMark,
  [fixedPaths.favicon]: drawFavicon,
  [fixedPaths.defaultPoster]: drawDefaultPoster,
  [fixedPaths.errorPoster]: drawErrorPoster,
  [fixedPaths.defaultAvatar]: drawDefaultAvatar,
  [fixedPaths.manifest]: () => `${JSON.stringify(manifest(), null, 2)}\n`,
  [fixedPaths.credits]: () => readFileSync(new URL('../../CREDITS.txt', import.meta.url), 'utf8'),
}

/** A piece that is not drawn yet. */
type Drawing = readonly [path: string, draw: () => string]

function* everyPiece(drawings: Iterable<Drawing>, step: number): Generator<Piece> {
  let at = 0
  for (const [path, draw] of drawings) if (at++ % step === 0) yield [path, draw()]
}

function* gameDrawings(): Generator<Drawing> {
  const looks = assign(games)
  for (const game of games) {
    const look = looks.get(game.id)
    if (look === undefined) continue
    yield [posterPath(game.id), () => drawPoster(game, look)]
    if (engineOf(game) === 'slot') yield [signsPath(game.id), () => drawSigns(game, look)]
  }
}

function* otherDrawings(): Generator<Drawing> {
  for (const banner of banners)
    for (const size of sizes)
      for (const language of bannerLanguages)
        yield [bannerPath(banner.key, size, language), () => drawBanner(banner, size, language)]
  for (const { code, name } of providers)
    for (const tone of tones) yield [logoPath(code, tone), () => drawLogo(code, name, tone)]
  for (const [at, look] of avatars.entries()) yield [avatarPath(at), () => drawAvatar(look, `Avatar ${at + 1}`)]
  for (let rank = 0; rank < rankCount; rank += 1) yield [rankPath(rank), () => drawRank(rank)]
  for (const kind of promotionKinds) yield [promotionPath(kind), () => drawPromotion(kind)]
  for (const picture of rewardPictures) yield [rewardPath(picture), () => drawReward(picture)]
  yield* Object.entries(singles)
}

/** The posters of the whole catalogue, and the signs of its slots: all of them, or every `step`-th. */
export const gamePieces = (step = 1): Generator<Piece> => everyPiece(gameDrawings(), step)

/** Banners, logos, avatars, ranks, promotions, rewards and single pictures: all of them, or every `step`-th. */
export const otherPieces = (step = 1): Generator<Piece> => everyPiece(otherDrawings(), step)
