import type { Part } from '@parlour/ui-kit/testing'

/** Where a pin stands and what it points at, in px from the corner of the stage. */
export interface Pin {
  readonly number: number
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
  /** The part itself. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

type Side = 'top' | 'bottom' | 'left' | 'right'

const gutter = 26
const apart = 30

const find = (stage: HTMLElement, at: string): { element: Element; x: number; y: number } | null => {
  const frame = stage.querySelector('iframe')
  const root = frame ? frame.contentDocument : stage.querySelector('.d-stage__story')
  const element =
    root?.querySelector(at) ?? (frame ? null : document.querySelector(`body > :not(#storybook-docs) ${at}`))
  const { left, top } = frame?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return element ? { element, x: left, y: top } : null
}

/** What of a part is in sight: a story may be wider than its stage. */
const within = ({ x, y, width, height }: Pin['box'], area: DOMRect): Pin['box'] => {
  const [start, top] = [Math.min(Math.max(x, 8), area.width - 24), Math.min(Math.max(y, 8), area.height - 24)]
  return {
    x: start,
    y: top,
    width: Math.max(8, Math.min(x + width, area.width - 8) - start),
    height: Math.max(8, Math.min(y + height, area.height - 8) - top),
  }
}

const sideOf = (box: Pin['box'], area: DOMRect, index: number): Side => {
  const far = {
    top: box.y,
    bottom: area.height - box.y - box.height,
    left: box.x + 24,
    right: area.width - box.x - box.width + 24,
  }
  if (Math.abs(far.top - far.bottom) < 12 && Math.min(far.left, far.right) > far.top)
    return index % 2 === 0 ? 'top' : 'bottom'
  return (Object.keys(far) as Side[]).toSorted((one, other) => far[one] - far[other])[0] ?? 'top'
}

const pointed = (
  side: Side,
  { x, y, width, height }: Pin['box'],
  { width: right, height: bottom }: DOMRect,
): Omit<Pin, 'number' | 'box'> => {
  const [midX, midY] = [x + width / 2, y + height / 2]
  const inset = (size: number) => Math.min(6, size / 2)
  if (side === 'top') return { x: midX, y: gutter, toX: midX, toY: y + inset(height) }
  if (side === 'bottom') return { x: midX, y: bottom - gutter, toX: midX, toY: y + height - inset(height) }
  if (side === 'left') return { x: gutter, y: midY, toX: x + inset(width), toY: midY }
  return { x: right - gutter, y: midY, toX: x + width - inset(width), toY: midY }
}

const spread = (items: { side: Side; x: number; y: number }[], side: Side): void => {
  const axis = side === 'top' || side === 'bottom' ? 'x' : 'y'
  const row = items.filter((item) => item.side === side).toSorted((one, other) => one[axis] - other[axis])
  row.forEach((item, index) => {
    const before = row[index - 1]
    if (before && item[axis] - before[axis] < apart) item[axis] = before[axis] + apart
  })
}

/** Measures the parts of a story on its stage; a part that is not there has no pin. */
export function placePins(stage: HTMLElement, parts: readonly Part[]): Pin[] {
  const area = stage.getBoundingClientRect()
  const pins = parts.flatMap(({ at }, index) => {
    const found = find(stage, at)
    if (!found) return []
    const { left, top, width, height } = found.element.getBoundingClientRect()
    const box = within({ x: left + found.x - area.left, y: top + found.y - area.top, width, height }, area)
    const side = sideOf(box, area, index)
    return [{ number: index + 1, side, box, ...pointed(side, box, area) }]
  })
  for (const side of ['top', 'bottom', 'left', 'right'] as const) spread(pins, side)
  return pins
}
