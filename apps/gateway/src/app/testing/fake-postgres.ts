import { createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * What a fake server does about a question: gives one value, refuses with a code, says a last word with a code and
 * closes, closes, says nothing, or answers later.
 */
export type FakeReply =
  | { readonly value: string }
  | { readonly error: string }
  | { readonly fatal: string }
  | 'close'
  | 'nothing'
  | { readonly later: Promise<void> }

/** A server that speaks as much of PostgreSQL's protocol as a pool needs. */
export interface FakePostgres {
  readonly host: string
  /** How many connections it has taken so far, and how many are open. */
  readonly taken: () => number
  readonly open: () => number
  /** Ends every connection with a last word, as a server that shuts down. */
  shutDown(code?: string): void
  close(): Promise<void>
}

const message = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const text = (value: string): Buffer => Buffer.from(`${value}\0`)
const int = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeIntBE(value, 0, bytes)
  return buffer
}
const ready = message('Z', Buffer.from('I'))
const welcome = Buffer.concat([message('R', int(0, 4)), ready])
const told = (severity: string, code: string): Buffer =>
  message('E', text(`S${severity}`), text(`C${code}`), text(`M${code}`), Buffer.from('\0'))
const booleanType = 16
const row = (value: string): Buffer =>
  Buffer.concat([
    message(
      'T',
      int(1, 2),
      text('refused'),
      int(0, 4),
      int(0, 2),
      int(booleanType, 4),
      int(1, 2),
      int(-1, 4),
      int(0, 2),
    ),
    message('D', int(1, 2), int(value.length, 4), Buffer.from(value)),
    message('C', text('SELECT 1')),
  ])

/** Starts a fake server; `reply` says what it does about each question. */
export async function startFakePostgres(
  reply: (question: string) => FakeReply = () => ({ value: 'f' }),
): Promise<FakePostgres> {
  const sockets = new Set<Socket>()
  let taken = 0

  const answer = (socket: Socket, question: string): void => {
    const said = reply(question)
    if (said === 'nothing') return
    if (typeof said === 'object' && 'later' in said)
      return void said.later.then(() => socket.write(Buffer.concat([row('f'), ready])))
    if (said === 'close') return void socket.destroy()
    if ('fatal' in said) return void socket.end(told('FATAL', said.fatal))
    socket.write(Buffer.concat(['error' in said ? told('ERROR', said.error) : row(said.value), ready]))
  }

  const server = createServer((socket) => {
    let rest = Buffer.alloc(0)
    let started = false
    taken++
    sockets.add(socket.on('error', () => undefined))
    socket.once('close', () => sockets.delete(socket))
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      for (;;) {
        const head = started ? 1 : 0
        if (rest.length < head + 4) return
        const end = head + rest.readInt32BE(head)
        if (rest.length < end) return
        const body = rest.subarray(head + 4, end)
        if (!started) socket.write(welcome)
        else if (rest[0] === 'Q'.charCodeAt(0)) answer(socket, body.toString().replace('\0', ''))
        started = true
        rest = rest.subarray(end)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    taken: () => taken,
    open: () => sockets.size,
    shutDown: (code = '57P01') => sockets.forEach((socket) => void socket.end(told('FATAL', code))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        sockets.forEach((socket) => void socket.destroy())
      }),
  }
}
