import { listPointRewards, redeemReward } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { answerPointsShop } from '../../testing/points-shop.ts'
import { PointsShopScreen } from './points-shop-screen.tsx'

const nothing = () => undefined

const meta: Meta<typeof PointsShopScreen> = {
  title: 'Promotions/Points shop',
  component: PointsShopScreen,
  args: {
    language: 'EN',
    currency: 'PHP',
    passwordHref: '/member/securityCenter',
    categoryName: (code) => code,
    onCategory: nothing,
    onHistoryView: nothing,
    paging: { page: 1 },
    hrefOf: () => '#',
    onPaging: nothing,
    onLogin: nothing,
    onRegister: nothing,
  },
  parameters: { session: 'member', server: answerPointsShop },
}
export default meta

type Story = StoryObj<typeof PointsShopScreen>

const redeemCash = async ({ canvas, canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Redeem ₱5 cash' }))
  const page = canvasElement.ownerDocument.body
  const field = page.querySelector<HTMLInputElement>('input[name=password]')
  if (!field) throw new Error('no field')
  await userEvent.type(field, '135790{Enter}')
}

export const Rewards: Story = {}
export const Things: Story = { args: { category: 'GIFT' } }
export const Redeemed: Story = { args: { historyView: 'redemptions' } }
export const Changes: Story = { args: { historyView: 'points' } }
export const Converting: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Convert to money' })),
}
export const Earning: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'How to earn points' })),
}
export const Done: Story = { play: redeemCash }
export const Refused: Story = {
  parameters: {
    server: (server: FakeServer) =>
      answerPointsShop(server).answer(redeemReward, () => {
        throw new FakeRefusal('not.exists.payment.password')
      }),
  },
  play: redeemCash,
}
export const Unsure: Story = {
  parameters: { server: (server: FakeServer) => answerPointsShop(server).fail('reset', redeemReward) },
  play: redeemCash,
}
export const Empty: Story = {
  parameters: {
    server: (server: FakeServer) =>
      answerPointsShop(server).answer(listPointRewards, { list: [], totalPages: 0, totalCount: 0 }),
  },
}
export const Guest: Story = { parameters: { session: 'guest' } }
export const Loading: Story = {
  parameters: { server: (server: FakeServer) => answerPointsShop(server).delay(600_000) },
}
export const Failing: Story = { parameters: { server: (server: FakeServer) => server.fail('500') } }
export const Offline: Story = { parameters: { server: (server: FakeServer) => server.fail('offline') } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
