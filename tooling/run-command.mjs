// Runs a command to its end, and says meanwhile that it is alive: a live line in a terminal, a line a minute elsewhere.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

export const say = (text) => process.stderr.write(`\u001b[2mparlour\u001b[0m ${text}\n`)
export const secondsSince = (time) => `${Math.round((Date.now() - time) / 1_000)} s`

const eraseLine = '\r\u001b[2K'
const newLine = 10

/** How much of a log turbo keeps before it writes it, in bytes. */
const kept = 8_192

/**
 * The tasks that turbo has begun since a moment and that are still at work: the log of a task is empty until it ends
 * or has written much.
 * @param {readonly string[]} folders the root, then the folders that have tasks of their own
 * @param {number} since when the run began, in milliseconds
 * @param {number} lately what has written much and wrote after this moment is at work too, in milliseconds
 * @returns {string[]} such as `gateway test`
 */
export function tasksAtWork(folders, since, lately) {
  return folders.flatMap((folder, at) => {
    const logs = join(folder, '.turbo')
    if (!existsSync(logs)) return []
    return readdirSync(logs).flatMap((name) => {
      const [, task] = /^turbo-(.+)\.log$/.exec(name) ?? []
      if (!task) return []
      const { mtimeMs, size } = statSync(join(logs, name))
      const atWork = mtimeMs >= since && (size === 0 || (size >= kept && mtimeMs >= lately))
      return atWork ? [`${at === 0 ? '' : `${basename(folder)} `}${task.replaceAll('$colon$', ':')}`] : []
    })
  })
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options those of `spawn`, and
 * @param {string} [options.watch] name of the step; with it, its silences are filled
 * @param {(lately: number) => string[]} [options.atWork] what of the step is at work, given the moment of its last line
 * @param {number} [options.beat] how long it may be silent where there is no terminal, in milliseconds
 * @returns {Promise<{ status: number | null, signal: string | null, reason: string }>}
 */
export function runCommand(command, args, { watch = '', atWork = () => [], beat = 60_000, toStderr = false, ...rest }) {
  return new Promise((resolve) => {
    const stdio = watch ? ['inherit', 'pipe', 'pipe'] : toStderr ? ['inherit', 2, 2] : 'inherit'
    const terminal = process.stderr.isTTY
    const started = Date.now()
    let heard = started
    let isLive = false
    let isInLine = false
    const child = spawn(command, args, { stdio, ...rest })
    const erase = () => {
      if (isLive) process.stderr.write(eraseLine)
      isLive = false
    }
    const pass = (stream) => (chunk) => {
      heard = Date.now()
      erase()
      stream.write(chunk)
      isInLine = chunk.at(-1) !== newLine
    }
    child.stdout?.on('data', pass(process.stdout))
    child.stderr?.on('data', pass(process.stderr))
    const tell = () => {
      const text = [
        `${watch}: still at work after ${secondsSince(started)}`,
        ...atWork(Math.max(heard, Date.now() - beat)),
      ].join(', ')
      if (!terminal) return say(text)
      erase()
      process.stderr.write(text.slice(0, process.stderr.columns - 1))
      isLive = true
    }
    const timer = setInterval(
      () => {
        // A live line would take what the command has begun to write along when it goes.
        if (!watch || (terminal && isInLine) || Date.now() - heard < (terminal ? 1_000 : beat)) return
        tell()
        if (!terminal) heard = Date.now()
      },
      Math.min(beat, 1_000),
    )
    // A terminal interrupts the child itself; twice would read as impatience.
    const onInterrupt = () => process.stdin.isTTY || child.kill('SIGINT')
    const onTerminate = () => child.kill('SIGTERM')
    process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate)
    const end = (result) => {
      clearInterval(timer)
      erase()
      process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate)
      resolve(result)
    }
    child.on('error', (error) => end({ status: null, signal: null, reason: error.message }))
    child.on('close', (status, signal) =>
      end({ status, signal, reason: signal ? `ended by ${signal}` : `exit ${status}` }),
    )
  })
}

export const isInterrupt = ({ status, signal }) =>
  signal === 'SIGINT' || signal === 'SIGTERM' || status === 130 || status === 143
