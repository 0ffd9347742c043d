import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Piece } from './pieces.ts'
import { otherPieces, gamePieces } from './pieces.ts'
import { weigh } from './posters/draw-poster.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const digestAt = process.argv.indexOf('--digest')
const digestOnly = digestAt > 0
/** After `--digest`: of which pieces, every so-many-th. */
const step = digestOnly ? Number(process.argv[digestAt + 1] ?? 1) : 1
const digest = createHash('sha256')

const put = ([path, text]: Piece): void => {
  digest.update(`${path}\0${text}\0`)
  if (digestOnly) return
  const file = join(dist, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const started = performance.now()
if (!digestOnly) rmSync(dist, { recursive: true, force: true })
let [pictures, heaviest, others] = [0, 0, 0]
for (const piece of gamePieces(step)) {
  put(piece)
  pictures += 1
  if (!digestOnly) heaviest = Math.max(heaviest, weigh(piece[1]))
}
for (const piece of otherPieces(step)) {
  put(piece)
  others += 1
}
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(
  digestOnly
    ? `${digest.digest('hex')}\n`
    : `drew ${pictures} posters and slot signs (heaviest ${heaviest} bytes gzip) and ${others} other pieces in ${seconds} s\n`,
)
