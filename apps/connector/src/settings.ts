import * as v from 'valibot'

const provider = v.object({ authorize: v.string(), clientId: v.string(), scope: v.string() })

const shape = v.object({
  /** Origins of the sites that may open these pages. */
  sites: v.array(v.string()),
  providers: v.object({ google: v.optional(provider), facebook: v.optional(provider), telegram: v.optional(provider) }),
  firebase: v.nullable(
    v.object({ apiKey: v.string(), authDomain: v.string(), projectId: v.string(), emulator: v.nullable(v.string()) }),
  ),
  geetest: v.nullable(v.object({ script: v.string(), captchaId: v.string(), language: v.string() })),
})

/** What the deployment decides, as the server wrote it into the page. */
export type Settings = v.InferOutput<typeof shape>

/** Reads the settings of this page. @throws ValiError when the server wrote something else */
export function readSettings(document: Document): Settings {
  return v.parse(shape, JSON.parse(document.querySelector('meta[name="connector"]')?.getAttribute('content') ?? 'null'))
}
