import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { games, providers } from '../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { bannerLanguages, banners } from '../banners.ts'
import { rankCount } from '../paths.ts'
import { drawBanner } from './banners/draw-banner.ts'
import { box } from './draw/shapes.ts'
import { finish, newSheet } from './draw/sheet.ts'
import { penOf } from './draw/text-run.ts'
import { avatars, drawAvatar } from './pieces/avatar.ts'
import { drawDefaultAvatar, drawDefaultPoster, drawErrorPoster } from './pieces/brand.ts'
import { drawLogo } from './pieces/logo.ts'
import * as panels from './pieces/panels.ts'
import { drawRank } from './pieces/rank.ts'
import { assign } from './posters/assign.ts'
import { drawPoster } from './posters/draw-poster.ts'

interface Placed {
  readonly svg: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const [wide, edge, gap] = [1760, 32, 10]
const placed: Placed[] = []
const captions: { readonly text: string; readonly y: number }[] = []
let y = edge

const caption = (text: string): void => {
  captions.push({ text, y: y + 16 })
  y += 34
}

/** Lays pieces in rows of `columns`, each as wide as a column allows, at the given height for a width of one. */
const lay = (svgs: readonly string[], columns: number, ratio: number): void => {
  const width = Math.floor((wide - 2 * edge - (columns - 1) * gap) / columns)
  const height = Math.round(width * ratio)
  svgs.forEach((svg, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    placed.push({ svg, x: edge + column * (width + gap), y: y + row * (height + gap), width, height })
  })
  y += Math.ceil(svgs.length / columns) * (height + gap) + 22
}

/** The first eighty by popularity, and the first of each rarer category that is not among them yet. */
const shown = () => {
  const byRank = games.toSorted((a, b) => a.rank - b.rank)
  const first = byRank.slice(0, 60)
  const rest = byRank.slice(60).filter((_, at) => at % 44 === 7)
  return [...first, ...rest].slice(0, 96)
}

const looks = assign(games)
caption('Posters: the sixty most popular, then one in forty-four')
lay(
  shown().flatMap((game) => {
    const look = looks.get(game.id)
    return look ? [drawPoster(game, look)] : []
  }),
  12,
  4 / 3,
)
caption('Banners, 16 : 5, English')
lay(
  banners.map((banner) => drawBanner(banner, 'desktop', 'EN')),
  4,
  5 / 16,
)
caption(`Banners for phones, 2 : 1, in ${bannerLanguages.join(', ')}`)
lay(
  banners.flatMap((banner) => bannerLanguages.map((language) => drawBanner(banner, 'phone', language))),
  12,
  1 / 2,
)
caption('Provider logos: white and in colour')
lay(
  providers.flatMap(({ code, name }) => [drawLogo(code, name, 'white'), drawLogo(code, name, 'colour')]),
  12,
  0.26,
)
caption('Avatars')
lay([...avatars.map((look) => drawAvatar(look, '')), drawDefaultAvatar()], 13, 1)
caption('Ranks')
lay(
  Array.from({ length: rankCount }, (_, rank) => drawRank(rank)),
  13,
  1,
)
caption('Panels and stand-ins')
lay(
  [
    panels.drawMaintenancePanel(),
    panels.drawRestrictionPanel(),
    panels.drawLostPanel(),
    panels.drawOfflinePanel(),
    panels.drawRegisterStrip(),
    panels.drawLoginPanel(),
    drawDefaultPoster(),
    drawErrorPoster(),
  ],
  8,
  0.625,
)

const out = fileURLToPath(new URL('../../../../docs/art/contact-sheet.webp', import.meta.url))
const base = newSheet()
const pen = penOf(base, 'familjen', 18)
const words = captions.map(({ text, y: at }) => pen.write(text, edge, at, '#b9bad4')).join('')
const ground = finish(base, [wide, y], 'Contact sheet', box(0, 0, wide, y, '#14142a') + words)
const layers = []
for (const { svg, x, y: top, width, height } of placed) {
  const input = await sharp(Buffer.from(svg), { density: 96 })
    .resize(width, height, { fit: 'contain', background: '#14142a00' })
    .png()
    .toBuffer()
  layers.push({ input, left: x, top })
}
mkdirSync(dirname(out), { recursive: true })
await sharp(Buffer.from(ground)).composite(layers).webp({ quality: 80, effort: 5 }).toFile(out)
process.stdout.write(`drew ${placed.length} pieces, ${wide} x ${y}\n`)
