/** What a payment code says; the sum in minor units. */
export interface QrOrder {
  readonly orderNo: string
  readonly amount: number
  readonly merchantName: string
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE of a text, as four hexadecimal signs. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The text of a QR code in the merchant-presented form of EMVCo: one payment, its sum in pesos, its order number. */
export function qrText({ orderNo, amount, merchantName }: QrOrder): string {
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('28', field('00', 'play.parlour.demo') + field('01', orderNo)),
    field('52', '7995'),
    field('53', '608'),
    field('54', (amount / 100).toFixed(2)),
    field('58', 'PH'),
    field('59', merchantName.slice(0, 25)),
    field('60', 'MANILA'),
    field('62', field('01', orderNo)),
    '6304',
  ].join('')
  return text + crc16(text)
}
