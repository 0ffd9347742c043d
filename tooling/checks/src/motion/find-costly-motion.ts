import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'

/**
 * What a browser's compositor moves on its own; a frame of anything else costs the main thread style, layout or paint.
 */
const cheap = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale', 'animation-timing-function'])
/** The longest that another property may take, in milliseconds. */
const longest = 300

const parts = (value: string): string[] => postcss.list.comma(value)
const milliseconds = (time: string): number => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1_000)

/**
 * The duration of one animation or transition: the first time in it.
 * `undefined` where a variable that the tokens do not set gives it.
 */
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

/**
 * What each of the keyframes of some sheets moves, by name: an animation may run frames that stand in another sheet.
 */
export const framesOf = (sheets: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const frames = new Map<string, Set<string>>()
  for (const css of sheets)
    postcss.parse(css).walkAtRules('keyframes', (rule: AtRule) => {
      const moved = frames.get(rule.params) ?? new Set<string>()
      rule.walkDecls(({ prop }: Declaration) => void moved.add(prop))
      frames.set(rule.params, moved)
    })
  return frames
}

const isDrivenByScroll = ({ parent }: Declaration): boolean =>
  (parent as Rule | undefined)?.nodes.some((node) => node.type === 'decl' && node.prop === 'animation-timeline') ??
  false

/**
 * What a declaration may move for long: a name or a property without
 * its time counts as slow, a long time without them as costly.
 */
const movedBy = (
  { prop, value }: Declaration,
  tokens: ReadonlyMap<string, string>,
  frames: ReadonlyMap<string, ReadonlySet<string>>,
): string[] => {
  const inFrames = (words: readonly string[]) => words.flatMap((word) => [...(frames.get(word) ?? [])])
  if (prop === 'animation-name') return inFrames(parts(value))
  if (prop === 'transition-property') return parts(value)
  const slow = parts(value).filter((part) => isSlow(part, tokens))
  if (/^(animation|transition)-(duration|iteration-count)$/.test(prop)) return slow.length > 0 ? [prop] : []
  if (prop === 'transition') return slow.map((part) => postcss.list.space(part)[0] ?? '')
  return prop === 'animation' ? slow.flatMap((part) => inFrames(postcss.list.space(part))) : []
}

/**
 * Animations and transitions that repeat, or last over 300 ms, and move something that the compositor does not.
 *
 * An animation that a scroll drives is left out: it stands while nothing scrolls.
 *
 * @param css The text of a sheet.
 * @param tokens Values of custom properties that hold durations, by name.
 * @param frames What keyframes move; those of the sheet unless others are given.
 * @returns A line for each, `selector: property`.
 */
export const findCostlyMotion = (
  css: string,
  tokens: ReadonlyMap<string, string> = new Map(),
  frames = framesOf([css]),
): string[] => {
  const found: string[] = []
  postcss.parse(css).walkDecls(/^(animation|transition)/, (declaration) => {
    if (isDrivenByScroll(declaration)) return
    const selector = (declaration.parent as Rule).selector.replaceAll(/\s+/g, ' ')
    for (const property of movedBy(declaration, tokens, frames))
      if (!cheap.has(property) && property !== 'none') found.push(`${selector}: ${property}`)
  })
  return found
}
