/**
 * Loads a part of the page that may have failed before. A browser remembers a module that did not arrive for as long as the page
 * lives, so the second try asks for it under another address. @throws when the second try fails too.
 */
export async function lateImport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = /https?:\S+\.js/.exec(String(error))?.[0]
    if (!address || new URL(address).origin !== window.location.origin) throw error
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module
  }
}
