// Loaded with --import: from then on no module can reach React. What still loads is a core.
import { registerHooks } from 'node:module'

const react = /^(react|react-dom|react-intl|@tanstack\/react-[a-z]+|embla-carousel-react|radix-ui)(\/|$)/

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (react.test(specifier)) throw new Error(`a core reached ${specifier} from ${context.parentURL}`)
    return nextResolve(specifier, context)
  },
})
