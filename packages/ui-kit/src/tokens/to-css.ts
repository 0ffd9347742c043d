import type { Theme } from './schema.ts'
import { colorNames, elevationNames } from './schema.ts'
import { family, layer, leastTallLine, motion, radius, size, space, type } from './scales.ts'

const declare = (name: string, value: string | number) => `    --${name}: ${value};`
const px = (record: Record<string, number>, prefix: string) =>
  Object.entries(record).map(([name, value]) => declare(`${prefix}-${name}`, `${value}px`))
const stack = (names: readonly string[]) => declare('font-sans', names.join(', '))

const fontLine = (name: string, step: (typeof type)[keyof typeof type], least = 0) =>
  declare(`font-${name}`, `${step.weight} ${step.size / 16}rem/${Math.max(step.line, least)} var(--font-sans)`)

const scaleLines = () => [
  stack(family.sans),
  ...Object.entries(type).flatMap(([name, step]) => [
    fontLine(name, step),
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

const tallLines = () =>
  Object.entries(type)
    .filter(([, { line }]) => line < leastTallLine)
    .map(([name, step]) => fontLine(name, step, leastTallLine))

const themeLines = (theme: Theme) => [
  `    color-scheme: ${theme.scheme};`,
  declare('shown-dark', theme.scheme === 'dark' ? 'block' : 'none'),
  declare('shown-light', theme.scheme === 'light' ? 'block' : 'none'),
  declare('white-to-ink', theme.scheme === 'light' ? 'brightness(0) opacity(0.82)' : 'none'),
  ...(theme.sans ? [stack(theme.sans)] : []),
  ...px(theme.radius ?? {}, 'radius'),
  ...colorNames.map((name) => declare(`color-${name}`, theme.color[name])),
  ...elevationNames.map((name) => declare(`elevation-${name}`, theme.elevation[name])),
]

const rule = (selector: string, lines: string[]) => [`  ${selector} {`, ...lines, '  }'].join('\n')
const sheet = (rules: string[]) =>
  ['@layer tokens, base, components;\n', '@layer tokens {', ...rules, '}', ''].join('\n')
const themeRule = (theme: Theme) => rule(`[data-theme='${theme.name}']`, themeLines(theme))

/**
 * Writes scales and themes as custom properties in the cascade layer `tokens`. Every element with `data-theme` gets all
 * of them afresh, so that no theme shines through into another inside it.
 *
 * @param themes the first one is the default and also stands on `:root`
 * @returns a style sheet
 * @example toCss([vesperDark, vesperLight])
 */
export const toCss = (themes: readonly Theme[]): string => {
  const still = Object.keys(motion).map((name) => declare(`motion-${name}`, '1ms'))
  const [first, ...others] = themes
  return sheet([
    rule(':root, [data-theme]', scaleLines()),
    rule(':is(:root, [data-theme], [lang]):is(:lang(vi), :lang(th))', tallLines()),
    ...(first ? [rule(`:root, [data-theme='${first.name}']`, themeLines(first))] : []),
    ...others.map(themeRule),
    `  @media (prefers-reduced-motion: reduce) {\n${rule(':root, [data-theme]', still)}\n  }`,
  ])
}

/**
 * Writes themes alone, for a sheet that stands beside one of `toCss`.
 *
 * @returns a style sheet
 * @example toThemeCss([kalesaDark])
 */
export const toThemeCss = (themes: readonly Theme[]): string => sheet(themes.map(themeRule))
