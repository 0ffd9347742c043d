import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../kernel/config/index.ts'
import { frameCalls } from '../frame/frame-calls.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { exactRtp } from '../games/exact-rtp.ts'
import { cannonsOf } from './cannons.ts'
import { shoot } from './shoot.ts'
import { fishingRtp, species, speciesCodes } from './species.ts'

const shotRequest = v.object({
  stake: v.pipe(v.number(), v.integer(), v.minValue(1)),
  species: v.picklist(speciesCodes),
})

/** Binds the calls of the fishing halls: a ticket for a session, and a shot. Sums are in minor units. */
export function bindFishingCalls(app: Hono, gateway: Gateway): void {
  const { opening, acting } = frameCalls(app, gateway)
  opening('/api/fishing/session', async (session) => ({
    balance: await playBalance(gateway, session),
    stakes: cannonsOf(session.game),
    species,
    returnToPlayer: exactRtp(fishingRtp),
  }))

  acting('/api/fishing/shot', shotRequest, ({ body, ...call }) => shoot(gateway, call, body))
}
