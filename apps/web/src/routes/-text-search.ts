/** What an address may say under some names, as texts. */
export type TextSearch<Name extends string> = { [Each in Name]?: string }

/** Reads the texts that an address may say under `names`, at most 128 characters each, and nothing else. */
export const textSearch =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Record<string, unknown>): TextSearch<Name> => {
    const said = names.flatMap((name) => {
      const value = search[name]
      return (typeof value === 'string' || typeof value === 'number') && value !== ''
        ? [[name, String(value).slice(0, 128)]]
        : []
    })
    return Object.fromEntries(said) as TextSearch<Name>
  }
