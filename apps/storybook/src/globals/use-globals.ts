import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { readGlobals, type Globals } from './lists.ts'

type Said = { globals?: Record<string, unknown> }

const last = (): Globals => {
  const channel = addons.getChannel()
  const [said] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Said[]
  return readGlobals(said?.globals ?? {})
}

/** What is chosen in the toolbar, also on a page that has no story. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState(last)
  useEffect(() => {
    const channel = addons.getChannel()
    const update = (said: Said) => setGlobals(readGlobals(said.globals ?? {}))
    for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.on(event, update)
    return () => [GLOBALS_UPDATED, SET_GLOBALS].forEach((event) => channel.off(event, update))
  }, [])
  return globals
}
