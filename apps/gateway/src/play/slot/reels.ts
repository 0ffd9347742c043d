/** The signs on the reels: the sun stands in for every other but the comet, the comet pays wherever it falls. */
export const slotSymbols = ['sun', 'comet', 'moon', 'lantern', 'carp', 'fan', 'leaf', 'drop', 'peak', 'stone'] as const

/** A sign on a reel. */
export type SlotSymbol = (typeof slotSymbols)[number]

const short: Readonly<Record<string, SlotSymbol>> = {
  S: 'sun',
  C: 'comet',
  M: 'moon',
  L: 'lantern',
  K: 'carp',
  F: 'fan',
  V: 'leaf',
  D: 'drop',
  P: 'peak',
  O: 'stone',
}

const strip = (signs: string): readonly SlotSymbol[] => [...signs].map((sign) => short[sign] ?? 'stone')

/** The five reels, 32 stops each, every stop equally likely. */
export const reels: readonly (readonly SlotSymbol[])[] = [
  strip('OVKPDFOLVMPODCVPKOFDVLPOSDVKPOFD'),
  strip('PDOVLKDSPOFVDMPKOVCDPLOFVDPKOVDP'),
  strip('VOPDKFSOVPDLOVCKPDMOFVPDOKVPLDOC'),
  strip('DPVOFKDPLOVDSPKOVMDCPOFVDLPOKVDP'),
  strip('OPDVKLOFPDVOMPDKVOCPDLVOFPDSVOPK'),
]

/** How many rows of each reel show. */
export const rows = 3
