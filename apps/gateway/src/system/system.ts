import type {
  getBoxKey, getCountries, getRegistrationRules, getRsaKey, getSettings, getStatus, getWhitelabel,
} from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { registrationRules } from '../register/rules.ts'
import { findNode, moduleTree } from './module-tree.ts'

/** Whether the site is open, and what it needs before the first screen. */
export const answerStatus: Handler<typeof getStatus> = async ({ gateway, address }) => {
  const { config } = gateway
  return {
    maintenance: false,
    regionRestriction: false,
    location: { ip: address, country: 'PH', countryName: 'Philippines' },
    info: {
      whitelabel: moduleTree(config.modules),
      register: registrationRules(config),
      resources: [],
      customerService: [],
      mainDomain: new URL(config.siteOrigins[0] ?? 'http://localhost').host,
      analytics: null,
      imageCDNs: [],
      launchGameCDNs: [config.playOrigin],
    },
  }
}

/** The tree of modules. */
export const answerWhitelabel: Handler<typeof getWhitelabel> = async ({ gateway }) => moduleTree(gateway.config.modules)

/** The settings tree, or the node of one module; a module nobody knows is an empty node that is off. */
export const answerSettings: Handler<typeof getSettings> = async ({ gateway, request }) => {
  const tree = moduleTree(gateway.config.modules)
  const { modId } = request
  return modId ? (findNode(tree, modId) ?? { modId, enabled: '0', childrenNodes: [] }) : tree
}

/** The rules of the registration form. */
export const answerRegistrationRules: Handler<typeof getRegistrationRules> = async ({ gateway }) =>
  registrationRules(gateway.config)

const dialling: Readonly<Record<string, string>> = {
  PH: '63', SG: '65', MY: '60', ID: '62', TH: '66', VN: '84', HK: '852', MO: '853', TW: '886', JP: '81', KR: '82',
  AE: '971', SA: '966', QA: '974', KW: '965', AU: '61', NZ: '64', GB: '44', US: '1', CA: '1',
}

/** Countries with their dialling codes, the operator's own first. */
export const answerCountries: Handler<typeof getCountries> = async () => ({
  countries: Object.entries(dialling).map(([countryCode, countryDialingCode]) => ({ countryCode, countryDialingCode })),
})

/** The RSA modulus of the legacy scheme. */
export const answerRsaKey: Handler<typeof getRsaKey> = async ({ gateway }) => gateway.keyring.legacy().modulus

/** The key to seal payloads for. */
export const answerBoxKey: Handler<typeof getBoxKey> = async ({ gateway }) => {
  const { kid, publicKey } = gateway.keyring.current()
  return { kid, publicKey }
}
