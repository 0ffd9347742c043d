import { vi } from 'vitest'

export const savedFile = (press) =>
  new Promise((resolve, reject) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click() {
      resolve(fetch(this.href).then(async (file) => `${this.download}\n${await file.text()}`))
    })
    press().catch(reject)
  }).finally(() => vi.restoreAllMocks())
