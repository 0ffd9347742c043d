import { connect, type Socket } from 'node:net'

/** Connections that have begun a request and never end it. */
export interface HalfOpen {
  /** How many stand now; those that the server has closed do not. */
  standing(): number
  /** How many were closed by the server, or did not come to stand. */
  closed(): number
  end(): void
}

const begun = 'GET / HTTP/1.1\r\nHost: '
const batch = 250

const opened = (port: number, from: string, gone: () => void): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    socket.on('error', () => undefined)
    socket.once('connect', () => {
      socket.write(begun)
      resolve(socket)
    })
    socket.once('close', () => {
      gone()
      resolve(socket)
    })
    socket.resume()
  })

/** Opens `count` connections from one address of this machine (127.0.0.0/8), each with half of a head. */
export async function openHalf(port: number, from: string, count: number): Promise<HalfOpen> {
  const sockets: Socket[] = []
  let closed = 0
  for (let at = 0; at < count; at += batch) {
    const size = Math.min(batch, count - at)
    sockets.push(...(await Promise.all(Array.from({ length: size }, () => opened(port, from, () => (closed += 1))))))
  }
  return {
    standing: () => sockets.length - closed,
    closed: () => closed,
    end: () => sockets.forEach((socket) => void socket.destroy()),
  }
}
