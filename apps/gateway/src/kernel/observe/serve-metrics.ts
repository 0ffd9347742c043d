import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Where the metrics are served: a listener of their own, never the site's. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** The listener of the metrics. */
export interface MetricsListener {
  readonly port: number
  close(): Promise<void>
}

const answer = (metrics: Metrics): Server =>
  createServer({ maxHeaderSize: 4096, headersTimeout: 5_000, requestTimeout: 5_000 }, ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
      return
    }
    metrics.text().then(
      (text) =>
        response
          .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    )
  })

/** Serves `GET /metrics` in the text format of Prometheus. @throws Error when the address cannot be used */
export async function serveMetrics(metrics: Metrics, { host, port }: MetricsAddress): Promise<MetricsListener> {
  const server = answer(metrics)
  server.maxConnections = 20
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the metrics listen on no port')
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
