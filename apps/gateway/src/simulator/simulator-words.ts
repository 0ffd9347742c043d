import type { Language } from '../http/languages.ts'
import { openSentence, type MessageCode } from '../http/messages.ts'

/** The messages that the simulator's frame shows, by the names that it uses. */
const codes = {
  playMoney: 'frame.playMoney', about: 'simulator.about', trial: 'frame.trial', play: 'simulator.play',
  stakes: 'simulator.stakes', ready: 'simulator.ready', playing: 'simulator.playing', won: 'simulator.won',
  nothing: 'simulator.nothing', waiting: 'simulator.waiting', collect: 'simulator.collect', double: 'simulator.double',
  collected: 'simulator.collected', lost: 'simulator.lost', table: 'simulator.table', pays: 'simulator.pays',
  chance: 'simulator.chance', return: 'simulator.return',
  close: 'frame.close', balance: 'frame.balance', back: 'frame.back', check: 'frame.check', checking: 'frame.checking',
  unsure: 'frame.unsure', offline: 'frame.offline', retry: 'frame.retry',
} as const satisfies Readonly<Record<string, MessageCode>>

/** The words of the simulator's frame in one language; their places stay open for the frame to fill. */
export const simulatorWords = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, openSentence(code, language)]))
