import { QRCodeSVG } from 'qrcode.react'
import { qrDefaults } from './qr-defaults.ts'

/** Props of `QrCode`. */
export type QrCodeProps = {
  /** The address or text that the code carries. */
  value: string
  /** Names the picture for those who listen. */
  label: string
  /** Edge in px, with the quiet zone. */
  size?: number
  /** White edge around the code, in modules. */
  quiet?: number
}

/** [CON-03] A code, always black on white: cameras read no other. Level M, 100 px and a quiet zone of 3 modules by default. */
export const QrCode = ({ value, label, size = qrDefaults.size, quiet = 3 }: QrCodeProps) => (
  <QRCodeSVG className="p-qr" value={value} size={size} level={qrDefaults.level} boostLevel={false} marginSize={quiet} title={label} role="img" aria-label={label} />
)
