import type { Theme } from './schema.ts'
import { colorNames, elevationNames } from './schema.ts'
import { family, layer, motion, radius, size, space, type } from './scales.ts'

const declare = (name: string, value: string | number) => `    --${name}: ${value};`
const px = (record: Record<string, number>, prefix: string) =>
  Object.entries(record).map(([name, value]) => declare(`${prefix}-${name}`, `${value}px`))

const scaleLines = () => [
  declare('font-sans', family.sans.join(', ')),
  ...Object.entries(type).flatMap(([name, step]) => [
    declare(`font-${name}`, `${step.weight} ${step.size / 16}rem/${step.line} var(--font-sans)`),
    ...(step.tracking === 0 ? [] : [declare(`track-${name}`, `${step.tracking}em`)]),
  ]),
  ...space.map((step) => declare(`space-${step}`, `${step}px`)),
  ...px(radius, 'radius'),
  ...px(size, 'size'),
  ...Object.entries(motion).flatMap(([name, { ms, curve }]) => [
    declare(`motion-${name}`, `${ms}ms`),
    declare(`curve-${name}`, curve),
  ]),
  ...Object.entries(layer).map(([name, value]) => declare(`layer-${name}`, value)),
]

const themeLines = (theme: Theme) => [
  `    color-scheme: ${theme.scheme};`,
  ...colorNames.map((name) => declare(`color-${name}`, theme.color[name])),
  ...elevationNames.map((name) => declare(`elevation-${name}`, theme.elevation[name])),
]

const rule = (selector: string, lines: string[]) => [`  ${selector} {`, ...lines, '  }'].join('\n')

/**
 * Writes scales and themes as custom properties in the cascade layer `tokens`.
 * @param themes the first one is the default and also stands on `:root`
 */
export const toCss = (themes: readonly Theme[]): string => {
  const still = Object.keys(motion).map((name) => declare(`motion-${name}`, '1ms'))
  const rules = themes.map((theme, index) => {
    const selector = `[data-theme='${theme.name}']`
    return rule(index === 0 ? `:root, ${selector}` : selector, themeLines(theme))
  })
  const reduced = `  @media (prefers-reduced-motion: reduce) {\n${rule(':root', still)}\n  }`
  return ['@layer tokens, base, components;\n', '@layer tokens {', rule(':root', scaleLines()), ...rules, reduced, '}', ''].join('\n')
}
