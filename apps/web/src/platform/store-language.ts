import type { LanguageCode } from '@parlour/i18n'
import { deviceStore } from './stores.ts'

/**
 * Writes the language where the next visit and the server look for it. The cookie holds the code alone: the server then
 * sends its first page in the right words.
 */
export function storeLanguage(language: LanguageCode): void {
  const before = deviceStore.get('lang')
  if (before !== language) {
    deviceStore.set('hisLang', before ?? language)
    deviceStore.set('lang', language)
  }
  document.cookie = `lang=${language};path=/;max-age=31536000;samesite=lax`
}
