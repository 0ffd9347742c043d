import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { end, listen, type ContractPlatform } from '@parlour/servers'

const web = fileURLToPath(new URL('../../../web/', import.meta.url))

/**
 * Serves the site that is built for the contract, against a platform.
 * @throws when it ends before it answers, with its last lines
 */
export async function startSite({ origin, playOrigin }: ContractPlatform) {
  const args = [
    'serve/main.ts',
    '--folder',
    `${web}dist/contract`,
    '--port',
    '0',
    '--platform',
    origin,
    '--play',
    playOrigin,
  ]
  const child = spawn(process.execPath, ['--conditions=@parlour/source', ...args], { cwd: web, stdio: 'pipe' })
  let opened: (address: string) => void = () => undefined
  const told = listen(child, (line) => {
    const [, address] = /Open (http:\/\/\S+)/.exec(line) ?? []
    if (address) opened(address)
  })
  const address = await new Promise<string>((resolve, reject) => {
    opened = resolve
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${told()}`)))
  })
  return { origin: address, stop: () => end(child, 'SIGTERM') }
}
