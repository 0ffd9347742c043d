import { execFile, type ExecFileOptions } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a program to its end and answers what it says. @throws Error with what it complains of */
export async function runProgram(
  name: string,
  args: readonly string[],
  options: ExecFileOptions = {},
): Promise<string> {
  try {
    const { stdout } = await run(name, args, { ...options, encoding: 'utf8' })
    return stdout
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    throw new Error(`${name} failed: ${stderr.trim() || message}`, { cause: error })
  }
}
