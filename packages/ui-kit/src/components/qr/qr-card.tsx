import type { ReactNode } from 'react'
import { useRef } from 'react'
import { IconDownload } from '../../icons/index.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../button/button.tsx'
import { CopyLink } from './copy-link.tsx'
import { QrCode } from './qr-code.tsx'
import { qrCapacity } from './qr-defaults.ts'
import { savePicture } from './save-picture.ts'

/** Props of `QrCard`. */
export type QrCardProps = {
  /** Where the code leads; without it there is no card. */
  link?: string
  /** Accessible name of the code, for example "QR code of the Android app". */
  label: string
  /** A line under the code. */
  caption?: ReactNode
  /** Text of the button that copies the link. */
  copyLabel: string
  /** Its text for two seconds afterwards. */
  copiedLabel: string
  /** Name of the button that saves the code as a picture; without it there is none. */
  saveLabel?: string
  /** Name of the saved file. */
  fileName?: string
}

/** Edge of the white square in px, with its quiet zone. */
const square = 168

/**
 * [CON-03] A QR code on white, 168 px, with a caption and a
 * button that copies the link. It renders nothing without a link; a link of more than 2,331 bytes can only be copied.
 *
 * @example <QrCard link="https://vesper.example/app" label="QR code of the app" copyLabel="Copy link" copiedLabel="Copied" />
 */
export const QrCard = ({
  link,
  label,
  caption,
  copyLabel,
  copiedLabel,
  saveLabel,
  fileName = 'code.png',
}: QrCardProps) => {
  const box = useRef<HTMLDivElement>(null)
  if (!link) return null
  if (new TextEncoder().encode(link).length > qrCapacity)
    return <CopyLink link={link} label={copyLabel} copiedLabel={copiedLabel} />
  const save = async () => {
    const code = box.current?.querySelector('svg')
    const picture = code ? await savePicture(code) : null
    if (picture) saveFile(picture, fileName)
  }
  return (
    <figure className="p-qr-card">
      <div ref={box} className="p-qr-card__code">
        <QrCode value={link} label={label} size={square} />
      </div>
      {caption ? <figcaption className="p-qr-card__caption">{caption}</figcaption> : null}
      <div className="p-qr-card__actions">
        <CopyLink link={link} label={copyLabel} copiedLabel={copiedLabel} />
        {saveLabel ? (
          <Button variant="text" block icon={<IconDownload />} onClick={() => void save()}>
            {saveLabel}
          </Button>
        ) : null}
      </div>
    </figure>
  )
}
