import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'

/** What a browser's compositor moves on its own; a frame of anything else costs the main thread style, layout or paint. */
const cheap = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale', 'animation-timing-function'])
/** The longest that another property may take, in milliseconds. */
const longest = 300

const parts = (value: string): string[] => postcss.list.comma(value)
const milliseconds = (time: string): number => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1_000)

/** The duration of one animation or transition: the first time in it. `undefined` where a variable that the tokens do not set gives it. */
const durationOf = (part: string, tokens: ReadonlyMap<string, string>): number | undefined => {
  const text = part.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole)
  const [time] = /(?<![\w-])-?\d*\.?\d+m?s\b/.exec(text) ?? []
  return time === undefined ? undefined : milliseconds(time)
}

const isSlow = (part: string, tokens: ReadonlyMap<string, string>): boolean => {
  if (/\binfinite\b/.test(part)) return true
  const duration = durationOf(part, tokens)
  return duration === undefined ? /var\(--/.test(part) : duration > longest
}

const framesOf = (sheet: postcss.Root): Map<string, Set<string>> => {
  const frames = new Map<string, Set<string>>()
  sheet.walkAtRules('keyframes', (rule: AtRule) => {
    const moved = new Set<string>()
    rule.walkDecls(({ prop }: Declaration) => void moved.add(prop))
    frames.set(rule.params, moved)
  })
  return frames
}

const isDrivenByScroll = ({ parent }: Declaration): boolean =>
  (parent as Rule | undefined)?.nodes.some((node) => node.type === 'decl' && node.prop === 'animation-timeline') ?? false

/**
 * Animations and transitions that repeat, or last over 300 ms, and move something that the compositor does not.
 *
 * An animation that a scroll drives is left out: it stands while nothing scrolls.
 *
 * @param css The text of a sheet.
 * @param tokens Values of custom properties that hold durations, by name.
 * @returns A line for each, `selector: property`.
 */
export const findCostlyMotion = (css: string, tokens: ReadonlyMap<string, string> = new Map()): string[] => {
  const sheet = postcss.parse(css)
  const frames = framesOf(sheet)
  const found: string[] = []
  sheet.walkDecls(/^(animation|transition)$/, (declaration) => {
    if (isDrivenByScroll(declaration)) return
    const selector = (declaration.parent as Rule).selector.replaceAll(/\s+/g, ' ')
    for (const part of parts(declaration.value)) {
      if (!isSlow(part, tokens)) continue
      const words = postcss.list.space(part)
      const moved = declaration.prop === 'transition' ? [words[0] ?? ''] : words.flatMap((word) => [...(frames.get(word) ?? [])])
      for (const property of moved) if (!cheap.has(property) && property !== 'none') found.push(`${selector}: ${property}`)
    }
  })
  return found
}
