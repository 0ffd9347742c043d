import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../gateway.ts'
import { acting, opening } from '../frame-calls.ts'
import { purseBalance } from '../purse.ts'
import { exactReturn } from '../return-to-player.ts'
import { cannonsOf } from './cannons.ts'
import { shoot } from './shoot.ts'
import { fishingReturn, species, speciesCodes } from './species.ts'

const shotRequest = v.object({ stake: v.pipe(v.number(), v.integer(), v.minValue(1)), species: v.picklist(speciesCodes) })

/** Binds the calls of the fishing halls: a ticket for a session, and a shot. Sums are in minor units. */
export function bindFishingCalls(app: Hono, gateway: Gateway): void {
  app.post('/api/fishing/session', opening(gateway, async (session) => ({
    balance: await purseBalance(gateway, session),
    stakes: cannonsOf(session.game),
    species,
    returnToPlayer: exactReturn(fishingReturn),
  })))

  app.post('/api/fishing/shot', acting(gateway, shotRequest, ({ body, ...call }) => shoot(gateway, call, body)))
}
