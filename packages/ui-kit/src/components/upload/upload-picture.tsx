import { useCallback } from 'react'
import { IconFile } from '../../icons/index.ts'

const size = { width: 48, height: 48 }

const OwnPicture = ({ blob }: { blob: Blob }) => {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img {...size} ref={show} alt="" />
}

/** What a file looks like, 48 x 48: its picture where it is one, else a sheet of paper. */
export const UploadPicture = ({ picture }: { picture: Blob | string | undefined }) => (
  <span className="p-upload__picture">
    {typeof picture === 'string' ? (
      <img {...size} src={picture} alt="" />
    ) : picture?.type.startsWith('image/') ? (
      <OwnPicture blob={picture} />
    ) : (
      <IconFile size={24} />
    )}
  </span>
)
