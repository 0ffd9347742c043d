import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { FieldProps } from '../field/field-frame.tsx'
import { useId, useRef } from 'react'
import { IconRefresh } from '../../icons/index.ts'
import { FieldFrame, fieldInput } from '../field/field-frame.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Props of `CaptchaField`. */
export type CaptchaFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Picture 120 x 48 as an address, a data URL or bare base64 of a PNG. */
    picture?: string
    /** Alternative text of the picture; it does not contain the characters. */
    pictureAlt: string
    /** Accessible name of the button that requests another picture. */
    renewLabel: string
    onRenew: () => void
    /** Milliseconds between two renewals, 1000 by default; 0 where the owner limits them. */
    pause?: number
    loading?: boolean
    /** An alternative for those who cannot read the picture, for example a button "Send me a code instead". */
    otherRoute?: ReactNode
  }

const address = (picture: string) =>
  /^(data:|https?:|blob:|\/(?!9j\/))/.test(picture) ? picture : `data:image/png;base64,${picture}`

/**
 * The field for the characters of a captcha picture. Pressing the picture or the arrow requests another.
 *
 * @example <CaptchaField label="Code" picture={picture} pictureAlt="Code as a picture" renewLabel="Another picture" onRenew={renew} />
 */
export const CaptchaField = ({
  label,
  hint,
  error,
  good,
  required,
  optional,
  action,
  picture,
  pictureAlt,
  renewLabel,
  onRenew,
  pause = 1000,
  loading = false,
  otherRoute,
  id,
  ...input
}: CaptchaFieldProps) => {
  const own = useId()
  const last = useRef(-pause)
  const field = { label, hint, error, good, required, optional, action }
  const renew = ({ timeStamp }: MouseEvent) => {
    if (timeStamp - last.current < pause) return
    last.current = timeStamp
    onRenew()
  }
  return (
    <FieldFrame
      {...field}
      id={id ?? own}
      after={otherRoute ? <div className="p-captcha__other">{otherRoute}</div> : undefined}
    >
      <div className="p-captcha">
        <div className="p-box">
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...fieldInput(id ?? own, field)}
            className="p-box__input"
          />
        </div>
        <button
          type="button"
          className="p-captcha__picture"
          aria-label={renewLabel}
          aria-busy={loading}
          disabled={loading}
          onClick={renew}
        >
          {picture && !loading ? (
            <img src={address(picture)} alt={pictureAlt} width={120} height={48} />
          ) : (
            <Skeleton width={120} height={48} />
          )}
          <span className="p-captcha__renew">
            <IconRefresh />
          </span>
        </button>
      </div>
    </FieldFrame>
  )
}
