import type { Banner, BannerLanguage, BannerSize } from '../../banners.ts'
import { bannerAlt, bannerSizes } from '../../banners.ts'
import type { FaceName } from '../data/faces.ts'
import type { PaletteName } from '../data/palettes.ts'
import { isDay } from '../data/palettes.ts'
import { hex } from '../draw/colour.ts'
import { drawHero } from '../draw/hero.ts'
import { inksOf } from '../draw/inks.ts'
import { card, chips, lotteryBall } from '../draw/props.ts'
import { finish, newSheet } from '../draw/sheet.ts'
import { toneOf } from '../draw/tones.ts'
import type { Extra, Member } from './groups.ts'
import { groups } from './groups.ts'
import type { Frame } from './scenes.ts'
import { scenes, veil } from './scenes.ts'
import { columns, drawText } from './words.ts'

const chipRed = hex([0.52, 0.19, 24])

/** Draws one thing of a group into its frame; `unit` is what its size is a share of, `lift` how much lower it stands. */
export const drawMember = (frame: Frame, member: Member | Extra, unit: number, lift: number): string => {
  const { inks, sheet } = frame
  const x = Math.round(frame.middle + member.dx * unit)
  const y = Math.round(frame.height / 2 + lift + member.dy * unit)
  const size = member.size * unit
  if ('icon' in member) {
    const { icon, tone, turn = 0, mirror = false } = member
    return drawHero(
      sheet,
      { icon, size, x, y, turn, mirror, keyline: Math.max(6, size * 0.036), drop: size * 0.03 },
      toneOf(inks, tone),
      inks.ink,
    )
  }
  if (member.kind === 'card') return card(member.face, Math.round(size), { x, y, turn: member.turn }, inks)
  if (member.kind === 'chips') return chips(x, y, member.count, Math.round(size), chipRed, inks)
  const tone = toneOf(inks, member.tone)
  return lotteryBall(sheet, inks, {
    x,
    y,
    r: Math.round(size),
    text: member.text,
    face: 'familjen',
    light: tone.light,
    body: tone.body,
  })
}

/** Draws one banner in one size and language. */
export const drawBanner = (banner: Banner, size: BannerSize, language: BannerLanguage): string => {
  const { look, key } = banner
  const [width, height] = bannerSizes[size]
  const palette = look.palette as PaletteName
  const night = !isDay(palette)
  const phone = size === 'phone'
  const frame: Frame = {
    key,
    width,
    height,
    middle: Math.round(width * (phone ? 0.765 : 0.73)),
    inks: inksOf(palette),
    night,
    sheet: newSheet(),
  }
  const unit = height * (phone ? 0.76 : 1)
  const lift = phone ? height * 0.06 : 0
  const members = groups[look.props] ?? []
  const markup =
    scenes[look.scene](frame) +
    veil(frame) +
    members.map((member) => drawMember(frame, member, unit, lift)).join('') +
    drawText(frame.sheet, banner.words[language], language, look.face as FaceName, columns[size], frame.inks, night)
  return finish(frame.sheet, [width, height], bannerAlt(banner, language), markup)
}
