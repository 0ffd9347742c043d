import { createServer, type RequestListener, type Server } from 'node:http'

/** How long a connection may take, in milliseconds. */
export interface ConnectionTimes {
  /** Until the head of a request is in. */
  readonly headers: number
  /** Until all of a request is in. */
  readonly request: number
  /** Until the next request begins. */
  readonly idle: number
  /** How often the first two are looked at: they are late by this at most. */
  readonly check: number
}

/**
 * The times that the documentation states. `idle` is longer than that of balancers in front, so that they close first.
 */
export const statedTimes: ConnectionTimes = { headers: 10_000, request: 30_000, idle: 65_000, check: 1_000 }

/** Makes an HTTP server with the timeouts of `times`. */
export const openServer = (answer: RequestListener, times: ConnectionTimes = statedTimes): Server =>
  createServer(
    {
      maxHeaderSize: 8192,
      headersTimeout: times.headers,
      requestTimeout: times.request,
      keepAliveTimeout: times.idle,
      connectionsCheckingInterval: times.check,
    },
    answer,
  )
