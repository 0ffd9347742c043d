/** One drawing in the making: its definitions and its short names. */
export interface Sheet {
  /** A fresh short name, `a`, `b`, … */
  readonly name: () => string
  /** Adds definitions. */
  readonly define: (markup: string) => void
  /** Adds a linear gradient in canvas units and gives back its paint. */
  readonly gradient: (line: readonly [number, number, number, number], stops: readonly Stop[]) => string
  /** Adds a radial gradient in canvas units and gives back its paint. */
  readonly glow: (centre: readonly [number, number, number], stops: readonly Stop[]) => string
  readonly definitions: () => string
}

/** A gradient stop: place 0 to 1, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

const stopMarkup = ([at, colour, opacity]: Stop) => {
  const place = at === 0 ? '' : ` offset="${at}"`
  return `<stop${place} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
}

/** Starts an empty drawing. */
export const newSheet = (): Sheet => {
  let count = 0
  let definitions = ''
  const name = () => {
    const at = count
    count += 1
    return at < 26 ? String.fromCharCode(97 + at) : `${String.fromCharCode(97 + (at % 26))}${Math.floor(at / 26)}`
  }
  const define = (markup: string) => {
    definitions += markup
  }
  return {
    name,
    define,
    gradient: ([x1, y1, x2, y2], stops) => {
      const id = name()
      const place = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="userSpaceOnUse"`
      define(`<linearGradient id="${id}" ${place}>${stops.map(stopMarkup).join('')}</linearGradient>`)
      return `url(#${id})`
    },
    glow: ([cx, cy, r], stops) => {
      const id = name()
      const place = `cx="${cx}" cy="${cy}" r="${r}" gradientUnits="userSpaceOnUse"`
      define(`<radialGradient id="${id}" ${place}>${stops.map(stopMarkup).join('')}</radialGradient>`)
      return `url(#${id})`
    },
    definitions: () => (definitions === '' ? '' : `<defs>${definitions}</defs>`),
  }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** Closes a drawing: an SVG picture with its label. */
export const finish = (sheet: Sheet, size: readonly [number, number], label: string, markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}" width="${size[0]}"` +
  ` height="${size[1]}" role="img" aria-label="${escaped(label)}">${sheet.definitions()}${markup}</svg>\n`
