// @ts-check
import { drawSymbol } from './symbols.js'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const rows = 3

/**
 * Draws the reels and turns them.
 * @param {HTMLElement} host
 * @param {SVGSVGElement} paths
 * @param {{ reels: string[][], lines: number[][] }} game
 */
export function makeReels(host, paths, { reels, lines }) {
  const columns = reels.map(() => {
    const reel = document.createElement('div')
    reel.className = 'reel'
    const strip = document.createElement('div')
    strip.className = 'strip'
    reel.append(strip)
    host.append(reel)
    return { reel, strip }
  })

  const measure = () => {
    const height = columns[0]?.reel.clientHeight ?? 0
    host.style.setProperty('--cell', String(height / rows))
  }
  new ResizeObserver(measure).observe(host)
  measure()

  const cellHeight = () => (columns[0]?.reel.clientHeight ?? 0) / rows

  /** @param {string} name */
  const cell = (name) => {
    const box = document.createElement('div')
    box.className = 'cell'
    box.append(drawSymbol(name))
    return box
  }

  /** @param {number} at @param {string[]} names */
  const fill = (at, names) => columns[at]?.strip.replaceChildren(...names.map(cell))

  /** @param {number} at @param {number} count */
  const passing = (at, count) => {
    const reel = reels[at] ?? []
    const from = Math.floor(Math.random() * reel.length)
    return Array.from({ length: count }, (_, step) => reel[(from + step) % reel.length] ?? 'stone')
  }

  /** @param {string[][]} window */
  const show = (window) => window.forEach((names, at) => fill(at, names))

  const clear = () => {
    host.classList.remove('settled')
    paths.replaceChildren()
  }

  return {
    show,
    /** Sets the reels turning until `stop`. */
    turn() {
      clear()
      if (still.matches) return
      columns.forEach(({ strip }, at) => {
        fill(at, passing(at, 15))
        const height = cellHeight()
        strip.animate([{ transform: `translateY(${-12 * height}px)` }, { transform: 'translateY(0)' }], {
          duration: 620 + at * 24,
          iterations: Infinity,
        })
      })
    },
    /** Stops the reels one after the other on what the server drew. @param {string[][]} window */
    async stop(window) {
      await Promise.all(
        columns.map(async ({ strip }, at) => {
          for (const animation of strip.getAnimations()) animation.cancel()
          fill(at, [...(window[at] ?? []), ...(still.matches ? [] : passing(at, 9))])
          if (still.matches) return
          const height = cellHeight()
          const roll = strip.animate(
            [{ transform: `translateY(${-9 * height}px)` }, { transform: 'translateY(0)' }],
            { duration: 520 + at * 160, easing: 'cubic-bezier(.16,.84,.3,1)' },
          )
          await roll.finished.catch(() => undefined)
        }),
      )
      show(window)
    },
    /** Stops at once, after a round that did not happen. @param {string[][]} window */
    halt(window) {
      for (const { strip } of columns) for (const animation of strip.getAnimations()) animation.cancel()
      show(window)
    },
    /**
     * Lifts the signs that won and draws their lines.
     * @param {{ window: string[][], lines: { line: number, count: number }[], scatterWin: number }} round
     */
    celebrate({ window, lines: won, scatterWin }) {
      if (won.length === 0 && scatterWin === 0) return
      const lit = new Set()
      for (const { line, count } of won) {
        const path = lines[line] ?? []
        path.slice(0, count).forEach((row, reel) => lit.add(`${reel}/${row}`))
        const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
        drawn.setAttribute('points', path.slice(0, count).map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' '))
        paths.append(drawn)
      }
      if (scatterWin > 0)
        window.forEach((names, reel) => names.forEach((name, row) => name === 'comet' && lit.add(`${reel}/${row}`)))
      columns.forEach(({ strip }, reel) =>
        [...strip.children].forEach((box, row) => box.classList.add(lit.has(`${reel}/${row}`) ? 'won' : 'dim')),
      )
      host.classList.add('settled')
    },
  }
}
