import { PNG } from 'pngjs'
import type { Chance } from '../../kernel/config/index.ts'
import { glyphs } from './glyphs.ts'

const width = 120
const height = 48
type Ink = readonly [number, number, number]

const ground: Ink = [244, 242, 249]
const inks: readonly Ink[] = [
  [38, 39, 67],
  [138, 58, 40],
  [39, 87, 140],
  [10, 110, 76],
]

/** Blends a soft round dot into the picture. */
function dot(png: PNG, x: number, y: number, radius: number, ink: Ink, strength: number): void {
  for (let py = Math.floor(y - radius - 1); py <= y + radius + 1; py++) {
    for (let px = Math.floor(x - radius - 1); px <= x + radius + 1; px++) {
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(px - x, py - y))) * strength
      const at = (py * width + px) * 4
      ink.forEach((part, channel) => {
        png.data[at + channel] = Math.round((png.data[at + channel] ?? 0) * (1 - cover) + part * cover)
      })
    }
  }
}

function stroke(
  png: PNG,
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
  ink: Ink,
): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 1.5))
  for (let step = 0; step <= steps; step++) {
    const part = step / steps
    dot(png, from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, radius, ink, 0.9)
  }
}

/**
 * Draws the characters of a captcha, each turned, leant and shifted by chance, under noise; base64 PNG of 120 by 48.
 */
export function drawCaptcha(text: string, random: Chance): string {
  const png = new PNG({ width, height })
  const between = (low: number, high: number): number => low + (random.roll(1001) / 1000) * (high - low)
  for (let at = 0; at < png.data.length; at += 4) {
    const grain = random.roll(14)
    png.data.set([ground[0] - grain, ground[1] - grain, ground[2] - grain, 255], at)
  }
  ;[...text].forEach((character, place) => {
    const ink = inks[random.roll(inks.length)] ?? ground
    const angle = between(-0.35, 0.35)
    const lean = between(-0.25, 0.25)
    const scale = between(1.7, 2.1)
    const middle = { x: 16 + place * (88 / (text.length - 1)), y: 24 + between(-4, 4) }
    const put = ([gx, gy]: readonly [number, number]): readonly [number, number] => {
      const x = (gx - 5 + (gy - 7) * lean) * scale * 0.8
      const y = (gy - 7) * scale * 0.9
      return [
        middle.x + x * Math.cos(angle) - y * Math.sin(angle),
        middle.y + x * Math.sin(angle) + y * Math.cos(angle),
      ]
    }
    for (const points of glyphs[character] ?? []) {
      points.slice(1).forEach((point, index) => {
        const before = points[index]
        if (before) stroke(png, put(before), put(point), 1.25, ink)
      })
    }
  })
  for (let count = 0; count < 4; count++) {
    const ink = inks[random.roll(inks.length)] ?? ground
    stroke(png, [0, between(4, 44)], [width, between(4, 44)], 0.45, ink)
  }
  for (let count = 0; count < 90; count++)
    dot(png, between(0, width), between(0, height), 0.5, inks[count % inks.length] ?? ground, 0.5)
  return PNG.sync.write(png).toString('base64')
}
