import type { FaceName } from '../data/faces.ts'
import { faceRecord } from '../data/faces.ts'
import type { BendName } from './bend.ts'
import { bent, reach } from './bend.ts'
import type { FittedBlock } from './breaking.ts'
import { breakTitle } from './breaking.ts'
import type { Inks } from './inks.ts'
import type { Contour } from './outline.ts'
import { boxOf, moved } from './outline.ts'
import { writePath } from './path-data.ts'
import type { Sheet } from './sheet.ts'

/** How letters stand off their ground. */
export type LetterStyle = 'print' | 'block' | 'plate' | 'flat' | 'bare'

/** A title's place and manner: its box, bend and style. */
export interface TitlePlan {
  readonly text: string
  readonly face: FaceName
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly style: LetterStyle
  readonly bend?: BendName
  readonly strength?: number
  /** Largest part of the box's height that one line may take. */
  readonly cap?: number
}

const stacked = (block: FittedBlock, plan: TitlePlan, top: number, snap: boolean): Contour[] => {
  let y = top
  return block.lines.flatMap(({ line, scale }) => {
    const { left, right, top: inkTop, bottom } = line.box
    const x = plan.x + (plan.width - (right - left) * scale) / 2 - left * scale
    const base = Math.round(y - inkTop * scale)
    y += (bottom - inkTop) * scale + block.gap
    return line.glyphs.flatMap(({ origin, contours }) => {
      const at = x + origin * scale
      const place = snap ? Math.round(at) : at
      return contours.map((contour) => moved(contour, ([px, py]) => [place + px * scale, base + py * scale]))
    })
  })
}

/** The title's outlines, bent and centred in its box. */
export const titleOutlines = (plan: TitlePlan): Contour[] => {
  const { bend = 'none', strength } = plan
  const [up, down] = reach(bend, strength)
  const room = plan.height / (1 + (up + down) * 0.9)
  const lean = bend === 'surge' ? 0.09 * room : bend === 'slant' ? 0.5 * (strength ?? 0.18) * room : 0
  const inner = { ...plan, x: plan.x + lean, width: plan.width - 2 * lean }
  const block = breakTitle(plan.text, plan.face, inner.width, room, plan.cap)
  const top = plan.y + (plan.height - block.height) / 2 + ((up - down) / 2) * block.height
  const contours = stacked(block, inner, top, bend === 'none')
  const frame = { middle: plan.x + plan.width / 2, half: plan.width / 2, top, height: block.height }
  return bent(contours, bend, frame, strength)
}

const copies = (id: string, paint: string, width: number, offsets: readonly (readonly [number, number])[]) =>
  `<g fill="${paint}" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round">${offsets
    .map(([x, y]) => `<use href="#${id}"${x === 0 ? '' : ` x="${x}"`}${y === 0 ? '' : ` y="${y}"`}/>`)
    .join('')}</g>`

const sunk = (id: string, paint: string, steps: readonly number[]) =>
  `<g fill="${paint}" stroke="${paint}" stroke-width="3">${steps.map((y) => `<use href="#${id}" y="${y}"/>`).join('')}</g>`

const edge: Record<LetterStyle, (id: string, inks: Inks) => string> = {
  print: (id, inks) =>
    copies(id, inks.ink, 12, [
      [0, 0],
      [4, 8],
    ]),
  block: (id, inks) =>
    copies(id, inks.ink, 13, [
      [0, 0],
      [0, 7],
      [0, 14],
    ]) + sunk(id, inks.fold, [4, 8, 12]),
  plate: (id, inks) =>
    copies(id, inks.ink, 18, [
      [0, 0],
      [0, 5],
    ]) + sunk(id, inks.fold, [5]),
  flat: () => '',
  bare: (id, inks) => copies(id, inks.letterTop, 20, [[0, 2]]) + sunk(id, inks.body, [5]),
}

/** Room that a style's edge takes below the letters, in canvas units. */
const below: Record<LetterStyle, number> = { print: 7, block: 13, plate: 8, flat: 0, bare: 6 }

/** Draws a title: one outline, referenced for its edge and its fill. */
export const drawTitle = (sheet: Sheet, inks: Inks, wanted: TitlePlan): string => {
  const plan = { ...wanted, height: wanted.height - below[wanted.style] }
  const contours = titleOutlines(plan)
  const box = boxOf(contours)
  const id = sheet.name()
  sheet.define(`<path id="${id}" d="${writePath(contours)}"/>`)
  const thin = faceRecord(plan.face).thin ?? 0
  const style = thin > 0 && plan.style !== 'flat' && plan.style !== 'bare' ? 'print' : plan.style
  const paint =
    style === 'bare'
      ? inks.ink
      : sheet.gradient(
          [0, Math.round(box.top), 0, Math.round(box.bottom)],
          style === 'flat' || style === 'print'
            ? [
                [0, inks.letterTop],
                [1, inks.letterFoot],
              ]
            : [
                [0, inks.letterTop],
                [0.5, inks.letterFoot],
                [0.5, inks.letterTop],
                [1, inks.letterFoot],
              ],
        )
  const stem = thin > 0 ? ` stroke="${paint}" stroke-width="${thin}"` : ''
  return `${edge[style](id, inks)}<use href="#${id}" fill="${paint}"${stem}/>`
}
