// pnpm published: packs every package as the next release would and checks what
// others would install: publint, the types of every entry point as `import` and
// `require` see them, licence, addresses, keywords and changelog. Needs a build.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judgeContents } from './src/published/judge-contents.ts'
import { judgeTarball } from './src/published/judge-tarball.ts'
import { packPackages } from './src/published/pack-packages.ts'
import { kilobytes, table } from './src/table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const home = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const folder = await mkdtemp(join(tmpdir(), 'parlour-published-'))
try {
  const tarballs = await packPackages(root, 'packages', folder)
  const rows = []
  const complaints = []
  for (const [name, file] of tarballs) {
    const bytes = await readFile(file)
    rows.push([name, kilobytes(bytes.length)])
    complaints.push(...(await judgeTarball(bytes)), ...judgeContents(bytes, name.replace('@parlour', 'packages'), home))
  }
  process.stdout.write(`Packed, in kB of 1,000 bytes\n\n${table(['package', 'tarball'], rows)}\n`)
  for (const complaint of complaints) process.stderr.write(`published: ${complaint}\n`)
  if (complaints.length > 0) process.exitCode = 1
  else process.stdout.write(`\npublished: ${rows.length} packages, nothing to complain of\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
