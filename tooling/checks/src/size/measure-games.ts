import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closure, type Manifest } from './manifest.ts'
import { brotli } from './measure-site.ts'

/**
 * What the page of an engine loads, in bytes as they travel; its
 * document with the words comes on top, which the gateway bounds.
 */
export interface GameSize {
  readonly name: string
  readonly js: number
  readonly css: number
}

const page = /^src\/(.+)\/main\.tsx$/

/** Measures `apps/play/dist`, a page an engine. */
export function measureGames(dist: string): GameSize[] {
  const read = (file: string) => readFileSync(join(dist, file))
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
  return Object.keys(manifest).flatMap((key) => {
    const [, name] = page.exec(key) ?? []
    if (!name) return []
    const files = [...closure(manifest, [key])]
    const sum = (end: RegExp) =>
      files.filter((file) => end.test(file)).reduce((total, file) => total + brotli(read(file)), 0)
    return [{ name, js: sum(/\.js$/), css: sum(/\.css$/) }]
  })
}

/** Which pages of games weigh more than they may, one line each. */
export const judgeGames = (games: readonly GameSize[], limit: number): string[] =>
  games
    .filter(({ js, css }) => js + css > limit)
    .map(
      ({ name, js, css }) => `the page of ${name}: ${js + css} bytes, ${js + css - limit} over the budget of ${limit}`,
    )
