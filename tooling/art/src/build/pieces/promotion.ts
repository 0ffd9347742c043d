import type { BannerLook } from '../../banners.ts'
import type { PromotionKind } from '../../paths.ts'
import { drawMember } from '../banners/draw-banner.ts'
import { groups } from '../banners/groups.ts'
import { scenes, type Frame } from '../banners/scenes.ts'
import type { PaletteName } from '../data/palettes.ts'
import { isDay } from '../data/palettes.ts'
import { inksOf } from '../draw/inks.ts'
import { finish, newSheet } from '../draw/sheet.ts'

interface PromotionLook {
  readonly palette: PaletteName
  readonly scene: BannerLook['scene']
  /** The group of things, as banners have them. */
  readonly props: string
}

const [width, height] = [1600, 500]

const looks: Readonly<Record<PromotionKind, PromotionLook>> = {
  CASHBACK: { palette: 'ember', scene: 'dusk', props: 'coins' },
  REFERRAL: { palette: 'dawn', scene: 'rays', props: 'pair' },
  MANUAL: { palette: 'polar', scene: 'guilloche', props: 'application' },
  NEW_REGISTER: { palette: 'plum', scene: 'rays', props: 'welcome' },
  DEPOSIT: { palette: 'mint', scene: 'rays', props: 'saving' },
  REBATE: { palette: 'bordeaux', scene: 'guilloche', props: 'back' },
  TURNOVER: { palette: 'tide', scene: 'dusk', props: 'goal' },
  SIGNUP: { palette: 'felt', scene: 'felt', props: 'seat' },
}

/**
 * Draws a kind of promotion (1600 x 500): what it is about, without words and figures, so that it holds whatever the
 * operator makes the promotion give.
 */
export const drawPromotion = (kind: PromotionKind): string => {
  const { palette, scene, props } = looks[kind]
  const frame: Frame = {
    key: `promotion/${kind}`,
    width,
    height,
    middle: width / 2,
    inks: inksOf(palette),
    night: !isDay(palette),
    sheet: newSheet(),
  }
  const markup =
    scenes[scene](frame) + (groups[props] ?? []).map((member) => drawMember(frame, member, height, 0)).join('')
  return finish(frame.sheet, [width, height], '', markup).replace(' role="img" aria-label=""', ' aria-hidden="true"')
}
