import type { ConnectorTask } from '@parlour/auth/connector'
import { importWithRetry } from '@parlour/screen-kit/import'
import { connectorAddress } from './connector-address.ts'
import { openBlank } from './open-blank.ts'
import { deploymentOrigins } from './origins.ts'

const loadTalk = () => importWithRetry(() => import('./connector-talk.ts'))

/** Opens a page of the connector in a window, in the very handler of a press; all else loads after it. */
export async function askConnector<T extends ConnectorTask>(page: string, makeTask: () => T) {
  const { connect: origin } = deploymentOrigins()
  const early: MessageEvent<unknown>[] = []
  const onEarly = (event: MessageEvent<unknown>) => void early.push(event)
  addEventListener('message', onEarly)
  // The opener stays: the page has to tell it that it is there, and drops it before a script of others runs.
  const opened = openBlank('popup,width=480,height=640')
  opened?.location.replace(connectorAddress(origin, page))
  const stopEarly = () => removeEventListener('message', onEarly)
  const { talkTo } = await loadTalk().catch((error: unknown) => {
    stopEarly()
    opened?.close()
    throw error
  })
  return talkTo({ opened, origin, early, stopEarly }, makeTask())
}

/** Exchanges a code in a hidden frame, where no script of others runs; needs no press. */
export const askInFrame = async <T extends ConnectorTask>(page: string, task: T) =>
  (await loadTalk()).talkInFrame(deploymentOrigins().connect, page, task)
