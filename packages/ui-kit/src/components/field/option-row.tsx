import type { ReactNode, Ref } from 'react'

/** One choice of a `RadioGroup` or `CheckboxGroup`. */
export type Option<Value extends string = string> = {
  value: Value
  label: ReactNode
  /** A second line in t3. */
  hint?: ReactNode
  /** At the end of the row, for example an amount. */
  end?: ReactNode
  disabled?: boolean
}

type OptionRowProps = Omit<Option, 'value'> & {
  id: string
  type: 'radio' | 'checkbox'
  value?: string
  name?: string
  checked: boolean
  onChange: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** A box of 20 px and its label; the whole row is the target. */
export const OptionRow = ({
  id,
  type,
  value,
  name,
  checked,
  disabled,
  label,
  hint,
  end,
  onChange,
  inputRef,
}: OptionRowProps) => (
  <div className="p-option">
    <input
      ref={inputRef}
      type={type}
      className="p-option__box"
      id={id}
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onChange={onChange}
    />
    <div className="p-option__words">
      <label className="p-option__label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className="p-option__hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </div>
    {end ? <span className="p-option__end">{end}</span> : null}
  </div>
)
