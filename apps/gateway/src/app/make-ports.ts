import { joinByAffiliate } from '../agents/index.ts'
import { checkOpen } from '../content/index.ts'
import { findSession } from '../identity/index.ts'
import type { Gateway } from '../kernel/config/index.ts'
import { notifyMember } from '../kernel/notify/index.ts'
import type { Ports } from '../kernel/ports/index.ts'
import { createPictureReader } from '../kernel/uploads/index.ts'
import { grantBonus } from '../money/index.ts'
import { termsOf } from '../rewards/index.ts'
import { capsOf } from './reinvestment/contract-caps.ts'

/** What one gateway gives to its modules. */
export const makePorts = (parts: Pick<Gateway, 'db' | 'content' | 'state' | 'clock'>): Ports => ({
  notify: notifyMember,
  files: { readPicture: createPictureReader() },
  findSession: (token, now, use, place) => findSession(parts, token, now, use, place),
  checkOpen: (callName, visitor) => checkOpen(parts, callName, visitor),
  async memberOpened(tx, { memberId, credit, linkId, at }) {
    if (credit > 0)
      await grantBonus(tx, {
        memberId,
        amount: credit,
        kind: 'demo',
        note: 'Demo credit',
        wager: 0,
        playOnly: true,
        at,
      })
    if (linkId !== null) await joinByAffiliate(tx, { linkId, memberId, at })
  },
  termsOf: (promotionId) => termsOf(parts, promotionId),
  contractCaps: (db, contracts) => capsOf(db, contracts, parts.clock.now()),
})
