/** The dark line around everything that is drawn. */
export const ink = '#0d1230'

/** A part of an animal: its outline, its colour from top to bottom, and what is painted on it. */
export interface Part {
  readonly path: Path2D
  readonly from: string
  readonly to?: string
  /** Painted inside the outline, under the light. */
  readonly marks?: (pen: CanvasRenderingContext2D) => void
  /** How far light and shade reach in, in units; 0 leaves it flat. */
  readonly depth?: number
  readonly line?: number
}

/**
 * An outline from the commands of an SVG path, in units of a hundredth of the animal's length; it looks to the right.
 */
export const outline = (commands: string): Path2D => new Path2D(commands)

const whole = outline('M-2000-2000H2000V2000H-2000Z')

/** What of an outline does not lie under itself when it is moved by so much: a crescent at its edge. */
function crescent(path: Path2D, x: number, y: number): Path2D {
  const rest = new Path2D(whole)
  rest.addPath(path, new DOMMatrix([1, 0, 0, 1, x, y]))
  return rest
}

/** Draws parts one over the other, each with its line, its colour, its marks, and light that falls from above. */
export function sticker(pen: CanvasRenderingContext2D, parts: readonly Part[], reach: number): void {
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const { path, from, to = from, marks, depth = 5, line = 2.6 } of parts) {
    if (line > 0) {
      pen.strokeStyle = ink
      pen.lineWidth = line * 2
      pen.stroke(path)
    }
    const tone = pen.createLinearGradient(0, -reach, 0, reach)
    tone.addColorStop(0, from)
    tone.addColorStop(1, to)
    pen.fillStyle = tone
    pen.fill(path)
    pen.save()
    pen.clip(path)
    marks?.(pen)
    if (depth > 0) {
      pen.fillStyle = 'rgb(13 18 48 / .26)'
      pen.fill(crescent(path, depth * 0.3, -depth), 'evenodd')
      pen.fillStyle = 'rgb(255 255 255 / .34)'
      pen.fill(crescent(path, -depth * 0.15, depth * 0.42), 'evenodd')
    }
    pen.restore()
  }
}

/** An eye that looks to the right. */
export function eye(pen: CanvasRenderingContext2D, x: number, y: number, size: number, white = '#fff'): void {
  const disc = (dx: number, dy: number, r: number, fill: string) => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.arc(x + dx, y + dy, r, 0, 7)
    pen.fill()
  }
  disc(0, 0, size * 1.42, ink)
  disc(0, 0, size, white)
  disc(size * 0.22, 0, size * 0.64, ink)
  disc(size * 0.02, -size * 0.3, size * 0.26, '#fff')
}

/** A line on an animal: a gill, a mouth, a fold. */
export function stroke(pen: CanvasRenderingContext2D, commands: string, width: number, colour: string = ink): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke(outline(commands))
}

/** Spots at places, each with its radius. */
export function spots(
  pen: CanvasRenderingContext2D,
  colour: string,
  places: readonly (readonly [number, number, number])[],
): void {
  pen.fillStyle = colour
  for (const [x, y, r] of places) {
    pen.beginPath()
    pen.arc(x, y, r, 0, 7)
    pen.fill()
  }
}
