import { newId } from './new-id.ts'
import { deviceStore } from './stores.ts'

const key = 'SHELL_deviceId'

/**
 * The random name of this browser: failed logins are counted
 * by it, so that neighbours on one network do not share them.
 */
export function deviceId(): string {
  const kept = deviceStore.get(key)
  if (kept) return kept
  const fresh = newId()
  deviceStore.set(key, fresh)
  return fresh
}
