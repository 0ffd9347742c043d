// Serves the built site for a platform elsewhere: pnpm --filter @parlour/web serve --platform https://platform.example
// Behind a proxy, --origin names the origin that visitors reach it at.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serveSite } from './serve-site.ts'

const { values } = parseArgs({
  options: {
    platform: { type: 'string' },
    play: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '4100' },
    origin: { type: 'string' },
    art: { type: 'string', default: fileURLToPath(new URL('../../../tooling/art/dist', import.meta.url)) },
    folder: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
  },
})
if (!values.platform || !URL.canParse(values.platform)) {
  process.stderr.write('serve: --platform <origin> is missing\n')
  process.exit(2)
}
if (values.origin !== undefined && !URL.canParse(values.origin)) {
  process.stderr.write('serve: --origin is no origin, such as https://brand.example\n')
  process.exit(2)
}
const { origin } = await serveSite({
  folder: values.folder,
  art: values.art,
  platform: new URL(values.platform).origin,
  playOrigins: values.play,
  port: Number(values.port),
  origin: values.origin && new URL(values.origin).origin,
})
process.stdout.write(`Open ${origin}\n`)
