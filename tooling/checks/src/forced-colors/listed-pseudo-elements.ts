import postcss from 'postcss'

const list = /:(?:is|where|not|has)\(/g

/** What stands between a bracket that opens before `from` and the one that closes it. */
const insideOf = (selector: string, from: number): string => {
  let depth = 1
  let at = from
  for (; at < selector.length && depth > 0; at++) depth += selector[at] === '(' ? 1 : selector[at] === ')' ? -1 : 0
  return selector.slice(from, at - 1)
}

/**
 * Selectors that have a pseudo-element inside `:is()` or a list like it. Browsers leave such a part out without a word,
 * so that its rule reaches nothing.
 *
 * @param css The text of a sheet.
 * @returns The selectors, as they stand there.
 */
export const listedPseudoElements = (css: string): string[] => {
  const found: string[] = []
  postcss.parse(css).walkRules(({ selector }) => {
    if (
      [...selector.matchAll(list)].some(({ index, 0: { length } }) => insideOf(selector, index + length).includes('::'))
    )
      found.push(selector)
  })
  return found
}
