import type { ComponentProps, ReactNode } from 'react'

/** Props of `Switch`; with `hiddenLabel` only screen readers get the label. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hiddenLabel?: boolean }

/**
 * A switch that takes effect at once.
 *
 * @example <Switch label="Sound" checked={sound} onChange={change} />
 */
export const Switch = ({ label, hiddenLabel, ...input }: SwitchProps) => (
  <label className="p-switch">
    <input {...input} type="checkbox" role="switch" aria-checked={input.checked} className="p-switch__track" />
    <span className={hiddenLabel ? 'p-hidden' : undefined}>{label}</span>
  </label>
)
