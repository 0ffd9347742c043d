import type {
  getBoxKey,
  getCountries,
  getRegistrationRules,
  getRsaKey,
  getSettings,
  getTemplates,
  getWhitelabel,
} from '@parlour/api-client/endpoints'
import { languages } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { registrationRules } from '../../identity/index.ts'
import { countriesIn } from './countries.ts'
import { findNode, moduleTree } from './module-tree.ts'

/** The tree of modules. */
export const handleWhitelabel: Handler<typeof getWhitelabel> = async ({ gateway }) => moduleTree(gateway.config.modules)

/** The settings tree, or the node of one module; an unknown module is an empty node that is off. */
export const handleSettings: Handler<typeof getSettings> = async ({ gateway, request }) => {
  const tree = moduleTree(gateway.config.modules)
  const { modId } = request
  return modId ? (findNode(tree, modId) ?? { modId, enabled: '0', childrenNodes: [] }) : tree
}

/** The layouts of this brand: one, with its themes. */
export const handleTemplates: Handler<typeof getTemplates> = async ({ gateway }) => ({
  list: [
    {
      templateId: gateway.config.merchant,
      templateName: 'Vesper',
      platform: 'W',
      themes: ['dark', 'light'],
      languages: Object.keys(languages),
    },
  ],
})

/** The rules of the registration form. */
export const handleRegistrationRules: Handler<typeof getRegistrationRules> = async ({ gateway }) =>
  registrationRules(gateway.config)

/** Every country with its dialling code, the operator's own first. */
export const handleCountries: Handler<typeof getCountries> = async ({ language }) => ({
  countries: countriesIn(language),
})

/** The RSA modulus of the legacy scheme. */
export const handleRsaKey: Handler<typeof getRsaKey> = async ({ gateway }) => gateway.keyring.legacy().modulus

/** The key to seal payloads for. */
export const handleBoxKey: Handler<typeof getBoxKey> = async ({ gateway }) => {
  const { kid, publicKey } = gateway.keyring.current()
  return { kid, publicKey }
}
