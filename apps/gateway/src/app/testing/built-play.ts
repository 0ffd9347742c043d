import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a build of `apps/play` leaves, for tests that have none. */
export interface BuiltPlay {
  /** As the configuration names it. */
  readonly playFolder: string
  remove(): Promise<void>
}

/** Makes a folder with the pages of that name: a script and a sheet each, and a chunk that all of them share. */
export async function builtPlay(names: readonly string[]): Promise<BuiltPlay> {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-play-'))
  await mkdir(join(folder, '.vite'))
  await mkdir(join(folder, 'assets'))
  const pages = names.map((name) => [
    `src/${name}/main.tsx`,
    { file: `assets/${name}.js`, css: [`assets/${name}.css`], imports: ['_frame.js'] },
  ])
  const manifest = { '_frame.js': { file: 'assets/frame.js', css: ['assets/frame.css'] }, ...Object.fromEntries(pages) }
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const name of ['frame', ...names]) await writeFile(join(folder, `assets/${name}.js`), 'export {}')
  return { playFolder: `${folder}/`, remove: () => rm(folder, { recursive: true, force: true }) }
}
