import type { ComponentProps, ReactNode } from 'react'

/** Props of `Switch`; `hiddenLabel` keeps the label for those who listen. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hiddenLabel?: boolean }

/** On or off, at once. */
export const Switch = ({ label, hiddenLabel, ...input }: SwitchProps) => (
  <label className="p-switch">
    <input {...input} type="checkbox" role="switch" aria-checked={input.checked} className="p-switch__track" />
    <span className={hiddenLabel ? 'p-hidden' : undefined}>{label}</span>
  </label>
)
