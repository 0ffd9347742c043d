import postcss from 'postcss'

/**
 * Classes that a sheet names and no component writes: their rules reach nothing.
 *
 * @param css The text of a sheet.
 * @param sources The texts of the components' sources.
 * @returns The names of the classes, without the dot, each once.
 */
export const unknownClasses = (css: string, sources: readonly string[]): string[] => {
  const named = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) named.add(name)
  })
  return [...named].filter((name) => {
    const whole = new RegExp(`(?<![\\w-])${name}(?![\\w-])`)
    return !sources.some((source) => whole.test(source))
  })
}
