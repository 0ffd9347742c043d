import { expect, test } from 'vitest'
import { balanceIn, chooseEnd, firstTransfer, mainWallet, transferEnds, transferIssue } from './wallet-transfer.ts'
import { transferHome, walletParts } from './wallet-parts.ts'

const wallet = (vendor: string | null, balance: number, locked = false) => ({
  accountTypeId: 2,
  vendor,
  name: vendor ?? 'Main wallet',
  balance,
  locked,
  lockReason: null,
  lockedUntil: null,
  closed: false,
})
const wallets = [wallet(null, 204_425), wallet('NLT', 60_000, true), wallet('OVT', 82_000)]

test('[MEM-07] one end of a transfer is always the main wallet, whichever end was chosen', () => {
  const into = { way: 'IN', vendor: 'OVT' } as const
  expect(transferEnds(into)).toEqual({ from: mainWallet, to: 'OVT' })
  expect(chooseEnd(into, 'from', 'NLT')).toEqual({ way: 'OUT', vendor: 'NLT' })
  expect(chooseEnd(into, 'to', 'NLT')).toEqual({ way: 'IN', vendor: 'NLT' })
  expect(chooseEnd(into, 'to', mainWallet)).toEqual({ way: 'OUT', vendor: 'OVT' })
  expect(chooseEnd({ way: 'OUT', vendor: 'OVT' }, 'from', mainWallet)).toEqual({ way: 'IN', vendor: 'OVT' })
})

test('[MEM-07] a page begins with a provider whose wallet is open, and with none where none keeps a wallet', () => {
  expect(firstTransfer(wallets, ['NLT', 'OVT'])).toEqual({ way: 'IN', vendor: 'OVT' })
  expect(firstTransfer(wallets, ['NLT'])).toEqual({ way: 'IN', vendor: 'NLT' })
  expect(firstTransfer(wallets, ['NEW'])).toEqual({ way: 'IN', vendor: 'NEW' })
  expect(firstTransfer([{ ...wallet('RDB', 0), closed: true }, ...wallets], ['RDB', 'OVT'])).toEqual({
    way: 'IN',
    vendor: 'OVT',
  })
  expect(firstTransfer(wallets, [])).toBeNull()
})

test.each([
  ['', 5000, 'required'],
  ['0', 5000, 'required'],
  ['5001', 5000, 'most'],
  ['5000', 5000, null],
])('[MEM-07] of an amount of "%s" with %i available it says %s', (amount, available, issue) => {
  expect(transferIssue(amount, available)).toBe(issue)
})

test('[MEM-07] the parts of a balance add up to its total', () => {
  const balance = [
    { accountTypeId: 2, availBalance: 204_425, vendor: null, name: null },
    { accountTypeId: 101, availBalance: 142_000, vendor: 'OVT', name: 'Overtime' },
  ]
  const parts = walletParts({ sumBalance: 444_425, bonus: 98_000, balance })
  expect(parts).toEqual({ total: 444_425, main: 204_425, bonus: 98_000, providers: 142_000 })
  // Where the platform does not say what bonuses tie, that is part of the main wallet and not 0.
  expect(walletParts({ sumBalance: 444_425, bonus: null, balance })).toMatchObject({ main: 302_425, bonus: null })
})

test('[MEM-07] bringing all home moves what is open and leaves what is locked', () => {
  const { moves, stays } = transferHome(wallets)
  expect(moves).toBe(82_000)
  expect(stays.map(({ vendor }) => vendor)).toEqual(['NLT'])
  expect(balanceIn(wallets, mainWallet)).toBe(204_425)
  expect(balanceIn(wallets, 'NEW')).toBe(0)
})
