import { exec, execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { commandsBelow } from './commands-below.ts'

const execute = promisify(execFile)
const inShell = promisify(exec)
/** What the examples need beside the client, as an application with React has it. */
const beside = ['react', 'react-dom', '@tanstack/react-query', '@types/react', '@types/react-dom', '@types/node']

/**
 * Runs a command of the README as a reader does, in the shell of the system.
 *
 * @returns what it printed
 * @throws with the words of the shell when it fails
 */
export const runCommand = async (command: string, folder: string): Promise<string> =>
  (await inShell(command, { cwd: folder, shell: process.platform === 'win32' ? 'powershell.exe' : '/bin/sh' })).stdout

/**
 * Installs the packed client in a folder of its own, takes its examples out
 * of the package by the first command of its README and checks their types there.
 *
 * @returns the other commands of the README, to be run in that folder
 */
export async function installClient(root: string, tarball: string, folder: string): Promise<string[]> {
  const versionOf = (name: string): string =>
    (
      JSON.parse(readFileSync(join(root, 'packages/api-client/node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
    ).version
  const dependencies = Object.fromEntries(beside.map((name) => [name, versionOf(name)]))
  await mkdir(folder)
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'client-examples',
      private: true,
      type: 'module',
      dependencies: { ...dependencies, '@parlour/api-client': `file:${tarball}` },
    }),
  )
  const shell = process.platform === 'win32'
  await execute('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--ignore-workspace', '--loglevel=error'], {
    cwd: folder,
    shell,
  })
  const readme = await readFile(join(folder, 'node_modules/@parlour/api-client/README.md'), 'utf8')
  const [copy = '', ...commands] = commandsBelow(readme, 'Node')
  await runCommand(copy, folder)
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tooling/tsconfig/react.json'),
      compilerOptions: { customConditions: [], types: ['node'], lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
      include: ['examples'],
    }),
  )
  await execute(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder, shell })
  return commands
}
