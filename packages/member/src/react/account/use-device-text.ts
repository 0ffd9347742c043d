import { useApi } from '@parlour/api-client/react'
import type { MemberSessionRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { IconComputer, IconDevice, IconPhone, IconTablet } from '@parlour/ui-kit/icons'
import { deviceKind } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

const icons = { phone: IconPhone, tablet: IconTablet, computer: IconComputer }

/** A country in the language of the page; the code of one that the browser does not know. */
function countryName(code: string | null, tag: string): string | null {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return null
  return new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code
}

/** A device in words: its kind with browser and system, where it was last used, and when. */
export interface DeviceText {
  readonly icon: typeof IconDevice
  readonly name: string
  /** Country and network, as far as the platform tells them. */
  readonly place: string
  readonly when: string
}

/** Words a session as the device it is held on (MEM-02). */
export function useDeviceText(): (session: MemberSessionRow) => DeviceText {
  const text = useMemberText()
  const format = useFormat()
  const api = useApi()
  return ({ network, lastNetwork, lastCountry, browser, system, loginTime, lastSeenTime, current }) => {
    const kind = deviceKind(system)
    const parts = { browser: browser ?? '', system: system ?? '' }
    const device = kind ? text(`member.sessions.${kind}`, parts) : text('member.sessions.device', parts)
    const where = lastNetwork ?? network
    const places = [countryName(lastCountry, format.tag), where && text('member.sessions.network', { network: where })]
    return {
      icon: kind ? icons[kind] : IconDevice,
      name: browser && system ? device : text('member.sessions.unknown'),
      place: places.filter(Boolean).join(', '),
      when: current
        ? text('member.sessions.since', { time: format.dateTime(loginTime) })
        : text('member.sessions.seen', { when: format.relative(lastSeenTime, api.clock.now()) }),
    }
  }
}
