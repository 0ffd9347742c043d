import { useFormat } from '@parlour/i18n/react'
import type { LaunchEntry } from '../../journal/journal.ts'
import { useLaunchText } from '../use-launch-text.ts'

/**
 * The details of a launch as support can use them, a line each: what, whose,
 * when (local and universal time), with which balance. Never a token.
 */
export function useDetails(
  { name, nodeId, vendor, roomId, at, balance, trial, way }: LaunchEntry,
  currency: string,
): string {
  const text = useLaunchText()
  const format = useFormat()
  const lines = [
    text('game-launch.details.game', { game: name, number: String(nodeId) }),
    text('game-launch.details.provider', { vendor }),
    roomId === null ? '' : text('game-launch.details.room', { room: roomId }),
    text('game-launch.details.time', { time: format.dateTime(at), universal: new Date(at).toISOString() }),
    balance === null ? '' : text('game-launch.details.balance', { balance: format.money(balance, currency) }),
    text(`game-launch.details.${way}`),
    trial ? text('game-launch.details.demo') : '',
  ]
  return lines.filter(Boolean).join('\n')
}
