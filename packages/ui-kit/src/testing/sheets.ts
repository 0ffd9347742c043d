import { readFileSync, readdirSync } from 'node:fs'

/** Text of a file of this package, by its path from `src/`. */
export const readSource = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const files = readdirSync(new URL('../components', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map((path) => `components/${path}`)
  .toSorted()

/** The sheets of all components, by their paths from `src/`. */
export const componentSheets: readonly string[] = files.filter((path) => path.endsWith('.css'))

/** The scripts of all components without their stories and tests, by their paths from `src/`. */
export const componentScripts: readonly string[] = files.filter((path) => /(?<!\.stories|\.test)\.tsx?$/.test(path))

/** One rule of a sheet: what it is for, and what it declares, in the order of writing. */
export type SheetRule = { selector: string; declarations: readonly (readonly [name: string, value: string])[] }

/** The innermost rules of a sheet, those in media queries and frames of animations too. */
export const rulesOf = (sheet: string): SheetRule[] =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll(/\s+/g, ' '),
    declarations: body.split(';').flatMap((line) => {
      const at = line.indexOf(':')
      return at < 0
        ? []
        : [
            [
              line.slice(0, at).trim(),
              line
                .slice(at + 1)
                .trim()
                .replaceAll(/\s+/g, ' '),
            ] as const,
          ]
    }),
  }))
