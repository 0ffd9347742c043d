import { QRCodeSVG } from 'qrcode.react'
import { qrDefaults } from './qr-defaults.ts'

/** Props of `QrCode`. */
export type QrCodeProps = {
  /** The address or text that the code carries. */
  value: string
  /** Accessible name of the picture. */
  label: string
  /** Edge in px, with the quiet zone. */
  size?: number
  /** White edge around the code, in modules. */
  quiet?: number
}

/**
 * [CON-03] A QR code, always black on white. Level M, 100 px and a quiet zone of 3 modules unless set.
 *
 * @example <QrCode value="https://vesper.example/app" label="QR code of the app" size={168} />
 */
export const QrCode = ({ value, label, size = qrDefaults.size, quiet = 3 }: QrCodeProps) => (
  <QRCodeSVG
    className="p-qr"
    value={value}
    size={size}
    level={qrDefaults.level}
    boostLevel={false}
    marginSize={quiet}
    title={label}
    role="img"
    aria-label={label}
  />
)
