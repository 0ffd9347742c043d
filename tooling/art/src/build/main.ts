import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games, studios } from '../../../../apps/gateway/src/seed/catalogue/index.ts'
import { banners } from '../banners.ts'
import type { BannerLanguage, BannerSize } from '../banners.ts'
import type { LogoTone } from '../paths.ts'
import { avatarPath, bannerPath, fixedPaths, logoPath, posterPath } from '../paths.ts'
import { drawBanner } from './banners/draw-banner.ts'
import { manifest } from './manifest.ts'
import { avatars, drawAvatar } from './pieces/avatar.ts'
import { drawBrandMark, drawDefaultAvatar, drawDefaultPoster, drawFavicon } from './pieces/brand.ts'
import { drawLogo } from './pieces/logo.ts'
import { drawLoginPanel, drawRegisterStrip } from './pieces/panels.ts'
import { assign } from './posters/assign.ts'
import { drawPoster } from './posters/draw-poster.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')

const put = (path: string, text: string): void => {
  const file = join(dist, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const posters = (): void => {
  const looks = assign(games)
  for (const game of games) {
    const look = looks.get(game.id)
    if (look !== undefined) put(posterPath(game.id), drawPoster(game, look))
  }
}

const sizes: BannerSize[] = ['desktop', 'phone']
const languages: BannerLanguage[] = ['EN', 'TY']
const tones: LogoTone[] = ['white', 'colour', 'ink']

rmSync(dist, { recursive: true, force: true })
posters()
for (const banner of banners)
  for (const size of sizes)
    for (const language of languages) put(bannerPath(banner.key, size, language), drawBanner(banner, size, language))
for (const { code, name } of studios) for (const tone of tones) put(logoPath(code, tone), drawLogo(code, name, tone))
avatars.forEach((look, index) => put(avatarPath(index), drawAvatar(look, `Avatar ${index + 1}`)))
put(fixedPaths.loginPanel, drawLoginPanel())
put(fixedPaths.registerStrip, drawRegisterStrip())
put(fixedPaths.mark, drawBrandMark())
put(fixedPaths.favicon, drawFavicon())
put(fixedPaths.defaultPoster, drawDefaultPoster())
put(fixedPaths.defaultAvatar, drawDefaultAvatar())
put(fixedPaths.manifest, `${JSON.stringify(manifest(), null, 2)}\n`)
copyFileSync(join(root, fixedPaths.credits), join(dist, fixedPaths.credits))
process.stdout.write(`drew ${games.length} posters, ${banners.length * 4} banners, ${studios.length * 3} logos\n`)
