import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { contractMember, startContractPlatform } from '@parlour/servers'
import { runCommand } from './install-client.ts'

const execute = promisify(execFile)

/** Where the README has the reference gateway. */
const addressOfReadme = 'http://localhost:4100'

/**
 * Runs the examples for Node in the folder they were installed in: the first by the command of the README.
 *
 * @param commands the commands of the README after the copy, with the address of its gateway
 * @throws when one prints something else than it should
 */
export async function runInNode(folder: string, commands: readonly string[], gateway: string): Promise<void> {
  const node = async (...given: string[]): Promise<string> =>
    (await execute(process.execPath, given, { cwd: folder })).stdout.trim()

  const [command = '', ...others] = commands
  assert.ok(command.includes(addressOfReadme) && others.length === 0, `the README says: ${commands.join('; ')}`)
  assert.match(await runCommand(command.replace(addressOfReadme, gateway), folder), /: Fruit Parade$/m)

  const call = `import { firstCall } from './examples/first-call.ts'
    console.log((await firstCall(${JSON.stringify(gateway)}, fetch, 'linhtran88', 'vesper2025')).length > 0)`
  assert.equal(await node('--input-type=module', '--eval', call), 'true')

  const platform = await startContractPlatform({ generation: 'classic' })
  try {
    const { username, password } = contractMember
    assert.match(await node('examples/contract-platform.ts', platform.origin, username, password), /^[1-9]\d*$/)
    assert.deepEqual(
      platform.requests.flatMap(({ path, faults }) => (faults.length > 0 ? [`${path}: ${faults.join(', ')}`] : [])),
      [],
    )
  } finally {
    await platform.stop()
  }
}
