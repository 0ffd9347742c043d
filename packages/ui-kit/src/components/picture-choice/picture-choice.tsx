import type { FieldProps } from '../field/field-frame.tsx'
import { useId } from 'react'
import { IconCheck } from '../../icons/index.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { GroupFrame } from '../field/group-frame.tsx'

/** Props of `PictureChoice`. */
export type PictureChoiceProps = FieldProps & {
  /** `label` is what a picture is called when it is read out; `src` its address. */
  pictures: readonly { value: string; label: string; src: string }[]
  /** `undefined` while none of them is chosen. */
  value: string | undefined
  onValue: (value: string) => void
  disabled?: boolean
}

/**
 * One of many pictures of a person, 56 round and 48 on a phone, as many a row as have room; arrow keys choose.
 *
 * @example <PictureChoice label="Picture" pictures={pictures} value={picture} onValue={setPicture} />
 */
export const PictureChoice = ({ pictures, value, onValue, disabled, ...field }: PictureChoiceProps) => {
  const id = useId()
  return (
    <GroupFrame {...field} id={id} role="radiogroup" className="p-pictures">
      {pictures.map((picture) => (
        <label key={picture.value} className="p-pictures__choice">
          <input
            type="radio"
            className="p-pictures__box"
            name={id}
            value={picture.value}
            checked={picture.value === value}
            disabled={disabled}
            aria-label={picture.label}
            onChange={() => onValue(picture.value)}
          />
          <Avatar size={56} src={picture.src} />
          <span className="p-pictures__mark">
            <IconCheck size={14} />
          </span>
        </label>
      ))}
    </GroupFrame>
  )
}
