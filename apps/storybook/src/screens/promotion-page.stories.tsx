import { listAnnouncements, listPromotionOffers } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { answerStates } from '@parlour/promotions/testing'
import type { Meta } from '@storybook/react-vite'
import { answers } from './answers.ts'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Promotion',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/promoDetail?id=101' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Running: ScreenStory = {}
const member = { person: 'member', server: (server: FakeServer) => answerStates(server, answers.at) } as const
const stateOf = (id: number): ScreenStory => ({ args: { ...member, path: `/promoDetail?id=${id}` } })

export const ToJoin = stateOf(201)
export const Joined = stateOf(202)
export const WithADeposit = stateOf(203)
export const Ordered = stateOf(204)
export const Applied = stateOf(206)
export const Rejected = stateOf(207)
export const ToClaim = stateOf(208)
export const Claimed = stateOf(209)
export const NotForYou = stateOf(210)
export const NotOpenYet = stateOf(211)
export const ToJoinOnAPhone: ScreenStory = { ...ToJoin, globals: onPhone }
export const Slow: ScreenStory = { args: { server: (server) => server.delay(8_000, listPromotionOffers) } }
export const StatesLost: ScreenStory = { args: { server: (server) => server.fail('503', listPromotionOffers) } }
export const Failing: ScreenStory = { args: { server: (server) => server.fail('503', listAnnouncements) } }
export const Phone: ScreenStory = { globals: onPhone }
export const Gone: ScreenStory = { args: { path: '/promoDetail?id=999' } }
