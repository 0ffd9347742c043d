import { motion } from '@parlour/ui-kit/tokens'

const query = /prefers-reduced-motion:\s*reduce/

const still = `:root, [data-theme] { ${Object.keys(motion)
  .map((name) => `--motion-${name}: 1ms;`)
  .join(' ')} }
*, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }`

const ask = typeof window === 'undefined' ? null : window.matchMedia.bind(window)
let sheet: CSSStyleSheet | null = null

const answer = (text: string): MediaQueryList => {
  const real = (ask as NonNullable<typeof ask>)(text)
  return sheet && query.test(text)
    ? new Proxy(real, { get: (list, key) => (key === 'matches' ? true : bound(list, key)) })
    : real
}

const bound = (list: MediaQueryList, key: string | symbol): unknown => {
  const value: unknown = Reflect.get(list, key)
  return typeof value === 'function' ? value.bind(list) : value
}

/**
 * Lets styles and scripts of the page find what a visitor finds
 * who asked for less motion; `false` asks the system again.
 */
export function reduceMotion(on: boolean): void {
  if (on === (sheet !== null)) return
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  sheet = on ? new CSSStyleSheet() : null
  sheet?.replaceSync(still)
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  window.matchMedia = on ? answer : (ask as NonNullable<typeof ask>)
}
