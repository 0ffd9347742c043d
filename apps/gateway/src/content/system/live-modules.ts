/** The modules of a running gateway: those of its settings, with what the operator has switched since. */
export interface LiveModules {
  /** The ids that are on; the same list all the time. */
  readonly on: readonly string[]
  /** Takes over what the operator switched, by id. */
  follow(switched: Readonly<Record<string, boolean>>): void
}

/** Makes the modules from those of the settings. */
export function liveModules(settings: readonly string[]): LiveModules {
  const on = [...settings]
  return {
    on,
    follow(switched) {
      const more = Object.keys(switched).filter((id) => switched[id] && !settings.includes(id))
      on.splice(0, on.length, ...settings.filter((id) => switched[id] !== false), ...more)
    },
  }
}
