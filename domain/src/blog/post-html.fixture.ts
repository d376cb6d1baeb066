/** Test cases shared by both sanitizers, which must agree. */

/** HTML that the sanitizers keep unchanged. */
export const KEPT_HTML = [
  '<p>Sit, <strong>stay</strong>, <em>down</em>, <u>up</u>, <s>no</s>, H<sub>2</sub>O, 2<sup>o</sup>.</p>',
  '<h2>One</h2><h3>Two</h3><h4>Three</h4>',
  '<ul><li>a</li></ul><ol><li>b</li></ol>',
  '<ol start="3"><li>c</li></ol><ol start="9999"><li>d</li></ol>',
  '<blockquote><p>Quiet.</p></blockquote><pre><code>x &lt; y</code></pre>',
  '<p><a href="/es/contact" title="Escríbeme">aquí</a><a href="#fear">a</a></p>',
  '<p><a href="mailto:a@example.com">a</a> <a href="tel:+17875550142">b</a></p>',
  '<p>¿Coquí? 🐕 &amp; &lt;b&gt;</p>',
  '<table><thead><tr><th>Edad</th><th>Siestas</th></tr></thead><tbody><tr><td>8 semanas</td><td><p>18 horas</p></td></tr></tbody></table>',
  '<table><tbody><tr><td colspan="2">a</td></tr><tr><td rowspan="2">b</td><td>c</td></tr><tr><td>d</td></tr></tbody></table>',
  '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Luna aprende</a><figcaption>En la plaza</figcaption></figure>',
] as const;

/** Unsafe or unsupported HTML, with its sanitized form. */
export const REDUCED_HTML: readonly (readonly [html: string, kept: string])[] = [
  ['<script>alert(1)</script>', ''],
  ['<style>p{color:red}</style>', ''],
  ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', ''],
  ['<object data="x"></object><embed src="x">', ''],
  ['<form action="/"><input name="a"></form>', ''],
  ['<p onclick="x()" style="color:red" class="a" id="b" title="c">Sit</p>', '<p>Sit</p>'],
  ['<p><span style="font-weight:700">Sit</span></p>', '<p>Sit</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="/a" width="1" colspan="2">a</a>', '<a href="/a">a</a>'],
  ['<img src="data:image/png;base64,AA">', ''],
  ['<img src="http://evil.example/x.png">', ''],
  ['<img src="https://elsewhere.example/x.png">', ''],
  [
    '<table border="1" width="100%" style="x"><tbody><tr height="20"><td align="right" bgcolor="red" headers="x" colspan="2">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  ...['0', '-3', '3.5', '03', '10000', 'x', ''].map(
    (start) => [`<ol start="${start}"><li>a</li></ol>`, '<ol><li>a</li></ol>'] as const,
  ),
  ['<ul start="3"><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['<p colspan="2" rowspan="2" width="3">a</p>', '<p>a</p>'],
  ['<p>a<!-- b --></p>', '<p>a</p>'],
];

/**
 * HTML with elements that aren't allowed in posts, paired with the HTML that the server and the preview
 * substitute.
 */
export const REPLACED_HTML: readonly (readonly [html: string, kept: string])[] = [
  ['<form action="/"><input name="a"><button>Go</button></form>', '<p>Go</p>'],
  ['<h5>a</h5><h6>b</h6>', '<h4>a</h4><h4>b</h4>'],
  ['<dl><dt>Sit</dt><dd>Down</dd></dl>', '<p>Sit</p><p>Down</p>'],
  [
    '<dl><dt><b>Sit</b> now</dt><dd><p>Down</p><p>Up</p></dd></dl>',
    '<p><strong>Sit</strong> now</p><p>Down</p><p>Up</p>',
  ],
  ['<details><summary>More</summary>All <i>of</i> it</details>', '<p>More</p><p>All <em>of</em> it</p>'],
  ['<section>\n<div>a</div>\n<div>b<br></div></section>c', '<p>a</p>\n<p>b<br /></p>c'],
  ['<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['<center><h2><div>a</div></h2></center>', '<h2>a</h2>'],
  [
    '<div><figure><div><img src="/a.webp" alt="" /></div></figure></div>',
    '<figure><img src="/a.webp" alt="" /></figure>',
  ],
  [
    '<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>',
    '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    '<table>\n<caption><p>a</p>c</caption>\n<tr><td>b</td></tr></table>',
    '<p>a</p><p>c</p>\n<table><tr><td>b</td></tr></table>',
  ],
  ['<h1>Sit</h1>', '<h2>Sit</h2>'],
  ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
];
