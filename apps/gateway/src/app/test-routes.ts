import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Clock, Gateway } from '../kernel/config/index.ts'
import { checkRequest, failureAnswer, jsonAnswer, parseJson, readText } from '../kernel/http/index.ts'

/** A clock that journeys can move forward. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void
}

/** The given clock, moved forward by `advance`. */
export function movableClock(clock: Clock): MovableClock {
  let ahead = 0
  return {
    now: () => clock.now() + ahead,
    advance(milliseconds) {
      ahead += milliseconds
    },
  }
}

const advanceRequest = v.object({ advance: v.pipe(v.number(), v.minValue(0), v.maxValue(90 * 86_400_000)) })

/**
 * Binds what only tests may do: move the clock by `advance`
 * milliseconds, rotate the key of sealed payloads, an empty page.
 */
export function bindTestRoutes(app: Hono, gateway: Gateway, clock: MovableClock): void {
  app.post('/test/clock', async (context) => {
    try {
      clock.advance(checkRequest(advanceRequest, parseJson(await readText(context.req))).advance)
      return jsonAnswer({ now: clock.now() })
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  })
  app.get('/test-page', ({ html }) => html('<!doctype html><html lang="en"><title>Empty page</title></html>'))
  app.post('/test/key', async () => {
    await gateway.keyring.rotate(clock.now())
    return jsonAnswer({ kid: gateway.keyring.current().kid })
  })
}
