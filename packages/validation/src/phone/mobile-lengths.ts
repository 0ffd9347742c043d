/**
 * How many digits a mobile number has after the dialling code and without a trunk zero, by dialling code; a star marks
 * the codes that a national number can begin with. Source: the metadata of libphonenumber (Apache 2.0), November 2026.
 */
const written: Readonly<Record<string, string>> = {
  '9': '32 33 34 36 40 41 46 48 51 56 61 66* 84* 93 94 211 212 213 218 221 224 233* 237 240 244 245 249 250 251 254 255 256 258 260 261 262 263 264 265 351 352 353 355 375 380 420 421 590 593 594 595 596 886 962 963* 966 967 970 971 972 994* 995 996* 998*',
  '8': '45* 47* 53* 65 216* 222* 223 227 228 230 232 235 236 253 257 266 267 268 350 356 357 370 371 373 374 378 382 383 386 389 502* 503* 504 505 506* 509 591 598 670 675 686 689 852 853 965* 968* 973 974 975 976* 993',
  '7': '238 239 246 248 269 291 297 501 592 597 673 674 676 678 679 680* 691 692 960* 1242* 1246* 1264* 1268* 1284* 1340* 1345* 1441* 1473* 1649* 1664* 1670* 1671* 1684* 1721* 1758* 1767* 1784* 1787* 1809* 1868* 1869* 1876*',
  '10': '1 7* 20 30 44 52 57 58 63 81 90 91* 92 98 234 850 880 964 977',
  '8 9': '242 359 377* 385 387 855* 992*',
  '7 8': '226 241* 372 507 599 961',
  '9 10': '39* 60 82 225 229 856',
  '6': '298* 299* 672 681 687',
  '7 9': '220* 231 243 354 423',
  '10 11': '49 54 55*',
  '5': '290 500* 682',
  '6 9': '376* 508*',
  '8 9 10': '64 381',
  '11': '86',
  '4 5 6 7': '690',
  '4 7': '683*',
  '5 6 7 8 9': '27*',
  '5 7': '677',
  '6 7': '688',
  '6 7 8 9 10': '358',
  '7 10': '685',
  '7 8 9': '252',
  '7 8 9 10': '95*',
  '7 8 9 10 11 12 13': '43',
  '9 10 11 12': '62',
  '9 11': '31',
}

/** What is known of the mobile numbers of a dialling code. */
export interface MobileLengths {
  readonly lengths: readonly number[]
  /** Whether a national number can begin with the digits of its own dialling code. */
  readonly beginsWithCode: boolean
}

const known: ReadonlyMap<string, MobileLengths> = new Map(
  Object.entries(written).flatMap(([lengths, codes]) =>
    codes
      .split(' ')
      .map((code): [string, MobileLengths] => [
        code.replace('*', ''),
        { lengths: lengths.split(' ').map(Number), beginsWithCode: code.endsWith('*') },
      ]),
  ),
)

/** The numbers of a dialling code; undefined where no country has the code. */
export const lengthsOf = (dialingCode: string): MobileLengths | undefined => known.get(dialingCode)

/** The shortest dialling code that a whole number begins with; undefined where no country has one. */
export const codeIn = (digits: string): string | undefined =>
  [1, 2, 3, 4].map((length) => digits.slice(0, length)).find((code) => known.has(code))
