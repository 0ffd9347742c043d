const inks = [
  '#0c5c63 #4fe8de',
  '#5b1f6b #ff8f9d',
  '#7a2e12 #ffc26b',
  '#1b2f74 #8fb6ff',
  '#235b2c #c2e57a',
  '#6b1431 #ffb3a0',
  '#3b2a83 #c9b4ff',
]

const svg = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`)}`

const pair = (seed: number) => (inks[seed % inks.length] ?? '').split(' ') as [string, string]

const letters = 'font-family="sans-serif" font-weight="700"'

/** A stand-in for a poster, 3:4. */
export const poster = (title: string, seed: number): string => {
  const [dark, light] = pair(seed)
  return svg(
    300,
    400,
    `<rect width="300" height="400" fill="${dark}"/><circle cx="150" cy="190" r="${90 + (seed % 4) * 10}" fill="${light}"/><path d="M0 320q75-50 150 0t150 0v80H0z" fill="${dark}"/><text x="150" y="372" ${letters} font-size="30" fill="#fff" text-anchor="middle">${title}</text>`,
  )
}

/** A stand-in for a banner; `phone` is 2:1, else 16:5. */
export const banner = (title: string, seed: number, phone = false): string => {
  const [dark, light] = pair(seed)
  const height = phone ? 456 : 285
  return svg(
    912,
    height,
    `<rect width="912" height="${height}" fill="${dark}"/><circle cx="700" cy="${height / 2}" r="${height / 2.4}" fill="${light}"/><text x="60" y="${height / 2}" ${letters} font-size="56" fill="#fff">${title}</text>`,
  )
}

/** A stand-in for a provider's logo in one ink. */
export const logo = (name: string, ink = '#ffffff'): string =>
  svg(
    name.length * 13 + 34,
    26,
    `<circle cx="13" cy="13" r="10" fill="${ink}"/><text x="32" y="20" ${letters} font-size="19" fill="${ink}">${name}</text>`,
  )

/** A stand-in for a person's picture. */
export const face = (seed: number): string => {
  const [dark, light] = pair(seed)
  return svg(72, 72, `<rect width="72" height="72" fill="${dark}"/><circle cx="36" cy="40" r="20" fill="${light}"/>`)
}

/** A stand-in for a captcha. */
export const captcha = svg(
  120,
  48,
  `<rect width="120" height="48" fill="#e7e6f4"/><text x="16" y="35" ${letters} font-size="30" fill="#29265c" letter-spacing="6">7K4Q</text>`,
)

/** A tall stand-in for the art beside the login form. */
export const panel = svg(
  376,
  720,
  '<rect width="376" height="720" fill="#2a2257"/><circle cx="200" cy="330" r="190" fill="#ffc2a1"/><path d="M0 520q180-90 376 0v200H0z" fill="#15162b"/>',
)
